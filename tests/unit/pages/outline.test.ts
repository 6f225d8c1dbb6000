import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import { readSitemap } from '../../../server/scan/pages/sitemap.ts';

const url = 'https://muster-bau.de/';
const outlineOf = (html: string) => readOutline(parsePage({ url, html }));

describe('readOutline', () => {
  it('reads links with their words, place and language', () => {
    const outline = outlineOf(`
      <html lang="de-AT"><title> Muster  Bau </title>
      <nav><a href="/team" title="Unser Team"><img alt="Team" src="t.png"></a></nav>
      <main><a href="mailto:x@y.de">Mail</a><a href="javascript:go()">Impressum</a><a name="x">Anker</a></main>
      <footer><ul><li><a hreflang="en-GB" href="/en">English</a></li><li><a href="/impressum">Impressum</a></li></ul></footer>`);
    expect(outline.title).toBe('Muster Bau');
    expect(outline.language).toBe('de');
    expect(outline.links).toEqual([
      { url: `${url}team`, words: ['Team', 'Unser Team'], place: 'nav', language: null },
      { url: `${url}en`, words: ['English'], place: 'footer', language: 'en' },
      { url: `${url}impressum`, words: ['Impressum'], place: 'footer', language: null },
    ]);
  });

  it('believes the words before the html element', () => {
    const german = '<p>Wir decken Dächer und dämmen die Fassaden für Sie, mit Garantie.</p>';
    expect(outlineOf(`<html lang="en-US">${german}`).language).toBe('de');
    expect(outlineOf('<html lang="de"><p>We build the roofs of our city and you sleep under them.</p>').language).toBe(
      'en',
    );
    expect(outlineOf('<html lang="fr"><p>Bonjour</p>').language).toBe('fr');
  });

  it('reads base, image maps, frames, hreflang and meta refresh', () => {
    const outline = outlineOf(`
      <head><base href="/neu/"><link rel="alternate" hreflang="de-DE" href="de/">
      <link rel="alternate" hreflang="x-default" href="/"><link rel="alternate" type="application/rss+xml" href="feed">
      <meta http-equiv="Refresh" content="0; URL='start.html'"></head>
      <frameset><frame src="menu.html"><frame src="inhalt.html"></frameset><map><area href="kontakt" alt="x"></map>`);
    expect(outline.alternates).toEqual([{ language: 'de', url: `${url}neu/de/` }]);
    expect(outline.refresh).toBe(`${url}neu/start.html`);
    expect(outline.frames).toEqual([`${url}neu/menu.html`, `${url}neu/inhalt.html`]);
    expect(outline.links.map((link) => link.url)).toEqual([`${url}neu/kontakt`]);
  });

  it('reads whatever else leads to a page: menus, buttons, attributes of scripts', () => {
    const { links } = outlineOf(`
      <button onclick="location.href='/impressum'">Impressum</button><span data-href="/kontakt">Kontakt</span>
      <button onclick="location.href='seite.php?id=9'">Shop</button>
      <select><option value="">Mehr</option><option value="/team.html">Team</option><option value="rot">Rot</option></select>
      <div onclick="toggle('menu')">Menü</div>`);
    expect(links.map(({ url: address, words }) => [address, words[0]])).toEqual([
      [`${url}impressum`, 'Impressum'],
      [`${url}kontakt`, 'Kontakt'],
      [`${url}seite.php?id=9`, 'Shop'],
      [`${url}team.html`, 'Team'],
    ]);
  });

  it('reads a menu that is kept as pairs of words and paths', () => {
    const state = JSON.stringify({
      nav: [
        ['Start', '/'],
        ['Über uns', '/ueber-uns'],
        ['Suche', 'Suchbegriff'],
      ],
    });
    const { links } = outlineOf(`<div id="app"></div><script>window.__STATE__ = ${state};</script>`);
    const named = links.filter(({ words }) => words.length > 0);
    expect(named.map(({ url: address, words }) => [address, words[0]])).toEqual([
      [url, 'Start'],
      [`${url}ueber-uns`, 'Über uns'],
    ]);
  });

  it('notes a legal notice that is a file', () => {
    expect(outlineOf('<a href="docs/impressum.pdf">Impressum (PDF)</a>').legalDocument).toBe(
      `${url}docs/impressum.pdf`,
    );
    expect(outlineOf('<a href="katalog.pdf">Katalog</a>').legalDocument).toBeNull();
  });

  it('takes an iframe for the page only where nothing else leads on', () => {
    const frame = '<iframe src="/inhalt"></iframe>';
    expect(outlineOf(frame)).toMatchObject({ frames: [`${url}inhalt`], embeds: [] });
    expect(outlineOf(`${frame}<a href="/kontakt">Kontakt</a>`)).toMatchObject({
      frames: [],
      embeds: [`${url}inhalt`],
    });
  });

  it.each([
    '<title>Impressum | Muster Bau</title>',
    '<h2>Impressum &amp; Offenlegung</h2>',
    '<h1>Kontakt</h1><p>Angaben gemäß § 5 DDG</p>',
  ])('knows a legal notice by %s', (html) => expect(outlineOf(html).legal).toBe(true));

  it('takes no page for a legal notice that only links to one', () =>
    expect(outlineOf('<h1>Dachbau</h1><ul><li><a href="/impressum">Impressum</a></li></ul>').legal).toBe(false));

  it('knows a page that wants proof of being human', () => {
    expect(outlineOf('<title>Just a moment...</title><p>Verifying you are human.</p>').challenge).toBe(true);
    expect(outlineOf('<title>Wir sind gleich bei Ihnen</title>').challenge).toBe(false);
  });

  it.each(['<h1>muster.de</h1><p>Diese Domain steht zum Verkauf!</p>', '<title>muster.de is for sale</title>'])(
    'knows a domain for sale by %s',
    (html) => expect(outlineOf(html).forSale).toBe(true),
  );

  it('does not take a dealer in domains for a domain on sale', () => {
    const article = '<p>Wie eine Domain den Besitzer wechselt, und was Käufer und Verkäufer beachten sollten.</p>';
    expect(outlineOf(`${article.repeat(20)}<p>Ihre Domain steht zum Verkauf?</p>`).forSale).toBe(false);
  });

  it('leaves slow refreshes alone', () => {
    expect(outlineOf('<meta http-equiv="refresh" content="300; url=/x">').refresh).toBeNull();
    expect(outlineOf('<meta http-equiv="refresh" content="30">').refresh).toBeNull();
  });

  it.each([
    ['<title>404 – Seite nicht gefunden</title>', true],
    ['<h1>Page not found</h1>', true],
    ['<h1>Diese Seite existiert nicht</h1>', true],
    ['<title>Impressum | Muster Bau</title><h1>Impressum</h1>', false],
    ['<title>Baustoffe, Art. 40421</title>', false],
  ])('tells a soft 404: %s', (html, notFound) => expect(outlineOf(html).notFound).toBe(notFound));

  it.each([
    ['<a href="javascript:openWindow(\'impressum.html\', 400)">Impressum</a>', ['impressum.html']],
    ['<a href="#" onclick="location.href=\'/kontakt\'">Kontakt</a>', ['kontakt']],
    ['<a href="javascript:void(0)">Impressum</a>', []],
    ['<a href="#" onclick="toggle(\'menu\')">Menü</a>', []],
    ['<a onclick="track(\'/x\')" href="/team">Team</a>', ['team']],
  ])('reads the target of a scripted link: %s', (html, paths) => {
    expect(outlineOf(html).links.map((link) => link.url)).toEqual(paths.map((path) => url + path));
  });

  it.each([
    'location.href = "/de/start.html"',
    "window.location='/de/start.html'",
    'top.location.replace("/de/start.html")',
  ])('follows a page that only says %s', (code) =>
    expect(outlineOf(`<script>${code}</script>`).refresh).toBe(`${url}de/start.html`),
  );

  it('finds the routes of a page that its scripts make', () => {
    const data = '{"routes":["/impressum","/ueber-uns"],"logo":"/logo.svg","note":"and/or","x":"/a b"}';
    const outline = outlineOf(
      `<div id="app"></div><script type="application/json">${data}</script><script src="/app.js"></script>`,
    );
    expect(outline.scripted).toBe(true);
    expect(outline.links.map((link) => link.url)).toEqual([`${url}impressum`, `${url}ueber-uns`]);
  });

  it.each<[string, unknown]>([
    ['markup', '<footer><ul><li><a href="/impressum"><span>Impressum</span></a></li></ul></footer>'],
    ['Markdown', 'Mehr im [Impressum](/impressum).'],
    ['pieces of text', { type: 'link', url: '/impressum', children: [{ text: 'Impressum' }] }],
    ['pieces with data', { nodeType: 'hyperlink', data: { uri: '/impressum' }, content: [{ value: 'Impressum' }] }],
  ])('finds the links of rich texts in data: %s', (_, text) => {
    const data = JSON.stringify({ page: { body: [text] } }).replaceAll('<', '\\u003c');
    const outline = outlineOf(`<div id="app"></div><script type="application/json">${data}</script>`);
    expect(outline.links).toContainEqual({
      url: `${url}impressum`,
      words: ['Impressum'],
      place: 'body',
      language: null,
    });
  });

  it('leaves the scripts of a page with a text of its own alone', () => {
    const outline = outlineOf(`<p>${'Wir bauen Häuser. '.repeat(30)}</p><script>go("/impressum")</script>`);
    expect(outline).toMatchObject({ scripted: false, links: [] });
  });

  it('stays linear on links that nobody closed', () => {
    const outline = outlineOf('<a href="/x">y '.repeat(20_000));
    expect(outline.links.length).toBe(1_500);
  });
});

describe('readSitemap', () => {
  it('tells pages from further sitemaps', () => {
    const pages = readSitemap(
      '<?xml version="1.0"?><urlset><url><loc> https://a.de/x?a=1&amp;b=2 </loc></url></urlset>',
    );
    expect(pages).toEqual({ pages: ['https://a.de/x?a=1&b=2'], sitemaps: [] });
    const index = readSitemap(
      '<sitemapindex><sitemap><loc><![CDATA[https://a.de/s.xml]]></loc></sitemap></sitemapindex>',
    );
    expect(index).toEqual({ pages: [], sitemaps: ['https://a.de/s.xml'] });
  });

  it('finds nothing in what is no sitemap', () => {
    expect(readSitemap('<html><body><a href="/x">x</a>')).toEqual({ pages: [], sitemaps: [] });
    expect(readSitemap('')).toEqual({ pages: [], sitemaps: [] });
  });
});
