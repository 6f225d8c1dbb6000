import { eq, sql } from 'drizzle-orm';
import type { Company } from '../../contract/company.ts';
import type { ReportCompany } from '../../contract/report.ts';
import type { Db } from '../db/database.ts';
import { companies } from '../db/schema.ts';
import { companyHost } from './site-address.ts';

type CompanyRow = typeof companies.$inferSelect;

/** The short record of a reported company, as searches and lists show it. */
export function toCompany(
  company: ReportCompany,
  seen: { jobId: string | null; createdAt: Date; updatedAt: Date },
): Company {
  return {
    id: company.id,
    apify_run_id: seen.jobId,
    url: company.url,
    company_name: company.company_name,
    street: company.street,
    city: company.city,
    zip: company.zip,
    country: company.country,
    industry: company.industry,
    description: company.description,
    description_en: company.description_en,
    description_de: company.description_de,
    founding_date: company.founding_date,
    number_of_employees: company.number_of_employees,
    is_international: company.is_international,
    vat_id: company.vat_id,
    created_at: seen.createdAt.toISOString(),
    updated_at: seen.updatedAt.toISOString(),
    favicon_url: company.favicon_url,
    favicon_fallback: null,
  };
}

/** The wire form of a stored company. */
export const fromRow = (row: CompanyRow): Company => toCompany(row.data, row);

/**
 * Stores the newest report on a company, one record per host.
 * @returns the report with the record's lasting id
 */
export async function storeCompany(tx: Db, jobId: string, found: ReportCompany): Promise<ReportCompany> {
  const host = companyHost(found.url);
  const [known] = await tx.select({ id: companies.id }).from(companies).where(eq(companies.host, host));
  const data = { ...found, id: known?.id ?? crypto.randomUUID() };
  const now = new Date();
  const facts = {
    jobId,
    name: data.company_name,
    city: data.city ?? null,
    industry: data.industry ?? null,
    faviconUrl: data.favicon_url ?? null,
    data,
    updatedAt: now,
  };
  const [stored] = await tx
    .insert(companies)
    .values({ id: data.id, host, createdAt: now, ...facts })
    .onConflictDoUpdate({
      target: companies.host,
      // Two first scans of a host may meet here; the row that was first keeps its id.
      set: { ...facts, data: sql`jsonb_set(${JSON.stringify(data)}::jsonb, '{id}', to_jsonb(${companies.id}))` },
    })
    .returning({ data: companies.data });
  return stored?.data ?? data;
}
