import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import { companies, jobOf } from './searches.ts';

/** Ratings of a company's data. `visitor` is a keyed hash of network and company, kept for the cooldown. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    visitor: text('visitor'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ratings_visitor').on(table.visitor, table.createdAt)],
);

/** Feedback on a report. */
export const feedback = pgTable('feedback', {
  id: id(),
  jobId: jobOf(),
  rating: integer('rating').notNull(),
  message: text('message').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Cookie decisions, counted only: nothing tells whose they are. */
export const consents = pgTable('consents', {
  id: id(),
  analytics: boolean('analytics').notNull(),
  marketing: boolean('marketing').notNull(),
  createdAt: instant('created_at').notNull(),
});
