import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import type { PageKind } from '../../../server/scan/types.ts';
import { companyOf, factsOf, imprint } from './support.ts';

const URL_OF = { home: 'https://lindner.test/', about: 'https://lindner.test/ueber-uns' };

/** What is told of a company whose site has these pages, from their heads and bodies. */
function described(pages: { home?: string; about?: string; head?: string; title?: string }): string | null | undefined {
  const read = (body: string | undefined, kind: PageKind & ('home' | 'about'), head = '') =>
    body === undefined
      ? []
      : [
          readPage(
            parsePage({
              url: URL_OF[kind],
              html: `<!DOCTYPE html><html lang="de"><head><title>${pages.title ?? 'Ofenbau Lindner'}</title>${head}</head><body>${body}</body></html>`,
            }),
            kind,
          ),
        ];
  return companyOf([factsOf(imprint()), ...read(pages.home, 'home', pages.head), ...read(pages.about, 'about')])
    .description;
}

const meta = (text: string, name = 'description'): string => `<meta name="${name}" content="${text}">`;

describe('what a company says it does on its home page', () => {
  it.each([
    'Lindner setzt Kachelöfen, Kamine und Herde in ganz Thüringen, von der Planung bis zum ersten Feuer.',
    'Wir setzen Kachelöfen und Kamine für Alt- und Neubauten zwischen Eisenach und Gotha.',
    'Unser Betrieb plant und prüft Feuerstätten für Hotels und Gaststätten.',
    'Als Meisterbetrieb bauen wir Öfen, die zu Ihrem Haus passen.',
    'Ihr Partner für Kachelöfen, Kamine und Schornsteinsanierung im Wartburgkreis.',
    'Kachelöfen, Kaminöfen, Herde und Schornsteine aus einer Hand, geplant und gebaut in Eisenach.',
    'Die Lindner-Stiftung fördert junge Ofensetzer und verleiht jedes Jahr Werkzeug an drei Schulen.',
    'Der Verein vertritt 140 Ofensetzer aus Thüringen gegenüber Politik und Handel.',
    'Bei uns bekommen Sie Kaminöfen, Pelletöfen und alles rund um das Heizen mit Holz.',
    'Das Ofenhaus Lindner verkauft gebrauchte Öfen und schickt sie auf Wunsch nach Hause.',
    'Ofenbau Lindner GmbH ist ein familiengeführtes Haus mit eigener Kachelbrennerei in Eisenach.',
    'Ofenbau Lindner GmbH is a family-run stove fitter for homes and inns with its own kiln in Eisenach.',
    'Die Lindner-Stiftung ist Träger von Heimen in Thüringen. In drei Häusern sorgen wir für alte Ofensetzer.',
    'We run the stoves of inns between Eisenach and Gotha, from the cellar to the roof, with people on the phone.',
    'The leading provider of tiled stoves and chimneys between Eisenach and Gotha.',
  ])('reads %s', (text) => {
    expect(described({ home: `<nav><a>Start</a></nav><main><h1>Wärme, die bleibt</h1><p>${text}</p></main>` })).toBe(
      text,
    );
  });

  it.each([
    'Herzlich willkommen auf unserer Homepage! Wir freuen uns über Ihren Besuch.',
    'Gegründet wurde die Firma im Jahr 1974 von Ofensetzermeister Alois Lindner.',
    '1946 setzte Werner Lindner seinen ersten Ofen, das war der Anfang unserer Firma.',
    'Der Ofensetzer Karl Lindner legte 1929 mit zwei Gesellen den Grundstein unseres Betriebs.',
    'Am 3. März 1951 trafen sich zwölf Meister und hoben unseren Verband aus der Taufe.',
    'Seit 2018 gehören wir zur Feuerland Industrie Holding AG mit Sitz in Zug.',
    'Das Mutterhaus entstand 1963 in Vejle und hat heute 510 Beschäftigte.',
    'Seit 2011 trägt unser Betrieb das Siegel der Innung nicht mehr.',
    'Unser Team hat heute 14 Mitarbeiterinnen und Mitarbeiter in zwei Werkstätten.',
    'Unser Betrieb ist seit 2019 nach DIN EN ISO 9001 zertifiziert worden.',
    'Wir verwenden Cookies, um Ihnen die Nutzung dieser Seite zu erleichtern.',
    'Wir suchen Verstärkung: Ofensetzer (m/w/d) in Vollzeit ab sofort.',
    'Unsere Kunden geben uns im Schnitt 4,8 von 5 Sternen bei Google.',
    'Nach dreißig Jahren übergab der Vater die Firma an seinen Sohn Jonas.',
    'Rufen Sie uns an oder schreiben Sie uns, wir melden uns noch am selben Tag.',
    'Bitte füllen Sie das Formular aus, und wir melden uns mit einem Angebot für Öfen und Kamine.',
    'Laden Sie hier unseren Katalog mit allen Öfen, Kaminen und Herden herunter.',
    'Qualität, Zuverlässigkeit und Termintreue sind für uns selbstverständlich.',
    'Ofensetzermeister Frieder Lindner führt den Betrieb in dritter Generation.',
    'Wir stellen unsere neuen Öfen auf der Messe in Erfurt vor und beraten Sie gern.',
    'Den Handwerkspreis in Gold (2014) holten wir mit einer Aktion für Öfen und Kamine.',
    'Unser Nachbar, die Bäckerei Probst, backt Brot im Holzofen und liefert an zwölf Filialen.',
    'Unsere Kundin, die Brauerei Probst, braut seit dem Frühjahr mit unserem neuen Kessel.',
    'Our colocation partner in Gotha sells heat and has belonged to the Dutch Polder Group since 2020.',
    'We are looking for suppliers of steel, clay and glass in Thuringia.',
    'Lindner GmbH ist Teil der Feuerland Holding AG mit Sitz in Zug.',
    'Pellets liefern wir im Oktober für 289 Euro je Tonne frei Haus.',
  ])('tells nothing by %s', (text) => {
    expect(
      described({
        home: `<main><h1>Wärme, die bleibt</h1><p>${text}</p></main>`,
        about: `<h1>Über uns</h1><p>${text}</p>`,
      }),
    ).toBeNull();
  });

  const told = 'Wir setzen Kachelöfen und Kamine für Alt- und Neubauten in ganz Thüringen.';

  it('leaves out greetings before it and history or owners behind it', () => {
    const before = 'Willkommen bei Lindner!';
    const behind = 'Seit 2018 gehören wir zur Feuerland Holding AG.';
    expect(described({ home: `<main><p>${before} ${told} ${behind}</p></main>` })).toBe(told);
    expect(described({ home: '<main></main>', head: meta(`${before} ${told} ${behind}`) })).toBe(told);
  });

  it('passes over news, opinions, asides and footers', () => {
    const home = `<header><p>Wir liefern Brennholz bis Freitag an alle Adressen in Eisenach.</p></header>
      <main><h2>Aktuelles</h2><div><p>Wir bauen um: Das Lager ist im Mai nur vormittags geöffnet.</p></div>
      <h2>Kundenstimmen</h2><div><p>„Lindner baut die besten Öfen weit und breit.“</p></div>
      <h2>Handwerk</h2><div><p>${told}</p></div></main>`;
    expect(described({ home: home.replace(/<header>.*<\/header>/u, '') })).toBe(told);
    expect(
      described({
        home: `<aside><p>Muster baut Schornsteine, Kamine und Herde.</p></aside><main><p>${told}</p></main>`,
      }),
    ).toBe(told);
  });

  it.each([
    ['Aktuelles', `<b>Willkommen bei Lindner!</b> ${told}`, told],
    [
      'News',
      'Wir sind der Meisterbetrieb für Öfen zwischen Rhön und Hörsel.',
      'Wir sind der Meisterbetrieb für Öfen zwischen Rhön und Hörsel.',
    ],
    ['Aktuelles', told, null],
    ['Kundenstimmen', 'Wir sind die Familie Keller und bauen mit Lindner einen Ofen.', null],
  ])('reads below "%s" what the company introduces itself with, nothing else: %s', (heading, text, expected) => {
    expect(described({ home: `<main><h2>${heading}</h2><p>${text}</p></main>` })).toBe(expected);
  });

  it.each([
    'We mould and weld plastic parts for stove makers all over Thuringia.',
    'We machine castings of iron and steel for the railway and cement industries.',
  ])('says in English what it makes: %s', (text) => {
    expect(described({ home: `<main><p>${text}</p></main>` })).toBe(text);
  });

  it('says in English what it is', () => {
    const what = 'The Lindner is a family-run hotel above Eisenach, with 52 rooms. We cook with herbs.';
    expect(described({ home: `<main><p>${what}</p></main>` })).toBe(what);
    const part = 'The Lindner is part of the hills above Eisenach. We know our guests by name.';
    expect(described({ home: `<main><p>${part}</p></main>` })).toBeNull();
  });

  it('passes over parts below headings of news and opinions, with headings of their own', () => {
    const news =
      '<section><h2>News</h2><article><h3>Neubau</h3><p>Wir bauen eine neue Halle für Schamotte und Ton.</p></article></section>';
    const praise =
      '<section><h2>Das sagen unsere Kunden</h2><p>Die Firma Lindner liefert immer und berät sehr gut.</p></section>';
    expect(described({ home: `<main>${news}${praise}<section><p>${told}</p></section></main>` })).toBe(told);
  });

  it('lets a holding call itself one, and takes what is not done for no work', () => {
    const told = 'Die Lindner Holding AG ist die Dachgesellschaft einer Familie und hält Anteile an vier Ofenbauern.';
    const home = `<main><p>${told} Wir mauern nicht, das tun unsere Töchter.</p></main>`;
    expect(described({ home, title: 'Lindner Holding' })).toBe(told);
    expect(described({ home, title: 'Ofenbau Lindner' })).toBeNull();
  });

  it('prefers a sentence to words for search engines', () => {
    const head = meta('Ofen, Kamin, Kachelofen, Herd, Eisenach, Thüringen');
    expect(described({ home: `<main><p>${told}</p></main>`, head })).toBe(told);
  });

  it('reads a paragraph that line breaks part', () => {
    expect(described({ home: `<main><p>${told.replace(' Kamine', '<br>Kamine')}</p></main>` })).toBe(told);
  });

  it('prefers the summary in the head, but not one that says nothing of the work', () => {
    const summary = 'Kachelöfen, Kamine und Herde vom Meisterbetrieb in Eisenach.';
    const home = `<main><p>${told}</p></main>`;
    expect(described({ home, head: meta(summary) })).toBe(summary);
    expect(described({ home, head: meta('Herzlich willkommen auf der Homepage der Firma Lindner in Eisenach!') })).toBe(
      told,
    );
    expect(described({ home, head: meta('Seit 1974 in Familienhand: Tradition und Vertrauen aus Eisenach.') })).toBe(
      told,
    );
    expect(described({ home, head: meta('Just another WordPress site, nothing to see here') })).toBe(told);
  });

  it('prefers the paragraph that goes on where the summary ends, not one that repeats a part of it', () => {
    const summary = 'Die Ofenbau Lindner GmbH plant und setzt Kachelöfen.';
    const fuller = 'Die Ofenbau Lindner GmbH plant und setzt Kachelöfen und Kamine für Wohnhäuser in Thüringen.';
    const home = (text: string) => `<main><p>${text}</p></main>`;
    expect(described({ home: home(fuller), head: meta(summary) })).toBe(fuller);
    expect(described({ home: home(summary), head: meta(fuller) })).toBe(fuller);
  });

  it('prefers its own sentence to the teaser for social networks', () => {
    expect(
      described({
        home: `<main><p>${told}</p></main>`,
        head: meta('Öfen, Kamine und Herde, die nicht jeder hat.', 'og:description'),
      }),
    ).toBe(told);
  });

  it('prefers the home page to the summary of a page about the company', () => {
    expect(
      described({
        home: `<main><p>${told}</p></main>`,
        about: '<p>Unser Betrieb baut seit 1974 Öfen in Eisenach und Gotha, heute mit drei Meistern.</p>',
      }),
    ).toBe(told);
  });

  it('takes a headline that names the trade where there is no more', () => {
    const headline = 'Ihr Fachbetrieb für Kachelöfen und Kamine in Eisenach';
    expect(described({ home: `<main><h1>${headline}</h1><p>Mehr erfahren</p></main>` })).toBe(headline);
    expect(described({ home: '<main><h1>Schön, dass Sie bei uns vorbeischauen wollen</h1></main>' })).toBeNull();
  });

  it('reads the beginning of a summary without end', () => {
    expect(described({ home: '<main></main>', head: meta(`${told} `.repeat(20_000)) })).toMatch(
      /^Wir setzen Kachelöfen/u,
    );
  });

  it('tells nothing of another company', () => {
    expect(
      described({ home: '<main><p>Die Feuerland GmbH liefert Kamine und Herde nach ganz Deutschland.</p></main>' }),
    ).toBeNull();
  });
});

it.each([
  'Lin is an architecture practice based in Gotha. We convert and repair houses.',
  'Lindner Kachelofen GmbH is the German sales company of a Danish maker. We test and repair stoves.',
])('begins with what the company is: %s', (text) => {
  expect(described({ home: `<p>${text}</p>`, title: 'Lin, Lindner' })).toBe(text);
});
