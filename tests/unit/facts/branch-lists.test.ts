import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

const GOTHA = 'Markt 1, 99867 Gotha';
const ERFURT = 'Anger 4, 99084 Erfurt';
const BOTH = [GOTHA, ERFURT];

/** Further locations of Ofenbau Lindner GmbH in Eisenach, told on a page about it. */
function places(markup: string): string[] {
  const page = factsOf(`<main>${markup}</main>`, 'about', '/wir');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return company?.branchLocations.map(({ street, zip, city }) => `${street}, ${zip} ${city}`) ?? [];
}

describe('a list is of the company’s places', () => {
  it.each([
    ['counted in a sentence', `<p>Öfen setzen wir an drei Standorten.</p><p>${GOTHA}<br>${ERFURT}</p>`],
    ['counted behind its name', `<h2>Lindner 3x im Land</h2><p>Gotha: ${GOTHA}<br>Erfurt: ${ERFURT}</p>`],
    [
      'counted as its branches above cards',
      `<p>Nebenan führen wir zwei Filialwerkstätten.</p><h3>Ofeneck</h3><p>Markt 1<br>99867 Gotha</p><h3>Glutnest</h3><p>Anger 4<br>99084 Erfurt</p>`,
    ],
    ['introduced in a sentence', `<p>Unsere Werkstätten:</p><ul><li>${GOTHA}</li><li>${ERFURT}</li></ul>`],
    [
      'introduced by what is valid for them',
      `<p>Die Urkunde gilt für die Standorte</p><ul><li>${GOTHA} (Montage)</li><li>${ERFURT} (Lager)</li></ul>`,
    ],
    ['introduced as where it is', `<p>Sie finden uns an folgenden Orten:</p><p>${GOTHA}<br>${ERFURT}</p>`],
    ['headed by a question', `<p>Wo wir arbeiten? Hier.</p><p>Gotha → ${GOTHA}<br>Erfurt → ${ERFURT}</p>`],
    ['called its own', `<h2>Eigene Läden</h2><p>${GOTHA}<br>Domhof-Passage, ${ERFURT}</p>`],
    [
      'of postcodes above streets, with what each is',
      `<h2>Niederlassungen</h2><p><b>99867 Gotha</b> (Lager)<br>Markt 1</p><p><b>99084 Erfurt</b> (Ausstellung)<br>Anger 4</p>`,
    ],
    ['of postcodes first', `<h2>Betriebsstätten der Firma</h2><p>99867 Gotha, Markt 1<br>99084 Erfurt, Anger 4</p>`],
    [
      'of cards with the street below',
      `<h2>Unsere Filialen</h2><div><div>99867 Gotha</div><div>Markt 1</div></div><div><div>99084 Erfurt</div><div>Anger 4</div></div>`,
    ],
  ])('%s', (_, markup) => {
    expect(places(markup)).toEqual(BOTH);
  });

  it.each([
    ['of somebody who holds them', `<p>Zulieferer Klein: Lieferant mit zwei Werken.</p><p>${GOTHA}<br>${ERFURT}</p>`],
    ['where it worked', `<p>Zwei Praxen haben wir beheizt:</p><p>${GOTHA}<br>${ERFURT}</p>`],
    ['that a sentence gives to others', `<p>Für diese Praxen setzen wir Öfen:</p><p>${GOTHA}<br>${ERFURT}</p>`],
    [
      'that a section gives to others',
      `<h1>Unsere Praxen</h1><p>Mit diesen Häusern arbeiten wir gern.</p><h3>Praxis Klein</h3><p>${GOTHA}</p><h3>Praxis Groß</h3><p>${ERFURT}</p>`,
    ],
    [
      'of agents',
      `<h2>Standorte</h2><h3>Unsere Agenten</h3><table><tr><td>Büro Gotha</td><td>${GOTHA}</td></tr><tr><td>Büro Erfurt</td><td>${ERFURT}</td></tr></table>`,
    ],
    ['of markets', `<p>Sie finden uns auf folgenden Märkten:</p><p>${GOTHA}<br>${ERFURT}</p>`],
  ])('and not one %s', (_, markup) => {
    expect(places(markup)).toEqual([]);
  });

  it('and no further points of sale', () => {
    const shops = '<h3>Weitere Verkaufsstellen</h3><p>Hofladen Klein, Ring 2, 99423 Weimar</p>';
    expect(places(`<h2>Läden</h2><div><h3>Filiale Gotha</h3><p>${GOTHA}</p></div>${shops}`)).toEqual([GOTHA]);
  });
});

describe('a sentence tells of a place', () => {
  it.each([
    `Mit der Niederlassung in Gotha (${GOTHA}) sind wir schnell vor Ort.`,
    `Das Kachellager (nicht öffentlich) liegt vor der Stadt: ${GOTHA}.`,
    'Unser Zentrallager befindet sich in 99867 Gotha, Markt 1.',
    'Eine Lackiererei betreiben wir in Gotha, und zwar in 99867 Gotha, Markt 1.',
    `Für die Lehrlinge haben wir eigene Räume im Markt 1, 99867 Gotha gemietet.`,
  ])('%s', (sentence) => {
    expect(places(`<p>${sentence}</p>`)).toEqual([GOTHA]);
  });

  it('and of the next', () => {
    const told = `Wir betreiben eine Filiale in Gotha (${GOTHA}) für Öfen und seit drei Jahren ein Lackierzentrum im Anger 4 in 99084 Erfurt.`;
    expect(places(`<p>${told}</p>`)).toEqual(BOTH);
  });

  it.each([
    `Die Prüfung nimmt die Niederlassung in Gotha (${GOTHA}) der Handelskammer ab.`,
    `Unseren Kaffee trinken Sie auch im Café Sonne (${GOTHA}).`,
    'Unser Vermieter hat sein Büro in 99867 Gotha, Markt 1.',
    `Das Labor der Spedition Klein liegt in Gotha, ${GOTHA}.`,
    `Wir betreiben das alles allein und beliefern ein Geschäft in Gotha (${GOTHA}).`,
  ])('of somebody else: %s', (sentence) => {
    expect(places(`<p>${sentence}</p>`)).toEqual([]);
  });
});

describe('a history', () => {
  const history = (end: string) =>
    `<table><tr><td>2002</td><td>Zweigstelle in Gotha, ${GOTHA}</td></tr><tr><td>2014</td><td>${end}</td></tr></table>`;

  it('tells the end of a place in a later row', () => {
    expect(places(history('Wir schließen die Gothaer Zweigstelle.'))).toEqual([]);
    expect(places(history('Wir schließen die Weimarer Zweigstelle.'))).toEqual([GOTHA]);
    expect(places(history('Gotha: wegen Umbau vorübergehend geschlossen'))).toEqual([GOTHA]);
  });
});

it('keeps the floor behind a house number', () => {
  expect(places('<h3>Filiale Gotha</h3><p>Markt 1/EG<br>99867 Gotha</p>')).toEqual(['Markt 1/EG, 99867 Gotha']);
});

describe('a part in data', () => {
  const data = (part: string, name: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'Organization',
      name: 'Ofenbau Lindner GmbH',
      [part]: [
        {
          '@type': 'Organization',
          name,
          address: { streetAddress: 'Markt 1', postalCode: '99867', addressLocality: 'Gotha' },
        },
      ],
    })}</script>`;

  it.each([
    ['department', 'Lindner Filiale Gotha'],
    ['subOrganization', 'Ofenbau Lindner GmbH'],
  ])('is a location: %s %s', (part, name) => {
    expect(places(data(part, name))).toEqual([GOTHA]);
  });

  it.each(['Lindner Austria GmbH', 'Klein Keramik AG'])('is none that is a company: %s', (name) => {
    expect(places(data('subOrganization', name))).toEqual([]);
  });
});

it('a box may name its town above its street as well, without a mark between them', () => {
  const box = (town: string, street: string, zip: string) =>
    `<div><span>${town}</span><span>${street}</span><span>${zip} ${town}</span></div>`;
  const boxes = box('Gotha', 'Otto-Kern-Breite 7', '99867') + box('Erfurt', 'Landwehr 72', '99084');
  expect(places(`<h2>Filialen</h2>${boxes}`)).toEqual(['Otto-Kern-Breite 7, 99867 Gotha', 'Landwehr 72, 99084 Erfurt']);
});

it.each(['Wiederverkäufer', 'Rivenditori', 'Revendeurs'])('sellers are no locations: %s', (heading) => {
  const own = '<h2>Il nostro negozio</h2><p>Ring 2, 07743 Jena</p>';
  const list = `<h2>${heading}</h2><ul><li>Keramik Klein, ${GOTHA}</li><li>Ofenhaus, ${ERFURT}</li></ul>`;
  const page = factsOf(`<main><h1>Läden</h1>${own}${list}</main>`, 'locations', '/laeden');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  expect(company?.branchLocations.map(({ city }) => city)).toEqual(['Jena']);
});
