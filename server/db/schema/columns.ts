import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../contract/primitives.ts';

/** Ids are made by `crypto.randomUUID`: PostgreSQL 15 has no uuidv7, and job ids must not be guessable. */
export const id = () => uuid('id').primaryKey();

/** A point in time, read as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The language in which a visitor is written to. */
export const language = () => text('language').$type<Language>().notNull();
