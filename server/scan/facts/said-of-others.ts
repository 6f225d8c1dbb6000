import { anyCase } from '../any-case.ts';
import { CHAMBER } from './other-parties.ts';

/** What is said of a place that is not where the company works, or not of its own. */
const SAID_OF_OTHERS = [
  'messe(?!\\p{L})|veranstaltung|kursort|termin(?!vereinbarung)|stammtisch|(?:für|bei|von) (?:\\p{L}{3,8} )?kund|bauherr|familie(?!\\p{L})|projekt(?!büro)|referenz|baustelle|(?:auf|ein|um|an)?gebaut|errichte|saniert|renovier|modernisier|eingerichtet|ausgestattet|vermiet|beliefer|lassen wir|wir lassen|liefern (?:an|zu|nach)|geliefert|erhältlich',
  'privat|(?<!\\p{L})wohn(?!(?:t|en) (?:\\p{L}{2,12} )?(?:in unsere|bei uns)|studio|haus |heim|gruppe|stätte|verbund|projekt|park|bereich)|gebor|park(?:en|platz|haus)|treffpunkt|treffen|rechenzentr|server|spedition|fulfil|retour|rücksend|zurücksend|schicken|senden|partner|händler',
  '(?:präsident|obmann|obfrau|vorsitzende)(?:in|r)? ist |steuerberat|(?:ver|unter)?mieter(?:in|innen|s)?(?!\\p{L})|eingemietet|gesellschaft(?:er|ern)(?!\\p{L})|mutter|schwester|tochter|holding|konzern|gruppe(?!\\p{L})|gehören|empfehlen|bekommen sie|umgezogen|umzug|neue (?:adresse|anschrift)|(?<!\\p{L})(?:ziehen|zogen)|behörde',
  `${CHAMBER}(?!\\p{L})|schlichtung`,
];
const OF_OTHERS = anyCase(SAID_OF_OTHERS.join('|'));

/** For whom the company has a place of its own: 'Für Kunden im Osten haben wir ein Büro'. */
const FOR_CUSTOMERS = anyCase(
  /^für (?:unsere )?(?:kund|gäst|mandant|patient|baustelle|projekt|bauherr)[^,.;:]{0,60}(?=(?:haben|betreiben|unterhalten) wir(?!\p{L}))/iu,
);

/** Whether words before an address speak of others, or of a place where nobody works. */
export const isSaidOfOthers = (lead: string): boolean => OF_OTHERS.test(lead.replace(FOR_CUSTOMERS, ''));
