import { anyCase } from '../any-case.ts';
import type { AddressSite } from './address-sites.ts';
import { ZIP_LINE } from './body-mentions.ts';
import { foldKey } from './choose.ts';
import { afterLabel } from './labels.ts';
import { hasLegalForm } from './legal-forms.ts';
import { NAME_LABEL } from './name-labels.ts';
import { namesInLines } from './name-mentions.ts';
import { isInSectionOfOthers, weighByPlace } from './name-places.ts';
import { weighBySupport } from './name-support.ts';
import { cleanName, isPossibleName, isSentence, nameWithForm } from './name-text.ts';
import { isNameLine, namesAbove } from './names-above.ts';
import { INDEPENDENT, isRunByOthers, operatorNames, TECHNICAL } from './operator-names.ts';
import { isLabelledStranger } from './owner-labels.ts';
import type { Fact } from './page-facts.ts';
import type { Piece } from './pieces.ts';
import { isPlaceholder } from './placeholders.ts';
import { type Reading, textFact } from './reading.ts';
import { isOrganisation, postalAddresses, textProp } from './structured-data.ts';
import { wordSign } from './word-signs.ts';

/** The heading of an Impressum's first entry. */
const BY_LAW = /^(?:angaben|informationen|pflichtangaben|anbieterkennzeichnung) (?:gemäß|gem\.|nach|laut|im sinne) /iu;
const RESPONSIBLE = /^verantwortlich(?:e[rn]?)?(?: (?:für|im sinne|i\.\s?s\.|gem).{0,80})?:?$/iu;

/** Words without one of which no label of a name can match. */
const LABEL_WORD = wordSign(
  /^(?:pflicht)?angaben|^information|firm|name|unternehm|company|gesellsch|vertragsp|verkäuf|inhaber|herausge[bg]|anbieter|betr[ei]|träger|verantwort|responsible|publisher|provider|offenlegung|operated/iu,
);

/** Everything on the page that may be the company's name. */
export function readNames(reading: Reading, sites: readonly AddressSite[]): Fact[] {
  const told = [...operatorNames(reading), ...labelledNames(reading)];
  const names = [
    ...told,
    ...weighBySupport(reading, namesOfSites(reading, sites, told)).map((fact) => asOperator(fact, told)),
    ...namesInLines(reading),
    ...namesInHead(reading),
    ...structuredNames(reading),
  ];
  return names
    .filter((fact) => fact.value.length >= 2 && !isPlaceholder(fact.value))
    .map((fact) => withSurname(fact, foldKey(reading.host)));
}

/** What a name above an address gains that the page says the site is run by: 'Diese Seite betreibt die …', among a group's entries. */
const SAID_TO_RUN = 6;
const asOperator = (fact: Fact, told: readonly Fact[]): Fact =>
  told.some(({ value, evidence }) => value === fact.value && evidence.method === 'text')
    ? { ...fact, weight: fact.weight + SAID_TO_RUN }
    : fact;

const SURNAME_START = anyCase(/(?<!\p{L})(?:von(?: de[rmn])?|vom|van(?: de[rn])?) $/iu);

/** 'von der Heydt GmbH' at vonderheydt.de: elsewhere a text tells by these words whom it is about. */
function withSurname(fact: Fact, host: string): Fact {
  const { snippet } = fact.evidence;
  const start = SURNAME_START.exec(snippet.slice(0, Math.max(0, snippet.indexOf(fact.value))))?.[0];
  if (start === undefined) return fact;
  const [first = ''] = fact.value.split(' ', 1);
  return host.includes(foldKey(start + first)) ? { ...fact, value: start + fact.value } : fact;
}

/** From here on, different names above different addresses are those of locations. */
const LOCATIONS = 3;

/** 'Muster ist eine Marke der Muster GmbH, Weg 1, …. Die Märkte werden von selbstständigen Partnern geführt.' */
const isBrandOwner = ({ lead, pieces: [first] }: AddressSite): boolean =>
  /(?<!\p{L})(?:\p{L}{0,20}marken?|warenzeichen|lizenz)(?!\p{L})/iu.test(lead) && INDEPENDENT.test(first?.text ?? '');

/** What a name gains whose entry stands right below 'Anbieterin dieser Website', behind another's. */
const SITE_RUN = 12;
const RUNS_SITE = anyCase(
  /(?:^|(?<!\p{L})(?:und|sowie) |, )(?:medieninhaber|(?:dienste?-?)?anbieter|betreiber|herausgeber)(?:in)? (?:dieser|der) (?:web-?(?:site|seiten?)|internet-?(?:seiten?|präsenz|auftritts?)|seiten?|homepage)(?!\p{L})/iu,
);

/** Whether the lines above an address say so, behind any other entry. */
function isBelowRunner(above: readonly Piece[]): boolean {
  const at = above.findLastIndex(({ text }) => text.length <= LONGEST_LABEL && RUNS_SITE.test(text));
  return at >= 0 && !above.slice(at + 1).some(({ text }) => ZIP_LINE.test(text));
}
const LONGEST_LABEL = 140;

/** 'Darlehensvermittlung für: Muster Bank AG, Weg 1', and at the end of a long sentence '… und bei der Muster GmbH, Weg 1'. */
function isDealtWith(lead: string): boolean {
  const before = lead.slice(0, Math.max(0, lead.lastIndexOf(nameWithForm(lead) ?? '\n')));
  return (
    ROLE.test(before) ||
    SERVED_BY.test(before) ||
    /^\p{L}[\p{L} -]{3,40} (?:für|bei|durch|von|mit):\s$/u.test(before) ||
    (before.length > LONG_LEAD && /(?<!\p{L})(?:bei|beim|an|mit)(?: der| dem| die)? $/u.test(before))
  );
}
const LONG_LEAD = 60;
/** Of a notice in one line the last label before a name: '…, Haftpflichtversicherung: Muster AG'. */
const LAST_LABEL = /(?:^|[,;.] )([^:,;.]{3,90}: [^:]*)$/u;
/** 'Unsere Berufshaftpflicht besteht bei der Muster AG, Weg 1', 'Anbieterin des Angebots „Café“ ist die Muster GmbH, Weg 1' */
const SERVED_BY =
  /(?:haftpflicht|[Vv]ersicher)[^.!?]{0,60} (?:bei|durch)(?: der| dem| die)? $|^(?:Anbieter|Betreiber|Veranstalter)(?:in)? (?:der|des|von) [^.!?]{0,40}[„"»“][^.!?]{2,80} (?:ist|sind) (?:die|der|das) $/u;
/** 'Wohnanlage Nord, Bauherr Muster GmbH, Weg 1' */
const ROLE =
  /(?:^|[\s,;:(])(?:Bauherr(?:in)?|Auftraggeber(?:in)?|Kund(?:e|in)|Architekt(?:in|en|ur)?|Planung|Entwurf|Generalunternehmer(?:in)?|Investor(?:in)?|Projektentwickler(?:in)?|Lieferant(?:in)?)(?: (?:war|ist))?(?: (?:die|der|das))?:? $/u;

/** What a name gains below 'Betreiber dieses Marktes', where a brand's owner may have an entry, too. */
const RUN_HERE = 12;
const HERE = anyCase(
  /^(?:betreiber|inhaber|anbieter|vertragspartner|verantwortlich|geführt|betrieben|ihr)[\p{L} ,&-]{0,40} (?:diese[nrs]?|ihre[nrs]?) (?!web|internet|online|plattform|portal|seite|app)\p{L}{4,20}|^(?:ihr(?:e)? )?(?:\p{L}{3,12}-?)?partner(?:in)? (?:vor ort|für diese)/iu,
);

function bonusOf({ pieces, kind }: Reading, { above, pieces: [first] }: AddressSite): number {
  const top = above[0] ?? first;
  const heads = kind === 'impressum' ? [pieces[(top?.index ?? 0) - 1], top] : [];
  if (heads.some((piece) => HERE.test(piece?.text ?? ''))) return RUN_HERE;
  return isBelowRunner(above) ? SITE_RUN : 0;
}

function namesOfSites(reading: Reading, sites: readonly AddressSite[], told: readonly Fact[]): Fact[] {
  const own = sites.filter(
    (site) =>
      !isLabelledStranger(site.lead) &&
      !isLabelledStranger(LAST_LABEL.exec(site.lead)?.[1] ?? '') &&
      !TECHNICAL.test(site.lead) &&
      !isBrandOwner(site) &&
      !isDealtWith(site.lead) &&
      !isRunByOthers(site.lead) &&
      !isInSectionOfOthers(reading.pieces, site),
  );
  const named = own.flatMap((site) =>
    namesAbove(reading, site).map((name) => ({
      site,
      name: { ...name, weight: name.weight + bonusOf(reading, site), place: site.address },
    })),
  );
  const facts = weighByPlace(reading, own, named, told);
  const plain = new Set(facts.filter(({ value }) => !hasLegalForm(value)).map(({ value }) => value));
  if (plain.size < LOCATIONS || reading.kind === 'impressum') return facts;
  return facts.map((fact) => (plain.has(fact.value) ? { ...fact, weight: Math.min(fact.weight, 20) } : fact));
}

/** 'Anbieter des Baukastens: …' provides something else than the site. */
const OF_SOMETHING = anyCase(
  /^(?:de[sr]|diese[rs]|für) (?![^:]{0,60}(?:web|internet|seite|site|auftritt|angebot|präsenz|portal|(?<!\p{L})(?:online-?|web-?)?shop|dienst|medien|inhalt|blog|app|plattform|unternehmen|firma|gesellschaft|§))[^:]{3,60}: /iu,
);

/** The full stop behind a form that has none of its own. */
const SENTENCE_END = /(?<=(?:GmbH|AG|KG|UG|SE|OHG|mbH|eG))\.$/u;

/** 'Betreiberin des Shops: …', 'Anbieterin dieser Website ist die …' */
const OF_SITE =
  /^(?:de[sr]|diese[rs]|für) [^:]{3,60}: |^(?:de[sr]|diese[rs]) [^:.,]{3,40} ist (?:(?:die|der|das) )?(?=\p{Lu})/iu;

/** A page about data protection, where 'Anbieter' is who provides a service that the site uses. */
const PRIVACY = /^(?:datenschutz|privacy)/iu;
const PROVIDES = /^(?:(?:dienste?-?)?anbieter|provider)(?:in)?(?!\p{L})/iu;

function labelledNames(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  const isPrivacy =
    PRIVACY.test(reading.metadata.title) ||
    reading.lines.some(({ heading, text }) => heading === 1 && PRIVACY.test(text));
  for (const [i, piece] of reading.pieces.entries()) {
    if ((piece.signs & LABEL_WORD) === 0 || piece.owner !== 'company') continue;
    if (piece.line.region === 'nav' || piece.isHint) continue;
    const next = reading.pieces[i + 1];
    if (RESPONSIBLE.test(piece.text) && next && isNameLine(next)) {
      const name = cleanName(next.text);
      if (isPossibleName(name)) facts.push(textFact(reading, [piece, next], name, name, 38, 'label', 'low'));
    }
    if (reading.kind === 'impressum' && BY_LAW.test(piece.text) && next && isNameLine(next)) {
      const name = cleanName(next.text);
      if (isPossibleName(name) && !isSentence(name))
        facts.push(textFact(reading, [piece, next], name, name, 30, 'label', 'low'));
    }
    if (isPrivacy && PROVIDES.test(piece.text)) continue;
    const behind = afterLabel(piece.text, NAME_LABEL);
    if (behind === null || OF_SOMETHING.test(behind)) continue;
    const rest = behind.replace(OF_SITE, '');
    const hasColon = /^[^:]{0,80}:/u.test(piece.text);
    if (rest !== '' && !hasColon && !hasLegalForm(rest)) continue;
    // A link of that word leads to a page about the company.
    const isLabel = reading.kind === 'impressum' && piece.line.region !== 'footer' && piece.line.hrefs.length === 0;
    if (rest === '' && !hasColon && !isLabel) continue;
    const text = (rest !== '' ? rest : (next?.text ?? '')).replace(SENTENCE_END, '');
    const form = hasLegalForm(text);
    const [lead = ''] = text.split(/,\s/u, 1);
    const isLong = text.length > 60 || !hasLegalForm(lead);
    // Of a whole notice the beginning, whatever firms it names further on.
    const name = form && isLong ? nameWithForm(hasLegalForm(lead) ? lead : text) : cleanName(lead);
    if (!name || !isPossibleName(name)) continue;
    const place = rest !== '' || !next ? piece : [piece, next];
    facts.push(textFact(reading, place, name, name, form ? 75 : 52, 'label', form ? 'high' : 'medium'));
  }
  return facts;
}

function namesInHead(reading: Reading): Fact[] {
  const { metadata, url } = reading;
  const facts: Fact[] = [];
  const add = (text: string, value: string, weight: number): void => {
    facts.push({ value, weight, evidence: { url, snippet: text.slice(0, 200), method: 'meta', confidence: 'low' } });
  };
  for (const text of [metadata.title, metadata.meta.get('og:site_name') ?? '']) {
    for (const part of text.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
      const name = nameWithForm(part);
      if (name) add(text, name, 40);
    }
  }
  const site = metadata.meta.get('og:site_name');
  if (site && isPossibleName(site)) add(site, site, 20);
  for (const part of metadata.title.split(/\s[|·•»:]\s|\s[–—-]\s/u)) {
    if (isPossibleName(part) && !/^(?:über|about|start|willkommen|team|standorte|karriere|datenschutz)/iu.test(part))
      add(metadata.title, part, 8);
  }
  return facts;
}

function structuredNames(reading: Reading): Fact[] {
  return reading.items.filter(isOrganisation).flatMap((item) => {
    const [place] = postalAddresses(item.props);
    return (['legalName', 'name'] as const).flatMap((key) => {
      const value = textProp(item.props, key);
      if (!isPossibleName(value)) return [];
      const weight = key === 'legalName' ? 56 : hasLegalForm(value) ? 50 : 34;
      return [
        {
          value,
          weight,
          evidence: {
            url: reading.url,
            snippet: `"${key}": "${value}"`.slice(0, 200),
            method: item.method,
            confidence: 'medium' as const,
          },
          ...(place && { place }),
        },
      ];
    });
  });
}
