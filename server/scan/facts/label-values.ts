import { anyCase } from '../any-case.ts';
import { leaderLabel } from './leader-labels.ts';
import { parsePerson, personsIn } from './person-names.ts';
import { OFFICE, OFFICE_LEAD } from './roles.ts';
import { sentencesOf } from './sentences.ts';

/** What a label names: names may stand in brackets, and a sole trader's form behind them. */
export function valueBehind(text: string): string {
  const bracketed = /^:?\s?(?:\p{L}{4,20} )?\(([^)]{4,200})\)$/u.exec(text)?.[1];
  const value = bracketed !== undefined && personsIn(bracketed, true).length > 0 ? bracketed : stripLabels(text);
  if (LEGAL_BASIS.test(value) || WHOSE.test(text.trim())) return '';
  return value.replace(/\s(?:e\.\s?[KU](?:fm|fr)?\.?|eK)$/u, '');
}

/** Behind a label, the law by which somebody represents: 'Vorstand im Sinne des § 26 BGB'. */
const LEGAL_BASIS =
  /^(?:(?:i\.\s?S\.\s?(?:d\.|v\.|des|von)|im Sinne (?:des|von|der)|nach|gem(?:äß|\.)|laut|lt\.|entsprechend)\s)?(?:§|Art)[^:,;]{1,40}$/iu;

/** The same in a sentence: 'im Sinne des § 26 BGB sind X und Y'. */
const BY_LAW =
  /^(?:im Sinne (?:des|von)|i\.\s?S\.\s?(?:d\.|v\.|des|von)|nach|gem(?:äß|\.))\s§\s?\d{1,3}\s(?:Abs\.\s?\d\s)?[A-Z]{1,2}[A-Za-z]{1,4}\s(?:ist|sind)\s/u;

/** Behind a label, whose it is and nothing more: 'Geschäftsführer der pers. haft. Gesellschafterin'. */
const WHOSE = anyCase(
  /^(?:der|des|unserer) (?:(?:pers\p{L}{0,8}\.? ?)?haft\p{L}{0,5}\.? )?(?:gesellschaft(?:erin|er|ers)?|komplementär\p{L}{0,3}(?:-gmbh)?|firma|unternehmens|vereins|gmbh|ag|kg|genossenschaft|stiftung):?$/iu,
);

/** 'Vertreten durch: Geschäftsführer: X' and 'Geschäftsführer der Muster Verwaltungs-GmbH: X' leave 'X'. */
export function stripLabels(text: string): string {
  let value = dropLead(text)
    .replace(/^(?:der|des|von) [^:]{3,90}:\s/u, '')
    .replace(BY_LAW, '');
  for (let i = 0; i < 3; i++) {
    const lead = leaderLabel(value) ?? /^(?:d(?:en|ie|er|as)|den Vorstand|Herrn?|Frau)\s/u.exec(value)?.[0];
    if (lead === undefined) break;
    value = dropLead(value.slice(lead.length));
  }
  // 'Vorstand i. S. d. § 26 BGB: X' leaves 'X'.
  const colon = value.indexOf(':');
  const aside = colon > 0 && colon <= 60 ? value.slice(0, colon) : '';
  // 'X. Kaufmännischer Leiter: Y' begins with whom the label before names.
  const [first = ''] = aside === '' ? [] : sentencesOf(aside);
  const isNamed = personsIn(aside, true).length > 0 || (first !== aside && parsePerson(first, true) !== null);
  return aside !== '' && !isNamed ? value.slice(colon + 1).trim() : value;
}

const dropLead = (text: string): string => text.replace(/^\s?\([^)]{0,80}\)/u, '').replace(/^[\s:.,)\-–>|]+/u, '');

/** '2. Vorsitzender: X', 'Schatzmeister: X' below a label: the person behind the office. */
export function behindOffice(raw: string): string {
  const text = raw.replace(/^\(?\d{1,2}[.)]\s/u, '').replace(OFFICE_LEAD, '');
  const colon = text.indexOf(':');
  return colon > 0 && colon <= 40 && OFFICE.test(text.slice(0, colon)) ? text.slice(colon + 1).trim() : text;
}

/** 'Bauleitung', 'Pressesprecherin': who heads or speaks for a part. */
const OFFICE_OF_PART = anyCase(
  /^(?!geschäfts|vorstands|unternehmens|gesamt|kanzlei|praxis|firmen)\p{L}{3,20}-?(?:leit(?:ung|er|erin)|sprecher(?:in)?)$/iu,
);

/** 'Steuerberater: X' below 'Geschäftsführer': another label begins. */
export function isOtherLabel(text: string): boolean {
  const label = /^([^:]{2,60}):(?:\s|$)/u.exec(text)?.[1];
  return (
    label !== undefined &&
    (!OFFICE.test(label) || OFFICE_OF_PART.test(label)) &&
    leaderLabel(label) === null &&
    !/§|(?<!\p{L})i\.\s?S|^(?:kollektiv|einzeln|gemeinsam|je) zu/u.test(label)
  );
}
