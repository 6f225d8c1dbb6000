import type { ReportCompany, Signal } from '../../contract/report.ts';
import type { ScanSite } from '../scan/types.ts';
import type { AskVies, ViesAnswer } from './vies.ts';

/** Prefixes of the states that VIES knows: the EU, Greece as EL, Northern Ireland as XI. */
const KNOWN = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)/;

const severities: Record<ViesAnswer, Signal['severity']> = { valid: 'ok', invalid: 'warning', unreachable: 'notice' };

/** A scan that also asks VIES for the VAT id it has found, and adds the answer to the company's signals. */
export function checkingVatIds(scanSite: ScanSite, askVies: AskVies): ScanSite {
  return async (url, options) => {
    const result = await scanSite(url, options);
    if (result.state !== 'found') return result;
    const { signal = new AbortController().signal } = options;
    const company = await withRegistration(result.company, askVies, signal);
    signal.throwIfAborted();
    return { ...result, company };
  };
}

async function withRegistration(company: ReportCompany, askVies: AskVies, signal: AbortSignal): Promise<ReportCompany> {
  const { vat_id: vatId, evidence, signals = [] } = company;
  if (!vatId || !KNOWN.test(vatId)) return company;
  const answer = await askVies(vatId, signal);
  const registration: Signal = {
    code: 'vatRegistration',
    severity: severities[answer],
    params: { vatId, answer },
    ...(evidence.vat_id && { evidence: evidence.vat_id }),
  };
  return { ...company, signals: [...signals, registration] };
}
