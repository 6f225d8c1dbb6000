import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import { createPlan } from '../../../server/scan/pages/plan.ts';
import type { PlannedPage } from '../../../server/scan/pages/planned-page.ts';

type Site = Record<string, string>;

/** Walks a site as the scanner does, one page at a time; gives the paths in the order of asking. */
function walk(site: Site, start = 'https://muster-bau.de/') {
  const plan = createPlan(start, { pages: 15 });
  const asked: string[] = [];
  const kinds: Record<string, PlannedPage['kind']> = {};
  for (let page = plan.next(); page; page = plan.next()) {
    const { pathname, search, host } = new URL(page.url);
    const path = host === 'muster-bau.de' ? pathname + search : page.url;
    asked.push(path);
    kinds[path] = page.kind;
    const html = site[path];
    if (html === undefined) {
      plan.release(page);
      continue;
    }
    const outline = readOutline(parsePage({ url: page.url, html }));
    if (plan.isNew(page, page.url)) plan.learn(page, { ...outline, language: outline.language ?? 'de' });
  }
  return { asked, kinds, plan };
}

const link = (path: string, text: string) => `<a href="${path}">${text}</a>`;

describe('createPlan', () => {
  it('asks for each topic once, the Impressum first, and for nothing else', () => {
    const home =
      link('/produkte', 'Produkte') +
      link('/ueber-uns', 'Über uns') +
      link('/kontakt', 'Kontakt') +
      link('/zertifikate', 'Zertifikate') +
      link('/datenschutz', 'Datenschutz') +
      link('https://agentur.de/impressum', 'Impressum der Agentur') +
      link('/impressum', 'Impressum') +
      link('/impressum/', 'Impressum');
    const pages = { '/': home, '/ueber-uns': home, '/kontakt': home, '/zertifikate': home, '/impressum': home };
    const { asked, kinds } = walk(pages);
    expect(asked).toEqual(['/', '/impressum', '/kontakt', '/ueber-uns', '/zertifikate']);
    expect(kinds).toMatchObject({ '/': 'home', '/impressum': 'impressum', '/zertifikate': 'certificates' });
  });

  it('reads what the frames of a page show, which an archive of old pages may hold', () => {
    const home = link('/impressum', 'Impressum') + link('/archiv/rahmen.htm', 'Werksgeschichte');
    const frames = '<frameset><frame src="links.htm"><frame src="chronik.htm"></frameset>';
    const { asked, kinds } = walk({ '/': home, '/impressum': home, '/archiv/rahmen.htm': frames });
    expect(asked).toEqual(['/', '/impressum', '/archiv/rahmen.htm', '/archiv/links.htm', '/archiv/chronik.htm']);
    expect(kinds).toMatchObject({ '/archiv/chronik.htm': 'about' });
  });

  it('goes two hops and not a third', () => {
    const { asked } = walk({
      '/': link('/unternehmen', 'Unternehmen'),
      '/unternehmen': link('/qualitaet', 'Qualität'),
      '/qualitaet': link('/standorte', 'Standorte'),
      '/standorte': '',
    });
    expect(asked).toEqual(['/', '/unternehmen', '/qualitaet']);
  });

  it('goes a third hop for the Impressum alone, where it has seen none', () => {
    const site = {
      '/': link('/unternehmen', 'Unternehmen'),
      '/unternehmen': link('/qualitaet', 'Qualität'),
      '/qualitaet': link('/recht', 'Rechtliche Angaben') + link('/standorte', 'Standorte'),
      '/recht': link('/impressum', 'Impressum'),
      '/standorte': '',
    };
    expect(walk(site).asked).toEqual(['/', '/unternehmen', '/qualitaet', '/recht']);
  });

  it('reads the contact page of a Swiss site in its other languages, of no other site', () => {
    const contact =
      '<head><link rel="alternate" hreflang="fr" href="/fr/contact"><link rel="alternate" hreflang="en" href="/en/contact"></head>';
    const swiss = walk(
      { 'https://muster-storen.ch/': link('/kontakt', 'Kontakt'), 'https://muster-storen.ch/kontakt': contact },
      'https://muster-storen.ch/',
    );
    expect(swiss.asked.slice(1)).toEqual(['https://muster-storen.ch/kontakt', 'https://muster-storen.ch/fr/contact']);
    expect(walk({ '/': link('/kontakt', 'Kontakt'), '/kontakt': contact }).asked).toEqual(['/', '/kontakt']);
  });

  it('reads a few pages of the menu whose words name no topic, those of the house first, last of all', () => {
    const items = ['Wandern', 'Kräuter', 'Termine', 'Händler', 'Infocenter', 'Blog', 'Musterfamilie', 'Wald'];
    const nav = items.map((text) => link(`/${text.toLowerCase()}`, text)).join('');
    const home = `<nav>${nav}</nav>${link('/aside', 'Beiseite')}${link('/kontakt', 'Kontakt')}`;
    const site = { '/': home, '/infocenter': '', '/musterfamilie': '', '/wandern': '', [encodeURI('/kräuter')]: '' };
    const { asked, kinds } = walk(site);
    expect(asked.map(decodeURI)).toEqual(['/', '/kontakt', '/infocenter', '/musterfamilie', '/wandern', '/kräuter']);
    expect(kinds['/infocenter']).toBe('other');
  });

  it('reads where the house sells before what it makes', () => {
    const items = ['Biere', 'Brot', 'Rampenverkauf', 'Handel & Gastro'].map((text, i) => link(`/${i}`, text));
    expect(walk({ '/': `<nav>${items.join('')}</nav>`, '/0': '', '/2': '', '/3': '' }).asked.slice(0, 3)).toEqual([
      '/',
      '/2',
      '/3',
    ]);
  });

  it('reads how things are made before what is made', () => {
    const items = ['Türen', 'Treppen', 'Tore', 'Zäune', 'Schweißtechnik'].map((text, i) => link(`/${i}`, text));
    expect(walk({ '/': `<nav>${items.join('')}</nav>`, '/4': '' }).asked.slice(0, 2)).toEqual(['/', '/4']);
  });

  it('reads where things are tested before what is made', () => {
    const items = ['Tore', 'Zäune', 'Prüfstelle'].map((text, i) => link(`/${i}`, text));
    const { asked } = walk({ '/': `<nav>${items.join('')}</nav>`, '/0': '', '/1': '', '/2': '' });
    expect(asked).toEqual(['/', '/2', '/0', '/1']);
  });

  it('reads when and where the house is open before what it makes, in however many short words', () => {
    const items = ['Biere', 'Brot', 'Sprechzeiten & Wege zu uns', 'Neue Ideen für den Garten'];
    const nav = items.map((text, i) => link(`/${i}`, text)).join('');
    expect(walk({ '/': `<nav>${nav}</nav>`, '/0': '', '/1': '', '/2': '' }).asked.slice(0, 4)).toEqual([
      '/',
      '/2',
      '/0',
      '/1',
    ]);
  });

  it('reads a page of the house before those below it', () => {
    const items = [link('/handwerk/a', 'Herde'), link('/handwerk/b', 'Kamine'), link('/handwerk', 'Unser Handwerk')];
    expect(walk({ '/': `<nav>${items.join('')}</nav>` }).asked[1]).toBe('/handwerk');
  });

  it('knows pages of the menu by their number where none has a path', () => {
    const points = [
      ['/?page_id=7', 'Unsere Öfen'],
      ['/?cat=4', 'Öfen der Woche'],
      ['/?page_id=9&add-to-cart=8', 'Ofen kaufen'],
      ['/?page_id=13', 'Besuch'],
    ] as const;
    const home = `<nav>${points.map(([path, text]) => link(path, text)).join('')}</nav>`;
    expect(walk({ '/': home }).asked).toEqual(['/', '/?page_id=13', '/?page_id=7']);
  });

  it('reads the page on all services after the others of the menu, not those on one of them', () => {
    const items = [link('/leistungen', 'Leistungen'), link('/leistungen/dach', 'Dach'), link('/wandern', 'Wandern')];
    const { asked } = walk({ '/': `<nav>${items.join('')}</nav>`, '/leistungen': '', '/wandern': '' });
    expect(asked).toEqual(['/', '/wandern', '/leistungen']);
  });

  it.each([
    [link('/leistungen', 'Was wir tun'), ['/', '/leistungen']],
    [link('/produkte', 'Säfte & Verkauf'), ['/', '/produkte']],
    [link('/produkte', 'Säfte'), ['/']],
    [link('/produkte/verkauf', 'Verkauf'), ['/']],
  ])('goes by what a point of the menu is called before where its page is kept: %s', (point, expected) => {
    const { asked } = walk({ '/': `<nav>${point}</nav>`, '/leistungen': '', '/produkte': '', '/produkte/verkauf': '' });
    expect(asked).toEqual(expected);
  });

  it('takes the first row of short links for the menu where nothing marks one', () => {
    const items = ['Start', 'Wandern', 'Wald', 'Bach', 'Kontakt'].map(
      (text) => `<td>${link(`/${text.toLowerCase()}`, text)}</td>`,
    );
    const table = `<table><tr>${items.join('')}</tr></table>`;
    const teaser = link('/aside', 'Beiseite');
    const site = { '/start': '', '/wandern': '', '/wald': '', '/bach': '', '/kontakt': '', '/aside': '' };
    expect(walk({ '/': `${table}<p>Text</p>${teaser}`, ...site }).asked.toSorted()).toEqual([
      '/',
      '/bach',
      '/kontakt',
      '/start',
      '/wald',
      '/wandern',
    ]);
    expect(walk({ '/': `<nav>${link('/kontakt', 'Kontakt')}</nav>${table}`, ...site }).asked).toEqual([
      '/',
      '/kontakt',
    ]);
    const tags = ['Ahorn', 'Birke', 'Linde', 'Esche'].map((text) => link(`/${text}`, text)).join('');
    expect(walk({ '/': `${tags}<p>Text</p>${link('/lang', 'Ein Satz mit vielen Wörtern')}` }).asked).toEqual(['/']);
  });

  it('asks for one page for those who look for work, for what offers are listed on', () => {
    const offers = link('/jobs/koch', 'Koch (m/w/d)') + link('/jobs/karriere', 'Karriere') + link('/jobs', 'Jobs');
    const { asked, kinds } = walk({ '/': `<nav>${offers}</nav>${link('/en/careers', 'Careers')}`, '/jobs': '' });
    expect(asked).toEqual(['/', '/jobs']);
    expect(kinds['/jobs']).toBe('other');
    expect(walk({ '/': `<nav>${link('/schule', 'Schule und Beruf')}</nav>`, '/schule': '' }).kinds['/schule']).toBe(
      'other',
    );
    expect(walk({ '/': link('/schule', 'Schule und Beruf') }).asked).toEqual(['/']);
  });

  it('leaves the menu alone where it offers, shows others or tells the news', () => {
    const items = ['Produkte', 'Projekte', 'Partner', 'Aktuelles', 'AGB', 'Termin buchen', 'Login'];
    const nav = items.map((text) => link(`/${text.toLowerCase().replace(' ', '-')}`, text)).join('');
    expect(walk({ '/': `<nav>${nav}</nav>` }).asked).toEqual(['/']);
  });

  it('chooses Germany where the start page only asks for a country', () => {
    const start = link('/at/', 'Österreich') + link('/de/', 'Deutschland');
    expect(walk({ '/': start, '/de/': link('/de/impressum', 'Impressum'), '/de/impressum': '' }).asked).toEqual([
      '/',
      '/de/',
      '/de/impressum',
    ]);
    const withLegal = start + link('/impressum', 'Impressum');
    expect(walk({ '/': withLegal, '/impressum': '' }).asked).not.toContain('/de/');
  });

  it('knows places by what a menu says beside them', () => {
    const { asked, kinds } = walk({ '/': link('/index.php?id=11', 'Häuser &amp; Zeiten'), '/index.php?id=11': '' });
    expect([asked, kinds['/index.php?id=11']]).toEqual([['/', '/index.php?id=11'], 'locations']);
  });

  it('goes on from a page that only asks for the language to the German one, whatever it says that it is', () => {
    const start = `<html lang="de"><p>Bitte wählen Sie Ihre Sprache.</p>${link('/de/', 'Deutsch')}${link('/en/', 'English')}`;
    const { asked } = walk({ '/': start, '/de/': link('/de/impressum', 'Impressum'), '/en/': '', '/de/impressum': '' });
    expect(asked.slice(0, 2)).toEqual(['/', '/de/']);
  });

  it('takes the next best link when the first gave nothing', () => {
    const home = link('/impressum-alt', 'Impressum') + link('/rechtliches/impressum', 'Impressum der Muster Bau');
    const { asked } = walk({ '/': home, '/rechtliches/impressum': '' });
    expect(asked).toEqual(['/', '/impressum-alt', '/rechtliches/impressum']);
  });

  it('prefers its own host to others of the same domain', () => {
    const { asked } = walk({
      '/': link('https://shop.muster-bau.de/impressum', 'Impressum') + link('/impressum', 'Impressum'),
    });
    expect(asked.slice(0, 2)).toEqual(['/', '/impressum']);
  });

  it('finds pages by query strings', () => {
    const { asked } = walk({
      '/': link('?page=7', 'Impressum') + link('?page=9', 'Kontakt'),
      '/?page=7': '',
      '/?page=9': '',
    });
    expect(asked).toEqual(['/', '/?page=7', '/?page=9']);
  });

  it('prefers German pages and takes one English one', () => {
    const german = link('/en/', 'EN') + link('/en/imprint', 'Imprint') + link('/de/impressum', 'Impressum');
    const english = link('/en/imprint', 'Imprint') + link('/en/about', 'About us');
    const { asked } = walk({ '/': german, '/de/impressum': '', '/en/': english });
    expect(asked).toEqual(['/', '/de/impressum', '/en/']);
  });

  it('turns to the German start page of an English site before reading on', () => {
    const english = `<html lang="en"><link rel="alternate" hreflang="de" href="/de/">${link('/en/imprint', 'Imprint')}`;
    const german = `<html lang="de">${link('/de/impressum', 'Impressum')}`;
    expect(walk({ '/': english, '/de/': german, '/de/impressum': '' }).asked.slice(0, 3)).toEqual([
      '/',
      '/de/',
      '/de/impressum',
    ]);
    expect(walk({ '/': english, '/en/imprint': '' }).asked).toEqual(['/', '/de/', '/en/imprint']);
  });

  it('follows frames and meta refresh', () => {
    const { asked } = walk({
      '/': '<meta http-equiv="refresh" content="0;url=/start">',
      '/start': '<frameset><frame src="/menu"><frame src="/inhalt"></frameset>',
      '/menu': link('/impressum', 'Impressum'),
      '/impressum': '',
    });
    expect(asked).toEqual(['/', '/start', '/menu', '/inhalt', '/impressum']);
  });

  it('reads the pages of single locations, last and not all', () => {
    const cities = ['hamburg', 'koeln', 'bremen', 'essen', 'ulm', 'trier', 'jena'];
    const list =
      cities.map((city) => link(`/standorte/${city}`, city)).join('') + link('/standorte/?seite=2', 'weiter');
    const home = link('/standorte/', 'Standorte') + link('/kontakt', 'Kontakt');
    const { asked, kinds } = walk({ '/': home, '/standorte/': list, '/kontakt': '' });
    expect(asked.slice(0, 4)).toEqual(['/', '/kontakt', '/standorte/', '/standorte/hamburg']);
    expect(kinds['/standorte/hamburg']).toBe('locations');
    const site = Object.fromEntries(cities.map((city) => [`/standorte/${city}`, '']));
    const all = walk({ '/': home, '/standorte/': list, '/kontakt': '', ...site }).asked;
    expect(all.filter((path) => path.startsWith('/standorte/') && path !== '/standorte/')).toHaveLength(5);
  });

  it('takes routes in fragments for pages only in a browser', () => {
    const html = link('#/impressum', 'Impressum');
    expect(walk({ '/': html }).asked).toEqual(['/']);
    const plan = createPlan('https://muster-bau.de/', { pages: 5, hashRoutes: true });
    const first = plan.next();
    if (!first) throw new Error('no start page');
    plan.learn(first, readOutline(parsePage({ url: first.url, html })));
    const second = plan.next();
    expect(second?.url).toBe('https://muster-bau.de/#/impressum');
    expect(second && plan.isNew(second, second.url)).toBe(true);
  });

  it('is not led astray by calendars and facets', () => {
    const trap = Array.from({ length: 300 }, (_, i) => link(`/standorte?tag=${i}`, 'Standorte')).join('');
    const pages: Site = { '/': trap };
    for (let i = 0; i < 300; i++) pages[`/standorte?tag=${i}`] = trap;
    expect(walk(pages).asked.length).toBeLessThanOrEqual(3);
  });

  it('never asks for more than its limit', () => {
    const everything = ['Impressum', 'Kontakt', 'Team', 'Standorte'].map((text, i) => link(`/${i}`, text)).join('');
    const plan = createPlan('https://muster-bau.de/', { pages: 3 });
    const first = plan.next();
    if (!first) throw new Error('no start page');
    plan.learn(first, readOutline(parsePage({ url: first.url, html: everything })));
    expect([plan.next(), plan.next(), plan.next()].map((page) => page?.kind)).toEqual([
      'impressum',
      'contact',
      undefined,
    ]);
  });

  it('reads the start page of a site that was named by one of its pages', () => {
    const { asked, kinds } = walk(
      { '/kontakt': '', '/': link('/impressum', 'Impressum'), '/impressum': '' },
      'https://muster-bau.de/kontakt',
    );
    expect(asked).toEqual(['/kontakt', '/', '/impressum']);
    expect(kinds['/kontakt']).toBe('contact');
  });

  it('moves with the site to another domain, and knows a redirect to a page it has', () => {
    const plan = createPlan('https://muster-bau.de/', { pages: 15 });
    const first = plan.next();
    if (!first) throw new Error('no start page');
    expect(plan.isNew(first, 'https://www.muster-gruppe.com/')).toBe(true);
    const html = link('/impressum', 'Impressum') + link('https://muster-bau.de/kontakt', 'Kontakt');
    plan.learn(first, readOutline(parsePage({ url: 'https://www.muster-gruppe.com/', html })));
    const second = plan.next();
    expect(second?.url).toBe('https://www.muster-gruppe.com/impressum');
    expect(second && plan.isNew(second, 'https://www.muster-gruppe.com/')).toBe(false);
    expect(second && plan.isNew(second, 'https://fremd.de/impressum')).toBe(false);
  });

  it('lacks an Impressum until one is asked for, and learns addresses without words', () => {
    const { plan } = walk({ '/': '' });
    expect(plan.lacksImpressum()).toBe(true);
    plan.learnAddresses(['https://muster-bau.de/produkte/1', 'https://muster-bau.de/impressum.html']);
    expect(plan.next()?.url).toBe('https://muster-bau.de/impressum.html');
    expect(plan.lacksImpressum()).toBe(false);
  });

  describe('where no link names an Impressum', () => {
    const home = `
      <nav>${link('/biere', 'Unsere Biere')}${link('/blog/neues-bier', 'Neu im Ausschank')}</nav>
      <p>${link('/fest', 'Alle, die im Sommer mit uns gefeiert haben, finden hier ihre Bilder')}</p>
      <footer>${link('/privates', 'Datenschutz')}${link('/wer', 'Wer steckt dahinter?')}${link('/dank', 'Dank')}</footer>`;
    const explored = (plan: ReturnType<typeof createPlan>, ...how: Parameters<typeof plan.explore>) => {
      plan.explore(...how);
      const paths: string[] = [];
      for (let page = plan.next(); page; page = plan.next()) paths.push(new URL(page.url).pathname);
      return paths;
    };

    it('looks where legal notices of other names stand first: in the footer', () => {
      const { plan } = walk({ '/': home });
      expect(explored(plan, 1, 'near')).toEqual(['/wer']);
      expect(explored(plan, 5, 'near')).toEqual(['/dank']);
      expect(explored(plan, 5, 'near')).toEqual([]);
    });

    it('takes a sign in the footer for one', () => {
      const { plan } = walk({ '/': `<p>${link('/mehr', 'Mehr')}</p><footer>${link('/pflicht.html', '§')}</footer>` });
      expect(explored(plan, 1, 'near')).toEqual(['/pflicht.html']);
    });

    it('then goes through what might lead further, but not through articles', () => {
      const { plan } = walk({ '/': home });
      expect(explored(plan, 9, 'anywhere')).toEqual(['/wer', '/dank', '/privates']);
    });

    it('finds what an explored page leads to', () => {
      const { plan } = walk({ '/': `<p>${link('/service', 'Service')}</p>` });
      plan.explore(2, 'anywhere');
      const page = plan.next() as PlannedPage;
      expect(page.topic).toBe('unknown');
      const html = link('/angaben', 'Anbieterkennzeichnung');
      plan.learn(page, readOutline(parsePage({ url: page.url, html })));
      expect(plan.next()).toMatchObject({ url: 'https://muster-bau.de/angaben', kind: 'impressum' });
    });
  });

  it('reads further pages of a list of locations, and none of its filters', () => {
    const pager = link('/filialen?seite=2', '2') + link('/filialen?seite=3', '3') + link('/filialen?ort=jena', 'Jena');
    const { asked } = walk({ '/': link('/filialen', 'Unsere Filialen'), '/filialen': pager });
    expect(asked).toEqual(expect.arrayContaining(['/filialen', '/filialen?seite=2', '/filialen?seite=3']));
    expect(asked).not.toContain('/filialen?ort=jena');
  });

  it('looks for opinions on the page of references too, but not on one of each project', () => {
    const home =
      link('/referenzen', 'Referenzen') + link('/stimmen', 'Stimmen') + link('/projekte/villa', 'Villa am Wehr');
    const { asked } = walk({ '/': home, '/referenzen': '', '/stimmen': '', '/projekte/villa': '' });
    expect(asked).toEqual(expect.arrayContaining(['/referenzen', '/stimmen']));
    expect(asked).not.toContain('/projekte/villa');
  });

  it('reads a page for either of two topics that links to it tell', () => {
    const home =
      link('/kontakt', 'Kontakt') + link('/standorte', 'Standorte') + link('/standorte', 'Öffnungszeiten und Kontakt');
    expect(walk({ '/': home, '/kontakt': '', '/standorte': '' }).asked).toContain('/standorte');
  });

  it('takes an address in two parts for what both say', () => {
    const plan = createPlan('https://muster-bau.de/', { pages: 15 });
    plan.next();
    plan.learnAddresses(['https://muster-bau.de/anbieter/kennzeichnung', 'https://muster-bau.de/anbieter/preise']);
    expect(plan.next()).toMatchObject({ url: 'https://muster-bau.de/anbieter/kennzeichnung', kind: 'impressum' });
    expect(plan.next()).toBeUndefined();
  });
});
