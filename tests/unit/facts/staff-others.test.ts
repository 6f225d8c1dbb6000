import { expect, it } from 'vitest';
import { factsOf } from './support.ts';

const staff = (text: string): string | undefined =>
  factsOf(`<h1>Über uns</h1><p>${text}</p>`, 'about', '/ueber-uns').employees.toSorted((a, b) => b.weight - a.weight)[0]
    ?.value;

it.each([
  '1981: Neubau am Ring, 90 Beschäftigte.',
  'Betriebsausflug 2022, damals noch mit 13 Angestellten',
  'Damals zählte der Betrieb 13 Mitarbeiter.',
  '2010 waren wir noch 40 Mitarbeiter.',
  'Im Jahr 2010 hatten wir 40 Mitarbeiter.',
  'Beim Umbau 2012 waren wir 16 Mitarbeiter.',
  'Beim zwanzigjährigen Bestehen waren es gerade einmal neun.',
  'Hallermann gehört seit 2015 zur Keller Holding AG, die mit vier Firmen rund 900 Menschen beschäftigt.',
  'Die Keller-Gruppe beschäftigt weltweit 5.400 Menschen.',
  'Der Konzern hat 12.000 Beschäftigte.',
  'Das Mutterhaus hat heute 510 Beschäftigte in neun Ländern.',
  'Jasmin hat bei einem Konzern mit 30.000 Leuten gelernt.',
  'Der Verband vertritt Betriebe mit mehr als 18.000 Beschäftigten.',
  '09/2026: Voltaris Group mit 5.400 Beschäftigten übernimmt Mehrheit.',
  'Unser größter Kunde, ein Hersteller mit 2.300 Mitarbeitern, sitzt in Gotha.',
  'Für den Verbund mit 1.850 Mitarbeitenden haben wir alle Endgeräte getauscht.',
  'Die Käserei lud ihre 340 Mitarbeitenden in die Halle ein.',
  'Der Hersteller Keller ist zertifiziert und beschäftigt 2.400 Mitarbeiter.',
  'Unser Partner Keller hat 35 Mitarbeiter.',
  'Der Verbund und seine 14 Unternehmen zählen zusammen 1.100 Beschäftigte.',
  'Wir gehören einem Verbund an, in dem 48 Häuser mit über 900 Beschäftigten einkaufen.',
  'Der rehaVerbund, dem wir angehören, zählt über 4.000 Mitarbeiter.',
  'Dazu kommen drei Werkstudierende.',
  'Die Stiftung beschäftigt mit all ihren Töchtern 1.150 Menschen.',
  'Einschließlich aller Tochtergesellschaften beschäftigt die Gruppe 1.150 Menschen.',
  'Gesellschafterin ist die Stiftung Keller. Die Witwe Keller hatte ihr alles vermacht. Die Stiftung beschäftigt 1.150 Menschen.',
  'Träger ist der Verein Hilfe. Der Verein hat heute 1.150 Mitarbeitende.',
  'Eigentümer ist der Landkreis. Er beschäftigt 1.150 Menschen.',
  'Größter Kunde ist die Keller AG. Das Unternehmen beschäftigt 1.150 Menschen.',
  'Seit 2011 gehören wir zur Keller AG. Das Unternehmen beschäftigt 1.150 Menschen.',
  '60 Ehrenamtliche helfen mit.',
  'Unser Verband: 340 Mitarbeiter in 12 Ländern hat der Konzern.',
  '31 junge Leute lernen bei uns einen Beruf.',
  '31 junge Menschen machen bei uns gerade ihre Ausbildung.',
  'Bei uns werden 31 Menschen im Betrieb ausgebildet.',
  'Wir bilden sechs Lehrlinge aus.',
  'Derzeit lernen bei uns vier Auszubildende.',
  'Unsere 12 Azubis kommen aus der Region.',
  'Für grosse Anlässe holen wir bis zu 120 Freie dazu.',
  'Für Unternehmen ab 20 Mitarbeitern.',
  'Betriebe mit 10 bis 50 Mitarbeitern beraten wir gern.',
  'Bis zu 80 Personen finden in unserem Saal Platz.',
  'Unser Restaurant bietet Platz für 80 Personen.',
  'Ein Team von zwei Monteuren kommt zu Ihnen.',
  'Wir kommen mit 2 Mitarbeitern zu Ihnen.',
  '1.400 Menschen kamen zum Tag der offenen Tür.',
  'Mehr als 500 Menschen vertrauen uns.',
  'Wir haben 3.000 Kunden und 12 Partner.',
  'Wir suchen 3 Kolleginnen und Kollegen.',
  'Seit 20 Jahren Mitarbeiter bei uns.',
  'Nach dem Brand reinigten 18 Mitarbeiter in neun Nächten die Halle.',
  'Wir verstärken uns mit fünf neuen Mitarbeitern.',
  'Zu zweit gründeten sie die Firma.',
  'In Gruppen von 8 Personen lernen Sie Töpfern.',
  'Die Zahl der Mitarbeiter stieg um 12.',
  'Vier Augen, zwei Köpfe, ein Ergebnis.',
  'Our parent company employs 12,000 people.',
  'The group has 5,400 employees.',
  'For companies with 50 employees.',
  'In 2010 we had 12 employees.',
  'Ein Team aus zwei Ärzten behandelt Sie.',
  'An jeder Baustelle arbeiten zwei Leute.',
  'Auf der Baustelle in Jena arbeiten 12 Leute.',
  'Für das Projekt haben 12 Mitarbeiter ein Jahr lang gearbeitet.',
  'Im Rathaus der Stadt arbeiten 400 Menschen.',
  'Unser Auftraggeber, die Klinik Gotha, beschäftigt 1.200 Menschen.',
  'Die Klinik Gotha mit ihren 1.200 Beschäftigten ist unser Kunde.',
  'Die Belegschaft der Keller AG zählt 900 Köpfe.',
  'In Deutschland arbeiten 50.000 Menschen im Ofenbau.',
  'In der Branche arbeiten rund 50.000 Menschen.',
  'Im Handwerk fehlen 250.000 Fachkräfte.',
  'In unserem Kurs lernen 12 Leute gemeinsam.',
  'Wir schulen jährlich 300 Fachkräfte.',
  'Wir haben 2023 drei Mitarbeiter eingestellt.',
  'Zwei Mitarbeiter gingen 2023 in den Ruhestand.',
  'Zwei unserer Mitarbeiter sind Gutachter.',
  'Fünf Kollegen fahren mit dem Rad zur Arbeit.',
  'Unsere Tochter in Polen hat 30 Mitarbeiter.',
  'In der Filiale Jena arbeiten sechs Leute.',
  'Der Gründer begann mit zwei Gesellen.',
  '1960 beschäftigte Karl Lindner zwölf Leute.',
  'Mitarbeiter gesucht: 2 Monteure',
  'Wir vermitteln 300 Fachkräfte im Jahr.',
  'Software für Teams mit 5 bis 50 Mitarbeitern',
  'Ab 10 Personen bieten wir Führungen an.',
  'Gruppen ab 10 Personen melden sich bitte an.',
  'Unser Saal fasst 120 Personen.',
  'Vier von fünf Mitarbeitern empfehlen uns.',
  '95 Prozent unserer Mitarbeiter wohnen in Gotha.',
  'Bewertung: 4,5 von 5 aus 38 Stimmen von Mitarbeitern',
  'Jeder der 20 Mitarbeiter der Keller AG bekam einen Ofen.',
  'Zwei Mitarbeiter der Firma Keller halfen uns.',
  'Unser Vorgänger hatte 12 Mitarbeiter.',
  'Wir sind drei Brüder.',
  'Wir sind 2 Minuten vom Bahnhof entfernt.',
  'Our customers employ more than 500 people.',
  'We train 50 people a year.',
  '73 Beschäftigte arbeiten direkt in Firmen der Region.',
])('no headcount of the company is read from "%s"', (text) => {
  expect(staff(text)).toBeUndefined();
});

it('are those of its year where a timeline tells of them, not of today', () => {
  const entry = (year: string, text: string) => staff(`</p><ul><li><b>${year}</b><p>${text}</p></li></ul><p>`);
  expect(entry('1981', 'Neubau an der Ringstraße, 90 Beschäftigte.')).toBeUndefined();
  expect(entry('1981', 'Neubau an der Ringstraße, in der heute 90 Beschäftigte arbeiten.')).toBe('90');
  expect(entry('2024', 'Neubau an der Ringstraße, 90 Beschäftigte.')).toBe('90');
  expect(entry('1981', '90 Beschäftigte')).toBe('90');
  expect(entry('1981', 'Gründung</p><p>Wir beschäftigen 90 Menschen.')).toBe('90');
});

it('is nobody’s else behind an adverb', () => {
  const text = '<h1>Über uns</h1><p>Dafür beschäftigt der Verein über 240 Mitarbeiterinnen und Mitarbeiter.</p>';
  expect(factsOf(text, 'about', '/ueber-uns').employees[0]?.party).toBeUndefined();
});
