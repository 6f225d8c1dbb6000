import { anyCase } from '../any-case.ts';
import { hasLegalForm } from './legal-forms.ts';
import { ownTexts } from './name-support.ts';
import { distinctive } from './name-words.ts';
import type { Reading } from './reading.ts';

/** Lines above a number in which somebody may be named. */
const REACH = 2;

/** A name of two words or more: 'Velano Mobilitätsservice', 'Ring der Ofenbauer'. */
const NAME =
  /(?:^|[\s(„"])(\p{Lu}[\p{L}\d&-]{2,40}(?: (?:&|und|der|des|für|am|im) \p{Lu}[\p{L}\d-]{1,40}| \p{Lu}[\p{L}\d-]{1,40}){1,4})$/u;

/** First words of what a company's own number is for: 'Technischer Kundendienst', 'Telefon Büro', 'Montag bis Freitag'. */
const PURPOSES = [
  '\\p{L}{3,30}(?:isch|lich|ig|al|ell|los|iert|ent)e[rsnm]?|(?:zentral|direkt|neu|frei|schnell)e[rsnm]?',
  'unsere?r?|ihre?r?|wir|rund|jetzt|hier|bitte|immer|auch|oder|und|tel|mobile?|handy|fax|call|phone|mo|di|mi|do|fr|sa|so',
  '\\p{L}{0,25}(?:service|hotline|dienst|notruf|notfall|pikett|fon|ruf|nummer|nr|beratung|bestellung|kontakt|zentrale|empfang)',
  '\\p{L}{0,25}(?:rezeption|sekretariat|anmeldung|termine?|vereinbarung|büro|praxis|kanzlei|support|annahme|auskunft|info(?:rmation)?)',
  '\\p{L}{0,25}(?:verkauf|vertrieb|einkauf|verwaltung|leitung|stelle|reservierung(?:en)?|buchung(?:en)?|shop|laden|lager|werkstatt)',
  '\\p{L}{0,25}(?:labor|team|abteilung|störung(?:en)?|hilfe|bereitschaft|zeiten|tag|mittwoch|abend)',
  'standort|niederlassung|filiale|haus|hotel|restaurant|gasthof',
];
const PURPOSE = anyCase(`^(?:${PURPOSES.join('|')})$`);

/** A word for the number itself, between a name and the number. */
const NUMBER_WORD = anyCase(/[\s,:(–-]{1,3}(?:tel|fon|telefon|phone|mobil|hotline|notruf|ruf)\p{L}{0,6}[\s.:]{0,3}$/iu);

/**
 * Whether somebody is named right before a number, or in the lines above it of the same block, whom the page does not
 * know as its company: 'Mitglied im / Ring der Ofenbauer / Tel. …'.
 */
export function isOfStranger(reading: Reading, index: number, at: number): boolean {
  const { pieces } = reading;
  const piece = pieces[index];
  if (!piece) return false;
  const before = piece.text.slice(Math.max(0, at - 120), at);
  if (isStranger(reading, before.replace(NUMBER_WORD, '').trimEnd())) return true;
  if (before.length > 20) return false;
  for (let i = index - 1; i >= Math.max(0, index - REACH); i--) {
    const above = pieces[i];
    // Whose a name with a legal form is, others tell.
    if (!above || above.hasForm || above.line.block !== piece.line.block || above.text.length > 70) return false;
    if (isStrangerName(reading, above.text)) return true;
  }
  return false;
}

/** Whether a text is nothing but a name that the page does not know as its company's. */
export const isStrangerName = (reading: Reading, text: string): boolean =>
  NAME.exec(text)?.[1] === text && isStranger(reading, text);

function isStranger(reading: Reading, text: string): boolean {
  const name = NAME.exec(text)?.[1];
  if (name === undefined || hasLegalForm(name) || PURPOSE.test(name.split(' ', 1)[0] ?? '')) return false;
  const known = ownTexts(reading);
  return !distinctive(name).some((word) => known.includes(word));
}
