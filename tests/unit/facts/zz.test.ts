import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { parsePage } from '../../../server/scan/dom/parse-page.ts';
import { numberOfWord } from '../../../server/scan/facts/number-words.ts';
import { readPage } from '../../../server/scan/facts/read-page.ts';
import { companyOf, factsOf, imprint } from './support.ts';

it('bank', () => {
  let site = 'https://www.ofenbau-lindner.de';
  let seat = factsOf(imprint(), 'impressum', '/impressum', site);
  let bad = 0,
    n = 0,
    name = 'Ofenbau Lindner GmbH';
  const sum: Record<string, [number, number, number]> = {};
  for (const row of readFileSync(process.env.BANK ?? '/tmp/bank/own.txt', 'utf8')
    .trim()
    .split('\n')) {
    if (!row.trim()) continue;
    if (row.startsWith('#')) {
      const [company, street, town, ceo, host] = row
        .slice(1)
        .split('|')
        .map((x) => x.trim());
      site = `https://www.${host}`;
      name = company!;
      seat = factsOf(
        imprint({
          name: company!,
          address: `${street}<br>${town}`,
          contact: `Telefon: 03691 72 10 15<br>E-Mail: info@${host}`,
          people: `Geschäftsführung: ${ceo}`,
          register: '',
          vat: '',
        }),
        'impressum',
        '/impressum',
        site,
      );
      continue;
    }
    const [what, expected, ...rest] = row.split('|');
    const body = rest.join('|');
    if (process.env.ONLY && what !== process.env.ONLY) continue;
    n++;
    const html = `<!DOCTYPE html><html lang="de"><head><title>Über uns | ${name}</title></head><body><nav><a href="/">Start</a></nav><main><h1>Über uns</h1><p>${body}</p></main></body></html>`;
    let c: any;
    try {
      c = companyOf([
        seat,
        readPage(
          parsePage({ url: `${site}/ueber-uns`, html }),
          what === 'cert' ? 'certificates' : what === 'branch' ? (process.env.KIND ?? 'locations') : 'about',
        ),
      ]);
    } catch (e) {
      console.log('ERR', name, String(e));
      continue;
    }
    const got: any = {
      staff: c.number_of_employees,
      founded: c.founding_date,
      cert: c.certifications
        .map((x: any) => x.name)
        .sort()
        .join(';'),
      branch: c.branchLocations
        .map((b: any) => b.street)
        .sort()
        .join(';'),
      review: c.reviews.map((r: any) => `${r.rating}/${r.review_count ?? r.count}`).join(';'),
    };
    const asFigure = (x: string) =>
      what === 'staff'
        ? x
            .split(' ')
            .map((w) => numberOfWord(w)?.toString() ?? w)
            .join(' ')
        : x;
    const want = expected === '-' ? '' : asFigure(expected!.split(';').sort().join(';'));
    const s = (sum[what!] ??= [0, 0, 0]);
    s[0]++;
    if (String(got[what!] ?? '') !== want) {
      bad++;
      s[(got[what!] ?? '') === '' ? 2 : 1]++;
      console.log(`want ${what} ${expected} got ${got[what!] || null} [${name}] ${body}`);
    }
  }
  console.log('rows', n, 'bad', bad, JSON.stringify(sum));
});
