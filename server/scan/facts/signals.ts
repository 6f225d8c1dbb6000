import type { ReportCompany, Signal } from '../../../contract/report.ts';
import { foldKey, rank } from './choose.ts';
import type { Address, Mark, PageFacts } from './page-facts.ts';
import { placeKey } from './place-key.ts';
import { isRegisterCourt } from './register-courts.ts';
import { isVatIdChecked } from './vat-id.ts';

const WELL_FORMED =
  /^(?:(?:HRA|HRB|GnR|VR|PR|GsR) \d{1,6}(?: [A-Z]{1,3})?|FN \d{3,6}[a-z]|CHE-\d{3}\.\d{3}\.\d{3}|CH-[\d.]+-\d|FL-[\d.]+-\d|ZVR \d{6,10})$/u;

/** German numbers are counted by each court anew; those of other registers name an entry by themselves. */
const COUNTED_BY_COURT = /^(?:HR[AB]|GnR|VR|PR|GsR) /u;

/** Forms that exist only by their entry in a register. */
const REGISTERED = /GmbH|UG|AG|SE|KG|OHG|OG|FlexCo|e\.K\.|e\.U\.|eG|e\.V\.|PartG/u;
const LEGAL_PERSON = /GmbH|UG|AG|SE|KG|FlexCo|eG|e\.V\.|Stiftung/u;

/** The checks a careful clerk would make over a finished company, each with its reason; never a verdict. */
export function readSignals(company: ReportCompany, pages: readonly PageFacts[]): Signal[] {
  return [
    ...checkVatId(company),
    ...checkRegister(company),
    ...checkLegalItems(company, pages),
    ...checkName(company, pages),
    ...checkMarks(company, pages),
  ];
}

function checkVatId({ vat_id, evidence }: ReportCompany): Signal[] {
  if (!vat_id) return [];
  const severity = isVatIdChecked(vat_id) ? 'ok' : 'warning';
  return [withEvidence({ code: 'vatCheckDigit', severity, params: { vatId: vat_id } }, evidence.vat_id)];
}

/** A well-formed entry comes with the string to look it up by in the official register. */
function checkRegister({ hr_number, register_court, country, evidence }: ReportCompany): Signal[] {
  const signals: Signal[] = [];
  if (hr_number) {
    const severity = WELL_FORMED.test(hr_number) ? 'ok' : 'notice';
    const court = COUNTED_BY_COURT.test(hr_number) ? register_court : null;
    const search = [court, hr_number].filter(Boolean).join(' ');
    signals.push(
      withEvidence({ code: 'registerEntry', severity, params: { number: hr_number, search } }, evidence.hr_number),
    );
  }
  if (register_court && isRegisterCourt(register_court, country ?? '') === false) {
    const unknown: Signal = { code: 'registerCourtUnknown', severity: 'notice', params: { court: register_court } };
    signals.push(withEvidence(unknown, evidence.register_court));
  }
  return signals;
}

/** Items that § 5 DDG (§ 5 ECG) asks for; only where a legal page was read that could have them. */
function checkLegalItems(company: ReportCompany, pages: readonly PageFacts[]): Signal[] {
  if (!pages.some((page) => page.kind === 'impressum') || (company.country !== 'DE' && company.country !== 'AT'))
    return [];
  const form = company.legal_form ?? '';
  const has = (type: string): boolean => company.contacts.some((contact) => contact.type === type);
  const items: [string, boolean][] = [
    ['address', Boolean(company.street && company.city)],
    ['email', has('email')],
    ['phone', has('phone')],
    ['representative', company.ceos.length > 0 || !LEGAL_PERSON.test(form)],
    ['register', Boolean(company.hr_number) || !REGISTERED.test(form)],
  ];
  const missing = items.filter(([, present]) => !present).map(([item]) => item);
  const severity = missing.length > 0 ? 'notice' : 'ok';
  return [{ code: 'legalItemsMissing', severity, params: { missing: missing.join(',') } }];
}

/**
 * The name in structured data against the one reported; brands without a legal form are no contradiction, and whoever
 * sits elsewhere is another company: a franchisor's data stand on all pages of its partners.
 */
function checkName(company: ReportCompany, pages: readonly PageFacts[]): Signal[] {
  const ranked = rank(pages, (page) => page.name.filter((fact) => fact.evidence.method === 'json-ld'));
  const named = ranked[0]?.fact;
  const reported = foldKey(company.company_name);
  // Beside the company itself, data may tell who published a text.
  const isTold = ranked.some(({ fact }) => {
    const structured = foldKey(fact.value);
    return reported.includes(structured) || structured.includes(reported);
  });
  if (!named || isTold) return [];
  if (named.place && sitsElsewhere(named.place, company)) return [];
  const params = { name: company.company_name, structured: named.value };
  return [{ code: 'nameDiffers', severity: 'notice', params, evidence: named.evidence }];
}

/** Another postcode, or another street of it. */
function sitsElsewhere(place: Address, { street = null, zip = null, city = null }: ReportCompany): boolean {
  if (!place.zip || !zip) return false;
  const isStreetKnown = place.street !== null && street !== null;
  return place.zip !== zip || (isStreetKnown && placeKey(place) !== placeKey({ street, zip, city }));
}

function checkMarks(company: ReportCompany, pages: readonly PageFacts[]): Signal[] {
  const mark = (name: Mark) => rank(pages, (page) => page.marks.filter((fact) => fact.value === name))[0]?.fact;
  const signals: Signal[] = [];
  const odr = mark('odrLink');
  if (odr)
    signals.push({ code: 'odrLinkDead', severity: 'notice', params: { since: '2025-07-20' }, evidence: odr.evidence });
  const law = company.country === 'AT' || company.country === 'CH' ? undefined : mark('oldLaw');
  if (law)
    signals.push({ code: 'outdatedLaw', severity: 'notice', params: { since: '2024-05-14' }, evidence: law.evidence });
  const box = company.street ? undefined : mark('poBox');
  if (box) signals.push({ code: 'poBoxOnly', severity: 'warning', params: {}, evidence: box.evidence });
  return signals;
}

function withEvidence(signal: Signal, evidence: Signal['evidence']): Signal {
  return evidence ? { ...signal, evidence } : signal;
}
