import { between, type Draw, oneOf, perhaps, shuffled } from '../notices/markup.ts';
import { ISSUERS, NORMS, type Wording, writtenDate } from './certificate-words.ts';

/** A certificate as it is drawn: what it is about, who issued it and until when it holds, as written. */
interface Drawn {
  name: string;
  about: string;
  issuer: string | null;
  date: string | null;
}

/** A page about certificates and what it says that its company holds: 'name | issuer | ISO date'. */
export interface CertificatePage {
  body: string;
  held: string[];
}

type Layout = (all: readonly Drawn[], words: LabelWords) => string;
interface LabelWords {
  wording: Wording;
  heading: string;
  issuer: string;
  until: string;
}

const told = ({ issuer, date }: Drawn, { wording }: LabelWords): string[] =>
  [issuer, date && `${wording.validUntil} ${date}`].filter((part) => part !== null);

/** How site builders and hand-written pages show certificates with their details. */
const LAYOUTS: readonly Layout[] = [
  (all, { heading, issuer, until }) =>
    all
      .map(
        (one) =>
          `<div class="card"><${heading}>${one.name}</${heading}><p>${one.about}</p>${one.issuer ? `<p>${issuer}: ${one.issuer}</p>` : ''}${one.date ? `<p>${until}: ${one.date}</p>` : ''}</div>`,
      )
      .join(''),
  (all, { wording, issuer, until }) =>
    `<table><tr><th>${wording.norm}</th><th>${issuer}</th><th>${until}</th></tr>${all
      .map((one) => `<tr><td>${one.name}</td><td>${one.issuer ?? '–'}</td><td>${one.date ?? '–'}</td></tr>`)
      .join('')}</table>`,
  (all, words) => `<ul>${all.map((one) => `<li>${[one.name, ...told(one, words)].join(', ')}</li>`).join('')}</ul>`,
  (all, words) =>
    `<ul>${all
      .map((one) => {
        const details = told(one, words).join(', ');
        return `<li>${one.name}${details === '' ? '' : ` (${details})`}</li>`;
      })
      .join('')}</ul>`,
  (all, { wording }) => all.map((one) => `<p>${wording.held(one.name, one.issuer, one.date)}</p>`).join(''),
  (all, { wording }) => all.map((one) => `<p>${wording.managed(one.name, one.issuer, one.date)}</p>`).join(''),
  (all, words) =>
    all
      .map(
        (one) =>
          `<figure><img src="z.png" alt="${words.wording.document} ${one.name}"><figcaption>${[one.name, ...told(one, words)].join('<br>')}</figcaption></figure>`,
      )
      .join(''),
  (all, { issuer, until }) =>
    `<dl>${all
      .map((one) => {
        const details = [one.about, one.issuer && `${issuer}: ${one.issuer}`, one.date && `${until}: ${one.date}`];
        return `<dt>${one.name}</dt><dd>${details.filter(Boolean).join('<br>')}</dd>`;
      })
      .join('')}</dl>`,
  (all, { issuer, until }) =>
    all
      .map((one) => {
        const details = [one.about, one.issuer && `${issuer} ${one.issuer}`, one.date && `${until} ${one.date}`];
        return `<p><strong>${one.name}</strong><br>${details.filter(Boolean).join('<br>')}</p>`;
      })
      .join(''),
];

/** A page that shows what a company holds, between what it says of others' certificates and of its own of another time. */
export function drawCertificatePage(draw: Draw, wording: Wording): CertificatePage {
  const norms = shuffled(draw, NORMS).slice(0, between(draw, 1, 3));
  const dates = norms.map(() =>
    perhaps(draw, 75) ? writtenDate(draw, between(draw, 2027, 2029), between(draw, 1, 12), between(draw, 1, 28)) : null,
  );
  const own = norms.map(([name, about], i): Drawn => {
    const issuer = perhaps(draw, 75) ? oneOf(draw, ISSUERS) : null;
    return { name, about, issuer, date: dates[i]?.[0] ?? null };
  });
  const words = {
    wording,
    heading: oneOf(draw, ['h2', 'h3', 'h4']),
    issuer: oneOf(draw, wording.issuer),
    until: oneOf(draw, wording.until),
  };
  const block = oneOf(draw, LAYOUTS)(own, words);
  const left = NORMS.flatMap((norm) => (norms.includes(norm) ? [] : [norm[0]]));
  const others = shuffled(draw, wording.others)
    .slice(0, between(draw, 0, 3))
    .map((say) => say(oneOf(draw, left)));
  // What begins a section of its own would take the company's certificates into it.
  const [sections, sentences] = [
    others.filter((text) => text.startsWith('<h')),
    others.filter((text) => !text.startsWith('<h')),
  ];
  const parts = perhaps(draw, 50) ? [block, ...sentences, ...sections] : [...sentences, block, ...sections];
  return {
    body: `<main><h1>${oneOf(draw, wording.heads)}</h1>${parts.join('\n')}</main>`,
    held: own.map(({ name, issuer }, i) => `${name} | ${issuer ?? '–'} | ${dates[i]?.[1] ?? '–'}`).toSorted(),
  };
}
