import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Answers of unsafe calls, kept so that a repeated call gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** SHA-256 of method, path and body. */
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer').$type<unknown>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.createdAt)],
);

/** Counters of rate-limiter-flexible; the columns' names and types are that library's. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: instant('expire'),
});

/** Captcha tokens already used, so that each works once. Only hashes are kept. */
export const usedTokens = pgTable('used_tokens', {
  hash: text('hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
});

/** Random secrets made once per installation, shared by all its processes. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
