import { type Draw, oneOf, perhaps } from './markup.ts';

const MEN = ['Karl', 'Jörg', 'Thomas', 'Stefan', 'Hans-Peter', 'Andreas', 'Uwe', 'Mehmet', 'Tobias', 'Reto'];
const WOMEN = ['Erika', 'Sabine', 'Anja', 'Julia', 'Katharina', 'Birgit', 'Ayşe', 'Anne-Marie', 'Nicole', 'Regula'];
export const SURNAMES = [
  'Probst',
  'Lindner',
  'Maiwald',
  'Kühnel',
  'Osterloh',
  'Hagedorn',
  'Sauerbier',
  'Gruber',
].concat(['Schäfer', 'Yılmaz', 'von Rabenau', 'Meyer-Lüdtke', 'Koch', 'Bauer', 'Stein', 'Brunner']);

export const drawSurname = (draw: Draw): string => oneOf(draw, SURNAMES);
export const drawWoman = (draw: Draw): string => `${oneOf(draw, WOMEN)} ${drawSurname(draw)}`;
export const drawMan = (draw: Draw): string => `${oneOf(draw, MEN)} ${drawSurname(draw)}`;
export const drawPerson = (draw: Draw): string => (perhaps(draw, 55) ? drawMan(draw) : drawWoman(draw));

/** Parties that stand in legal notices beside the company: what they are called there, and their data. */
const OTHERS: readonly (readonly [heads: readonly string[], texts: readonly string[]])[] = [
  [
    ['Webdesign', 'Umsetzung', 'Konzeption und Umsetzung', 'Gestaltung & Programmierung', 'Website', 'Realisierung'],
    ['pixelwerk GmbH<br>Hafenweg 3<br>49074 Osnabrück<br>Tel. 0541 559321<br>www.pixelwerk-osnabrueck.de'],
  ],
  [
    ['Hosting', 'Hoster', 'Technischer Dienstleister'],
    ['Nordwolke AG<br>Otto-Ostrowski-Straße 7<br>10249 Berlin<br>Telefon: 030 300146-0'],
  ],
  [
    ['Datenschutzbeauftragter', 'Externer Datenschutzbeauftragter', 'Unser Datenschutzbeauftragter'],
    [
      'datenschutz kompakt GmbH<br>Holger Anders<br>Neuer Wall 12<br>20354 Hamburg<br>Telefon 040 6326538<br>E-Mail: dsb@datenschutz-kompakt.de',
    ],
  ],
  [
    ['Zuständige Kammer', 'Kammer', 'Zuständige Aufsichtsbehörde', 'Aufsichtsbehörde'],
    [
      'Industrie- und Handelskammer Ulm<br>Olgastraße 95–101<br>89073 Ulm<br>Telefon 0731 173-0',
      'Handwerkskammer Dresden<br>Am Lagerplatz 8<br>01099 Dresden<br>www.hwk-dresden.de',
    ],
  ],
  [
    ['Berufshaftpflichtversicherung', 'Angaben zur Betriebshaftpflichtversicherung'],
    ['Nordstern Versicherungs-AG<br>10900 Berlin<br>Geltungsraum der Versicherung: Deutschland'],
  ],
  [
    ['Zuständige Schlichtungsstelle'],
    [
      'Universalschlichtungsstelle des Bundes<br>Straßburger Straße 8<br>77694 Kehl am Rhein<br>Telefon: 07851 7957940<br>E-Mail: mail@universalschlichtungsstelle.de',
    ],
  ],
  [
    ['EU-Streitschlichtung', 'Online-Streitbeilegung', 'Streitbeilegung'],
    [
      'Die Europäische Kommission stellt eine Plattform zur Online-Streitbeilegung (OS) bereit: https://ec.europa.eu/consumers/odr/.<br>Unsere E-Mail-Adresse finden Sie oben im Impressum.',
    ],
  ],
  [
    ['Bildnachweise', 'Bildquellen', 'Fotos'],
    ['© Jenny Weiss – stock.adobe.com, iStock', 'Fotos: Studio Blende 8, Dirk Vossberg'],
  ],
  [['Bankverbindung'], ['Sparkasse Nordmark-Süd<br>IBAN: DE89 3704 0044 0532 0130 00<br>BIC: COBADEFFXXX']],
  [
    ['Haftung für Inhalte', 'Haftungsausschluss'],
    [
      'Als Diensteanbieter sind wir gemäß § 7 Abs. 1 DDG für eigene Inhalte auf diesen Seiten nach den allgemeinen Gesetzen verantwortlich.',
    ],
  ],
];

/** Sections of others with their headings, in the order of the list; about half of them. */
export const drawOthers = (draw: Draw, head: (text: string) => string): string[] =>
  OTHERS.filter(() => perhaps(draw, 40)).map(
    ([heads, texts]) => `${head(oneOf(draw, heads))}<p>${oneOf(draw, texts)}</p>`,
  );
