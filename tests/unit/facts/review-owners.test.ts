import { describe, expect, it } from 'vitest';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { factsOf, imprint } from './support.ts';

/** Ratings of Ofenbau Lindner GmbH, told on a page of ratings. */
function ratings(text: string): number[] {
  const page = factsOf(`<main><h1>Bewertungen</h1><p>${text}</p></main>`, 'other', '/bewertungen');
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
}

describe('a total of ratings', () => {
  it.each([
    'Bei Google haben wir 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Unsere Kunden geben uns auf ProvenExpert 4,8 von 5 bei 143 Bewertungen.',
    'Google: 4,8 ★ (212 Bewertungen)',
    'Unsere Kunden bewerten die Zusammenarbeit mit Lindner auf ProvenExpert mit 4,8 von 5 Sternen (54 Bewertungen).',
    'Auf Google bewerten uns 212 Gäste mit durchschnittlich 4,8 von 5 Sternen.',
    '4,8 von 5 Sternen – Durchschnitt aus 212 Google-Rezensionen',
    'Ofenbau Lindner hat bei Google 4,8 von 5 bei 212 Bewertungen.',
    'Deutschlandweit vertrauen uns Kunden: 4,8 von 5 bei 212 Trustpilot-Bewertungen.',
    'Im Netzwerk der Ofenbauer haben wir 4,8 von 5 Sternen bei 212 Google-Bewertungen.',
    'Ofenbau Lindner: 4,8 von 5 auf Google (212 Bewertungen)',
    'Google Bewertungen: 4,8 von 5 (212 Rezensionen)',
    'Als Händler erreichen wir bei Google 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Unsere Kunden gaben der Schreinerei 4,8 von 5 Sternen (212 Bewertungen).',
    'Unsere Gäste geben der Pension 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Mit 4,8 von 5 Sternen (212 Bewertungen bei Google) sind wir der bestbewertete Ofenbauer der Region.',
  ])('is the company’s: %s', (text) => {
    expect(ratings(text)).toEqual([4.8]);
  });

  it.each([
    'Gelistet sind wir im Firmenatlas. Das Portal listet 25.000 Betriebe und hat 4,3 Sterne bei 18.402 Bewertungen.',
    'Wir stehen auch im Verzeichnis Ofenatlas, es kommt selbst auf 4,3 von 5 Sternen bei 1.840 Bewertungen.',
    'Die Muster-Händler in Deutschland erreichen zusammen 4,3 von 5 Sternen bei 58.310 Bewertungen.',
    'Alle Franchise-Studios zusammen kommen auf 4,4 von 5 bei 12.000 Google-Bewertungen.',
    'Bundesweit hat die Marke 4,5 von 5 Sternen bei 9.120 Bewertungen.',
    'Der Hersteller Muster hat bei Trustpilot 4,1 von 5 bei 3.200 Bewertungen.',
    'Das Café Luise wird von unserer Tochtergesellschaft betrieben. Bei Google kommt das Café auf 4,8 Sterne aus 319 Bewertungen.',
    'Im Haus backt die Bäckerei Krume. Inzwischen hat die Bäckerei bei Google 4,7 Sterne aus 210 Bewertungen.',
    'Unsere Schwesterfirma Kaminbau Gotha: 4,9 von 5 bei 31 Google-Bewertungen.',
    'Die Muster-App hat im App Store 4,6 von 5 Sternen bei 1.200 Bewertungen.',
    'Vor dem Tor liegt das Hotel Krone. Es gehört nicht zu uns. Gäste geben ihm 4,6 von 5 Punkten (311 Bewertungen bei HolidayCheck).',
    'Mit dem Café im Hof haben wir nichts zu tun, es kommt auf 4,4 von 5 bei 212 Google-Bewertungen.',
    'Das Hotel nebenan hat bei Booking.com 4,6 von 5 bei 1.200 Bewertungen.',
    'Der Branchenschnitt liegt bei Google bei 4,2 von 5 Sternen (12.000 Bewertungen).',
    'Unser Partner Muster Versand: 4,7 von 5 bei 5.120 Trustpilot-Bewertungen.',
    'Der Ofen Modell 3 erhielt 4,8 von 5 Sternen bei 212 Bewertungen.',
    'Die Software, mit der wir arbeiten, hat 4,6 von 5 bei 980 Bewertungen auf Capterra.',
    'Unser Zahlungsanbieter Musterpay: 4,5 von 5 bei 120.000 Trustpilot-Bewertungen.',
    'Unser Kunde, das Restaurant Krone, hat 4,9 von 5 Sternen bei 310 Google-Bewertungen.',
    'Für die Praxis Dr. Kunz haben wir die Website gebaut: heute 4,9 von 5 bei 180 Google-Bewertungen.',
    'Bis 2019 hatten wir bei Yelp 4,9 von 5 bei 31 Bewertungen.',
    'Der ADAC-Test gab dem Reifen 4,5 von 5 Sternen bei 44 Bewertungen.',
    'Österreichweit vergeben Gäste der Gruppe 4,4 von 5 (22.100 Bewertungen).',
    'Das Buch unseres Chefs hat auf Amazon 4,7 von 5 bei 61 Bewertungen.',
    'Die Velo GmbH, unser Leasingpartner, kommt auf 4,4 von 5 bei 2.300 Bewertungen.',
    'Alle 120 Standorte der Kette: 4,2 von 5 bei 88.000 Google-Bewertungen',
    '4,7 von 5 Sternen aus 12.310 Bewertungen aller Partnerbetriebe (Trusted Shops)',
    'Unsere Dachmarke Kaminwelt hat 4,6 von 5 Sternen bei 12.300 Bewertungen auf Trustpilot.',
    'Das Ofennetzwerk des Jahres, Trustpilot 4,6 aus 8.120 Bewertungen',
    'Kaminwelt Gotha: 4,4 von 5 auf Google (58 Bewertungen)',
    'Im Onlineshop der Uhrenstube Muster wird das «Band» mit 4,6 von 5 bewertet (58 Käufer).',
    'Unsere Kunden im Webshop der Landmarkt-Plattform gaben dem Saft 4,9 Sterne (54 Käufer).',
    'Ein Reiseblog empfiehlt die Pension Muster gegenüber, mit 9,1 von 10 nach 277 Gästeurteilen.',
  ])('is somebody else’s: %s', (text) => {
    expect(ratings(text)).toEqual([]);
  });
});

/** Ratings of the company whose page of the given path holds the markup. */
function shown(markup: string, path = '/stimmen'): number[] {
  const page = factsOf(`<main><h1>Willkommen</h1>${markup}</main>`, 'other', path);
  const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
  return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
}

describe('a total below a heading or in a link', () => {
  const TOTAL = '<p>4,9 Sterne aus 58 Bewertungen</p>';

  it.each([
    ['somebody named on a card', `<h3>Käserei Talhof</h3>${TOTAL}`],
    ['a neighbour', `<h2>Essen in der Nähe</h2>${TOTAL}`],
    ['a customer who is quoted', '<blockquote>Unser Laden hat jetzt 4,9 Sterne aus 58 Bewertungen.</blockquote>'],
    ['a group', `<h2>Die Gruppe</h2><p>4,9 Sterne aus 58 Bewertungen auf Google</p>`],
    ['a network', `<h2>Unser Netzwerk</h2>${TOTAL}`],
    ['a customer of whom a page of its own tells', `<a href="/projekte/talhof"><h3>Talhof</h3>${TOTAL}</a>`],
  ])('is that of %s', (_, markup) => {
    expect(shown(markup)).toEqual([]);
  });

  it.each([
    ['Auftraggeber', []],
    ['Portal', [5.3]],
  ])('is whose the head of its table tells: %s', (head, expected) => {
    const table = `<table><tr><th>${head}</th><th>Was</th></tr><tr><td>Haus Vulkan</td><td>HolidayCheck 5,3 von 6 (702 Urteile)</td></tr></table>`;
    expect(shown(table)).toEqual(expected);
  });

  it('is a relative’s where a bracket says so', () => {
    const card = (name: string) => `<div><strong>${name}</strong><br>${TOTAL}</div>`;
    expect(shown(card('Lindner Erdbau (mein Bruder Peter)'))).toEqual([]);
    expect(shown(card('Ofenbau Lindner (wir)'))).toEqual([4.9]);
  });

  it('is a customer’s on the page of a work', () => {
    expect(shown('<p>Heute 4,9 Sterne aus 58 Bewertungen bei Trustpilot.</p>', '/arbeiten/talhof')).toEqual([]);
  });

  it.each([
    ['no heading, in a quotation', `<blockquote>4,9 Sterne aus 58 Bewertungen</blockquote>`],
    ['its name', `<h2>Ofenbau Lindner</h2>${TOTAL}`],
    ['words for opinions', `<h2>Zufriedene Kunden</h2>${TOTAL}`],
    ['a single word', `<h2>Bewertet</h2>${TOTAL}`],
    ['a platform', `<h2>Google Sterne</h2>${TOTAL}`],
  ])('is the company’s below %s', (_, markup) => {
    expect(shown(markup)).toEqual([4.9]);
  });

  it('is the company’s on its page of opinions among those of customers', () => {
    expect(shown(TOTAL, '/referenzen/bewertungen')).toEqual([4.9]);
    expect(shown(TOTAL, '/referenzen')).toEqual([4.9]);
  });
});

describe('a total carried as data', () => {
  const data = (name: string) =>
    `<script type="application/ld+json">{"@type":"Organization","name":"${name}","aggregateRating":{"ratingValue":"4.6","reviewCount":"8120"}}</script>`;
  const told = '<p>Bei Google haben wir 4,8 von 5 Sternen bei 212 Bewertungen.</p>';

  it('is not the company’s where the data name another, and what the page shows counts', () => {
    expect(shown(data('Kaminwelt Systemzentrale GmbH') + told)).toEqual([4.8]);
  });

  it('counts before what the page shows where the data name the company or nobody by a legal form', () => {
    const later = '<p>Bei Google haben wir 4,8 von 5 Sternen bei 8.212 Bewertungen.</p>';
    expect(shown(data('Ofenbau Lindner GmbH') + later)).toEqual([4.6]);
    expect(shown(data('Ofenbau') + later)).toEqual([4.6]);
  });

  it('stands beside what the page shows of a rating site with far more or fewer opinions', () => {
    expect(shown(data('Ofenbau Lindner GmbH') + told)).toEqual([4.6, 4.8]);
  });

  it('leaves what the page shows of other rating sites where it shows the one of the data, too', () => {
    const own = data('Ofenbau Lindner GmbH');
    const both = '<p>Google: 4,6 (8120 Bewertungen)</p><p>Tripadvisor: 4,4 (95 Bewertungen)</p>';
    expect(shown(own + both)).toEqual([4.6, 4.4]);
    expect(shown(data('Ofenbau') + both)).toEqual([4.6, 4.4]);
  });

  it('is one, whatever platforms the pages name that carry it', () => {
    const page = (text: string, path: string) =>
      factsOf(`${data('Ofenbau Lindner GmbH')}<p>${text}</p>`, 'other', path);
    const pages = [page('Neues', '/a'), page('Unsere Bewertungen bei Google', '/b')];
    const company = mergePages([factsOf(imprint()), ...pages], { url: 'https://www.lindner-ofenbau.test/' });
    expect(company?.reviews.map(({ platform }) => platform)).toEqual(['Google']);
  });
});

describe('a rating on a page that presents people', () => {
  const onTeamPage = (markup: string): number[] => {
    const page = factsOf(`<main><h1>Team</h1>${markup}</main>`, 'team', '/team');
    const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
    return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
  };
  const cards = (text: string): string =>
    `<div><h3>Dr. Eggert Lindner</h3><p>Ofenbaumeister</p></div><div><h3>Sabine Keller, M.A.</h3><p>Planerin. ${text}</p></div>`;

  it.each([
    'Auf einem Portal 4,9 von 5 bei 41 Bewertungen.',
    'Bei Google 4,9 von 5 Sternen (41 Bewertungen).',
    'Von 41 Kunden mit 4,9 von 5 Sternen bewertet.',
  ])('is the one’s below whose name it stands: %s', (text) => {
    expect(onTeamPage(cards(text))).toEqual([]);
  });

  it('is the company’s where it speaks, or where nobody else is presented', () => {
    expect(onTeamPage(cards('Bei Google haben wir 4,9 von 5 Sternen bei 41 Bewertungen.'))).toEqual([4.9]);
    expect(onTeamPage('<div><h2>Eva Lindner</h2><p>Bei Google 4,9 von 5 Sternen (41 Bewertungen).</p></div>')).toEqual([
      4.9,
    ]);
    expect(
      onTeamPage(
        `${cards('Seit 2001.')}<section><h2>Bewertungen</h2><p>Google: 4,9 von 5 (41 Bewertungen)</p></section>`,
      ),
    ).toEqual([4.9]);
  });

  it('is the one’s on other pages, too, where each has a card', () => {
    const onHomePage = (markup: string): number[] => {
      const page = factsOf(`<main><h1>Ofenbau</h1>${markup}</main>`, 'home', '/');
      const company = mergePages([factsOf(imprint()), page], { url: 'https://www.lindner-ofenbau.test/' });
      return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
    };
    expect(onHomePage(cards('Auf einem Portal 4,9 von 5 bei 41 Bewertungen.'))).toEqual([]);
    const voices = '<h3>Anna Keller</h3><p>Sehr sauber.</p><h3>Max Huber</h3><p>Immer wieder.</p>';
    expect(onHomePage(`<section>${voices}<p>Google: 4,9 von 5 (41 Bewertungen)</p></section>`)).toEqual([4.9]);
  });

  it.each([
    'Frau Keller, unsere Energieberaterin, hat auf dem Beraterportal 4,9 von 5 bei 41 Bewertungen.',
    'Unser Koch empfiehlt das Lokal gegenüber: 4,7 Sterne bei 312 Bewertungen.',
    'Die Ferienwohnung unserer Eltern: 4,8 von 5 (61 Bewertungen bei Booking.com)',
    'Die Handwerkerplattform, auf der Sie uns finden, hat 4,3 von 5 Sternen bei 5.600 Bewertungen.',
    'Vorher: 3,2 Sterne (80 Bewertungen).',
    'Kununu-Score der Branche: 3,7 von 5 aus 1.200 Bewertungen',
  ])('is somebody else’s: %s', (text) => {
    expect(ratings(text)).toEqual([]);
  });

  it.each([
    'Frau Keller freut sich: Bei Google haben wir 4,9 von 5 Sternen bei 41 Bewertungen.',
    'Sie finden uns gegenüber dem Bahnhof. Google: 4,9 von 5 (41 Bewertungen)',
  ])('is the company’s: %s', (text) => {
    expect(ratings(text)).toEqual([4.9]);
  });

  it('is a colleague’s who is named as such', () => {
    expect(ratings('Unsere Kollegin Sabine Keller hat bei Google 4,9 von 5 Sternen (41 Bewertungen).')).toEqual([]);
  });
});

describe('a rating by those who work for the company', () => {
  it.each([
    '<p>kununu-Score 3,8 · 44 Bewertungen</p>',
    '<p>Unsere Mitarbeiter bewerten uns auf kununu mit 4,4 von 5 (37 Bewertungen).</p>',
    '<p>Auf Glassdoor: 4,1 von 5, 22 Reviews</p>',
    '<p>Als Arbeitgeber 4,3 von 5 Sternen (35 Bewertungen)</p>',
    '<p>Auf meinchef.de geben uns 27 Kollegen im Schnitt 4,1 von 5 Sternen.</p>',
    '<h2>Das sagen unsere Mitarbeiter</h2><p>4,3 von 5 (35 Bewertungen)</p>',
    '<div><b>kununu</b><div>4,3</div><div>35 Bewertungen</div></div>',
    '<script type="application/ld+json">{"@type":"Organization","aggregateRating":{"@type":"EmployerAggregateRating","ratingValue":"4.2","ratingCount":"51"}}</script>',
  ])('is none of its customers: %s', (markup) => {
    expect(shown(markup)).toEqual([]);
  });

  it.each([
    '<p>Google: 4,8 von 5 (212 Bewertungen), kununu: 4,1 von 5 (31 Bewertungen)</p>',
    '<p>Kunden bewerten unsere Mitarbeiter bei Google mit 4,8 von 5 (212 Bewertungen).</p>',
  ])('leaves that of its customers: %s', (markup) => {
    expect(shown(markup)).toEqual([4.8]);
  });
});

describe('a house rated by its kind', () => {
  const brewery = (text: string): number[] => {
    const notice = imprint({ name: 'Brauerei Lindner GmbH' });
    const page = factsOf(
      `<main><h1>Bewertungen</h1><p>${text}</p></main><footer>Brauerei Lindner GmbH</footer>`,
      'other',
      '/bewertungen',
    );
    const company = mergePages([factsOf(notice), page], { url: 'https://www.lindner-ofenbau.test/' });
    return company?.reviews.map(({ rating }) => Number(rating)) ?? [];
  };
  it('is the company by its name', () => {
    expect(brewery('Die Brauerei Lindner steht bei 4,7 von 5 Sternen bei 327 Google-Bewertungen.')).toEqual([4.7]);
  });
  it('is another by another name', () => {
    expect(brewery('Die Brauerei Sonnenbräu steht bei 4,7 von 5 Sternen bei 327 Google-Bewertungen.')).toEqual([]);
  });
});

describe('totals of several in one text', () => {
  it('leave the company’s to it, by its name, and those told apart to others', () => {
    const own =
      'Auf Praxisblick, dem Portal, hat das Ofenhaus Lindner insgesamt 4,4 von 5 Sternen aus 286 Bewertungen.';
    const others =
      'Die Hautarztpraxis Dr. Sattelmayer, die im selben Haus zur Miete sitzt, hat dort 4,9 von 5 Sternen aus 151 Bewertungen. Die Diakonieklinik Hainberg steht bei 3,7 von 5 Sternen aus 1.034 Bewertungen.';
    const page = factsOf(
      `<main><h1>Bewertungen</h1><p>${own} ${others}</p></main>`,
      'other',
      '/bewertungen',
      'https://www.ofenbau-lindner.de',
    );
    const company = mergePages([factsOf(imprint()), page], { url: 'https://www.ofenbau-lindner.de/' });
    expect(company?.reviews.map(({ rating }) => Number(rating))).toEqual([4.4]);
  });
  it('are none of a house that it worked for', () => {
    const house = 'Das Hotel am See, das wir ausgestattet haben, kommt auf 4,6 Sterne bei 800 Bewertungen.';
    expect(ratings(house)).toEqual([]);
  });
  it('are none of the company where they are kept apart', () => {
    expect(ratings('Die Helfer werden dort separat geführt und haben 4,5 von 5 Sternen bei 87 Stimmen.')).toEqual([]);
  });
});
