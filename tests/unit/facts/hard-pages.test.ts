import { expect, test } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { mergePages } from '../../../server/scan/facts/merge-pages.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { readOutline } from '../../../server/scan/pages/outline.ts';
import { processorMs, slowestMs } from './slowest.ts';

/** The door hands over no more of a page. */
const LONGEST = 2 * 1024 * 1024;

const full = (piece: string, length = LONGEST): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const json = (text: string): string => `<script type="application/ld+json">${text}</script>`;

/** Pages as long as the door allows, each made of what costs some reader most. */
const pages: Record<string, string> = {
  'elements that nothing closes': full('<div>x'),
  'end tags that close nothing, deep inside': full('<span>', LONGEST / 2) + full('</i></em></u>', LONGEST / 2),
  'paragraphs that are closed unopened': full('<div>', LONGEST / 2) + full('</p>', LONGEST / 2),
  'drawings within drawings': full('<svg><math>'),
  'links within links': full('<a href=x>'),
  'attributes without end': `<div ${Array.from({ length: 150_000 }, (_, i) => `a${i}=1`).join(' ')}>`,
  'a quote that nothing closes': `<a href="${full('x ')}`,
  ampersands: full('&amp'),
  'beginnings of tags': full('<'),
  'beginnings of scripts': `<script>${full('</scrip')}`,
  'lines of one character': `<pre>${full('x\n')}`,
  'line breaks': full('x<br>'),
  'icons that name an address': full('<img alt="a@b.de">'),
  'structured data in great number': json(`[${full('{"@type":"Organization","name":"X"},', 480_000)}{}]`),
  'structured data of great depth': json(full('{"a":', 480_000)),
  microdata: full('<div itemscope itemtype="http://schema.org/Organization"><b itemprop=name>x'),
  'hidden addresses': full('info (at) firma (punkt) de '),
  'phone numbers in one line': full('Tel. 0431 5550-0 '),
  'phone numbers below each other': full('<dt>Telefon<dd>0431 1234567'),
  postcodes: full('12345 Ort '),
  addresses: full('Musterweg 3<br>12345 Kiel<br>'),
  'cards of locations': full(
    '<div><h3>Muster GmbH Filiale Kiel</h3><p>Musterweg 3<br>24103 Kiel<br>Tel. 0431 1234567</p></div>',
  ),
  names: full('<p>Muster GmbH & Co. KG</p>'),
  'names in one line': full('Muster GmbH & Co. KG '),
  'forms in one line': full('GmbH '),
  'register numbers': full('HRB 4711 '),
  'VAT ids': full('USt-IdNr.: DE136695976 '),
  directors: full('<p>Geschäftsführer: Hans Meier, Anna Berg</p>'),
  'directors in one line': full('Geschäftsführer: Hans Meier, '),
  'a table of persons': full('<tr><td>Hans Meier</td><td>Prokurist</td></tr>'),
  'department heads': full('<div>Geschäftsleitung</div><div>Hans Meier</div><div>Leiter Technik</div>'),
  'branches in one line': full('Unsere Filiale in Kiel (Weg 4, 24103 Kiel) und '),
  branches: full('<ul><li>Filiale Kiel, Weg 3, 24103 Kiel'),
  certificates: full('<a href=x.pdf>Zertifikat ISO 9001</a>'),
  'certificates below headings': full('<h2>Qualität</h2><p>Wir sind nach ISO 9001 zertifiziert.</p>'),
  headings: full('<h2>Kontakt</h2><p>Tel: 0431 1234567</p>'),
  sentences: full('Wir bauen seit 1987 Öfen für 42 Mitarbeitende der Handwerkskammer. '),
};

test.each(Object.entries(pages))('is read in time: %s', (_, html) => {
  const before = processorMs();
  const page = parsePage({ url: 'https://firma.test/seite', html });
  readOutline(page);
  mergePages([structuredClone(readPage(page, 'impressum'))], { url: 'https://firma.test/' });
  expect(processorMs() - before).toBeLessThan(slowestMs);
});
