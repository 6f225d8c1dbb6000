import { describe, expect, it } from 'vitest';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

/** Certificates of the Ofenbau Lindner GmbH, whose page of the given kind says the given. */
function held(markup: string, kind: PageKind): string[] {
  const page = factsOf(`<h1>Qualität</h1>${markup.startsWith('<') ? markup : `<p>${markup}</p>`}`, kind, '/qualitaet');
  return companyOf([factsOf(imprint()), page]).certifications.map(({ name, issuer, valid_until: until }) =>
    [name, issuer, until].filter((part) => part !== null).join(' / '),
  );
}

const HELD: [string, string[]][] = [
  [
    'LRQA hat unser Managementsystem nach ISO 9001:2015 begutachtet; das Zertifikat gilt für alle drei Werkstätten bis 14.02.2028.',
    ['ISO 9001:2015 / LRQA / 2028-02-14'],
  ],
  [
    'Arbeiten an Tankanlagen dürfen wir selbst ausführen: Die TÜV Hessen Prüf GmbH überwacht uns als Fachbetrieb nach WHG, der Nachweis läuft bis 09/2027.',
    ['Fachbetrieb nach WHG / TÜV Hessen Prüf GmbH / 2027-09'],
  ],
  [
    'Wir gehören zu den wenigen Räuchereien, die das Gütesiegel Fein Geräuchert tragen dürfen. Jeden Monat werden unsere Schinken verkostet; das laufende Siegel gilt noch bis März 2027.',
    ['Fein Geräuchert / 2027-03'],
  ],
  [
    'Alle unsere Betriebe sind von der DQS GmbH nach ISO 9001:2015 zertifiziert, derzeit bis 31. August 2028.',
    ['ISO 9001:2015 / DQS GmbH / 2028-08-31'],
  ],
  [
    'Dafür haben wir eine eigene Lackiererei. Sie trägt das Zeichen „Lackmeister-Fachbetrieb“ und arbeitet für alle Versicherer.',
    ['Lackmeister-Fachbetrieb'],
  ],
  [
    'Unser Managementsystem wird jährlich von der Prüfkontor Nord GmbH geprüft. Die Urkunden nach ISO 9001:2015 und ISO 14001:2015 laufen beide bis zum 30. Juni 2028.',
    ['ISO 9001:2015 / Prüfkontor Nord GmbH / 2028-06-30', 'ISO 14001:2015 / Prüfkontor Nord GmbH / 2028-06-30'],
  ],
  [
    'Unsere Küche wird zweimal jährlich vom Institut Grönemann geprüft. Das Zertifikat nach HACCP gilt bis 31.05.2027.',
    ['HACCP / Institut Grönemann / 2027-05-31'],
  ],
  [
    'Das Haus am Markt wurde von der Prüfstelle Holz + Form Erfurt untersucht. Ergebnis: Zertifikat nach DIN 33961, gültig bis 31.05.2027.',
    ['DIN 33961 / Prüfstelle Holz + Form Erfurt / 2027-05-31'],
  ],
  [
    'Im Frühjahr haben wir die Rezertifizierung nach AZAV bestanden. Das Trägerzertifikat der CERTQUA GmbH reicht damit bis 18.04.2029.',
    ['AZAV / CERTQUA GmbH / 2029-04-18'],
  ],
  [
    'Unser Pflegedienst hat als erster im Landkreis das Caritas-Siegel Pflege bekommen. Es wurde von der Muster Zert GmbH erteilt und ist bis Mai 2028 gültig.',
    ['Caritas-Siegel Pflege / Muster Zert GmbH / 2028-05'],
  ],
  [
    'Nach zwei Tagen stand fest: Unser Betrieb erfüllt die ISO 50001. Die Urkunde überreichte uns der TÜV Hessen, sie gilt bis 15.07.2028.',
    ['ISO 50001 / TÜV Hessen / 2028-07-15'],
  ],
  [
    'Die Schweißtechnik unseres Hauses überwacht die SLV Duisburg: EN 1090-2, gültig bis 02/2028.',
    ['EN 1090-2 / SLV Duisburg / 2028-02'],
  ],
  ['Unser Prüflabor ist von der DAkkS nach ISO/IEC 17025 akkreditiert.', ['ISO/IEC 17025 / DAkkS']],
  [
    'Für die Aufbereitung liegt ein Zertifikat nach DIN EN ISO 13485 der mpc medical device certification GmbH vor.',
    ['DIN EN ISO 13485 / mpc medical device certification GmbH'],
  ],
  [
    'Unsere Zertifikate: ISO 9001:2015 (TÜV Süd, bis 03/2028), SCC** (TÜV Süd, bis 05/2028)',
    ['ISO 9001:2015 / TÜV Süd / 2028-03', 'SCC** / TÜV Süd / 2028-05'],
  ],
  ['Wir haben es schriftlich: TISAX, Assessment Level 3, Label bis 22.10.2027.', ['TISAX / 2027-10-22']],
  [
    '<details><summary>Sind Sie zertifiziert?</summary><p>Ja. Unser Betrieb ist nach ISO 9001:2015 zertifiziert, aktuell bis 12.06.2027.</p></details>',
    ['ISO 9001:2015 / 2027-06-12'],
  ],
];

const OF_OTHERS = [
  'Gedruckt wird bei Druckhaus Muster, FSC-zertifiziert seit 2012.',
  'Tankanlagen muss ein Fachbetrieb nach WHG warten.',
  'Die Norm DIN EN 1090 gilt seit 2014 für Bauteile aus Stahl, die Übergangsfrist läuft bis 31.12.2027.',
  'Unser Kunde Bäckerei Alt erhielt mit unserer Software das IFS-Zertifikat der DQS.',
  'Unsere Kundin Müller Pharma wurde nach ISO 13485 zertifiziert, gültig bis 01.02.2028.',
  'Die Rösterei Braun beliefert uns seit Jahren. Sie trägt das Siegel „Bio Fair“ und sitzt in Kassel.',
  'Unser Mehl kommt von der Mühle Kron. Sie trägt das Bioland-Zeichen, die Urkunde gilt bis 31.01.2028.',
  'Das Managementsystem unseres Hosters wird jährlich von der DQS GmbH geprüft. Die Urkunde nach ISO 27001 läuft bis zum 28. Februar 2028.',
  'DNV hat das Managementsystem der Gießerei Horn nach ISO 9001 begutachtet; das Zertifikat gilt bis 14.02.2028.',
  'DEKRA hat das Lager unseres Logistikers nach ISO 9001 begutachtet; die Urkunde läuft bis 02/2028.',
  'Wir arbeiten gern mit Betrieben, die das Siegel Fair Gebaut tragen dürfen.',
  'Nur Bäckereien, die das Siegel Slow Baking tragen, dürfen so werben.',
  'Das Siegel Regio Plus bekommen nur Betriebe, die alle Zutaten offenlegen.',
  'Bis 2023 durften wir das Siegel Slow Baking tragen.',
];

const KINDS: PageKind[] = ['about', 'certificates'];

describe('certificates told by who audits, and until when', () => {
  it.each(KINDS.flatMap((kind) => HELD.map(([text, names]): [PageKind, string, string[]] => [kind, text, names])))(
    'on a page of kind %s: %s',
    (kind, text, names) => expect(held(text, kind).sort()).toEqual([...names].sort()),
  );

  it.each(KINDS.flatMap((kind) => OF_OTHERS.map((text): [PageKind, string] => [kind, text])))(
    'none on a page of kind %s: %s',
    (kind, text) => expect(held(text, kind)).toEqual([]),
  );
});
