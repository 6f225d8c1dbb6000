import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { knownTexts } from './name-support.ts';
import { nameWithForm } from './name-text.ts';
import { distinctive } from './name-words.ts';
import { INTRODUCED } from './other-parties.ts';
import { tellsOwnPlace } from './own-places.ts';
import { saysRunToo } from './place-sayings.ts';
import type { Reading } from './reading.ts';
import { namedByHost } from './whose-words.ts';

/** So many words in lower case make a line running text. */
const RUNNING = 3;
const PLAIN_WORD = /(?<!\S)\p{Ll}{2,30}(?=[\s,.]|$)/gu;
const OURS = anyCase(/(?<!\p{L})unsere?[mnrs]?(?!\p{L})/iu);

/** 'Drei Öfen für das Hotel Muster GmbH': whom the company works for. */
const FOR_SOMEBODY = /(?<!\p{L})für (?:die|das|den|eine?n?) \p{Lu}/u;

/** 'Unsere Rechnung prüft die Muster AG': who does something for the company. */
const DOES_FOR_US =
  /^(?:Unsere?n?|Die|Den|Das) (?:\p{Ll}{3,20} )?\p{Lu}[\p{L}-]{2,30} (?!ist |sind |hat |war )\p{Ll}{3,15}(?:t|en) (?:(?:uns|für uns) )?(?:die|der|das) \p{Lu}/u;

/** The words of a sentence that can name somebody. */
const nameIn = (text: string): string => nameWithForm(text) ?? (text.match(CAPITALISED)?.join(' ') || text);
const CAPITALISED = /(?<![\p{L}\d-])\p{Lu}[\p{L}\d-]{1,60}/gu;

/**
 * Leaves out addresses that running text gives for somebody whom it names right before: 'Die Vertretung übernimmt
 * Dr. Probe, Weg 1, 12345 Ort.' A legal or contact page gives its own in sentences, too.
 */
export function withoutPassing(reading: Reading, sites: readonly AddressSite[]): readonly AddressSite[] {
  if (sites.length === 0 || reading.kind === 'impressum' || reading.kind === 'contact') return sites;
  const known = knownTexts(reading);
  const isOwn = namedByHost(reading.host);
  return sites.filter(({ pieces: [line], lead }) => {
    const named = lead.split(/[,;:(]\s?/u).at(-1) ?? '';
    if (INTRODUCED.test(named)) return false;
    const isKnown = (text: string): boolean => distinctive(nameIn(text)).some((word) => known.includes(word));
    if (FOR_SOMEBODY.test(lead) && !isKnown(lead)) return false;
    if (DOES_FOR_US.test(lead) && nameWithForm(lead) !== null && !isKnown(lead)) return false;
    if (saysRunToo(lead) || tellsOwnPlace(lead, isOwn)) return true;
    const isNamed = /^\p{Lu}/u.test(named.split(' ').at(-1) ?? '') && !OURS.test(named);
    if (!isNamed) return true;
    const isRunning = (line?.text.match(PLAIN_WORD)?.length ?? 0) >= RUNNING;
    return !isRunning || isKnown(named);
  });
}
