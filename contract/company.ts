import * as v from 'valibot';
import { storable } from './primitives.ts';

const text = v.nullish(v.string());

/** The wire writes yes/no in three ways: 'yes', 'true' or a boolean (§3). */
export const International = v.nullish(v.union([v.boolean(), v.string()]));

/** A company in searches and favicon grids (§3 Company). */
export const Company = v.object({
  id: v.string(),
  /** Job whose report shows the company; absent where none is at hand. */
  apify_run_id: text,
  url: v.string(),
  company_name: v.string(),
  street: text,
  city: text,
  zip: text,
  country: text,
  industry: text,
  description: text,
  description_en: text,
  description_de: text,
  founding_date: text,
  number_of_employees: v.nullish(v.union([v.string(), v.number()])),
  is_international: International,
  vat_id: text,
  created_at: v.string(),
  updated_at: v.string(),
  favicon_url: text,
  favicon_fallback: text,
});
export type Company = v.InferOutput<typeof Company>;

/** A card of /results (§3 Results list item): the same record, of which the card needs these. */
export const ResultsItem = v.object({
  ...v.pick(Company, [
    'id',
    'url',
    'company_name',
    'industry',
    'description',
    'description_en',
    'description_de',
    'city',
    'country',
    'founding_date',
    'is_international',
    'vat_id',
    'created_at',
  ]).entries,
  apify_run_id: v.string(),
});
export type ResultsItem = v.InferOutput<typeof ResultsItem>;

/** Query of `GET /companies`. Numbers arrive as text. */
export const CompaniesQuery = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200), storable)),
  city: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), storable)),
  industry: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100), storable)),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(100)), '20'),
  offset: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.maxValue(100_000)), '0'),
});
export type CompaniesQuery = v.InferOutput<typeof CompaniesQuery>;

export const CompaniesAnswer = v.object({ data: v.array(Company), total: v.number() });
export type CompaniesAnswer = v.InferOutput<typeof CompaniesAnswer>;

export const RandomCompaniesQuery = v.object({
  limit: v.optional(v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(1), v.maxValue(24)), '4'),
});

export const RandomCompaniesAnswer = v.object({ data: v.array(Company) });
export type RandomCompaniesAnswer = v.InferOutput<typeof RandomCompaniesAnswer>;

export const FaviconQuery = v.object({ url: v.pipe(v.string(), v.maxLength(2_048)) });
