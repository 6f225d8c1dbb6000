import * as v from 'valibot';
import { Language } from './primitives.ts';

export const PageSlug = v.picklist([
  'impressum',
  'datenschutz',
  'cookie-richtlinie',
  'cookie-policy',
  'agb',
  'ihre-datenrechte',
  'cookies-verwalten',
]);
export type PageSlug = v.InferOutput<typeof PageSlug>;

export const PageQuery = v.object({ lang: v.optional(Language, 'de') });

/** A static page; `content` is sanitised HTML. */
export const StaticPage = v.object({ title: v.string(), content: v.string(), updated_at: v.string() });
export type StaticPage = v.InferOutput<typeof StaticPage>;

export const StaticPageAnswer = v.object({ success: v.literal(true), data: StaticPage });
export type StaticPageAnswer = v.InferOutput<typeof StaticPageAnswer>;

export const StaticPagesAnswer = v.object({
  success: v.literal(true),
  data: v.array(v.object({ slug: PageSlug, title: v.string(), updated_at: v.string() })),
});
export type StaticPagesAnswer = v.InferOutput<typeof StaticPagesAnswer>;
