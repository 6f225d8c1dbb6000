/** Every table of the product, for drizzle and for those who query. */
export * from './schema/calls.ts';
export * from './schema/mail.ts';
export * from './schema/opinions.ts';
export * from './schema/people.ts';
export * from './schema/searches.ts';
