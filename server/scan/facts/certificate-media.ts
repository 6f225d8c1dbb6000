import { anyCase } from '../any-case.ts';
import { withDetails } from './certificate-details.ts';
import { certificateFact, ofHolder } from './certificate-fact.ts';
import { HELD_WORD, isOwnStatement, saysHeld } from './certificate-holding.ts';
import { partedCertificate } from './certificate-labelled.ts';
import { certificateNames } from './certificate-names.ts';
import { isOfOthers } from './certificate-others.ts';
import { holderIn } from './certificate-parties.ts';
import { isOverOrPlanned } from './certificate-status.ts';
import { isKnownCertifier } from './certifier-names.ts';
import { bareCertifier } from './certifiers.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { itemsOf, textProp } from './structured-data.ts';
import { validUntil } from './validity.ts';

/** Pictures and links that are looked at; a page with more shows others'. */
const MOST = 1_000;

/** Seals as pictures and certificates as PDF links. */
export function picturedCertificates(reading: Reading): Fact<Certificate>[] {
  const { images: pictures, links } = reading.metadata;
  const texts = [
    ...pictures.flatMap(({ alt, title }) =>
      alt || title ? [{ text: alt || title, method: 'image' as const, inFolder: false }] : [],
    ),
    ...links
      .filter(({ href }) => /\.pdf(?:$|[?#])/iu.test(href))
      .flatMap(({ text, href }) =>
        [text, fileName(href)].map((name) => ({
          text: name,
          method: 'link' as const,
          inFolder: OF_CERTIFICATES.test(href),
        })),
      ),
  ];
  return texts.slice(0, MOST).flatMap(({ text: written, method, inFolder }) => {
    const text = method === 'link' ? spokenFileName(written) : written;
    const isDated = certificateNames(text).length > 0 && validUntil(text) !== null;
    const isSeal = isDated || saysHeld(text) || reading.kind === 'certificates' || /siegel|logo/iu.test(text);
    const certifier = text.length <= 60 && /\d{4}/u.test(text) ? certifierBeside(text) : null;
    if (
      text.length > 150 ||
      isOfOthers(text) ||
      isOverOrPlanned(text) ||
      OF_SOMEBODY.test(text) ||
      !(isSeal || inFolder || certifier !== null)
    )
      return [];
    const names = certificateNames(text);
    const party = holderIn(text, names[0]?.index ?? 0, reading) ?? bearerIn(text);
    // 'Zertifikat Geprüfte Werkstatt, Muster GmbH, gültig bis …': of any name where all is told of it.
    const parted =
      names.length === 0 && method === 'image' ? partedCertificate(text.replace(OF_A_SEAL, ''), true) : null;
    return (parted ? [parted] : withDetails(text, names, '')).map(({ name, issuer, until }) =>
      ofHolder(
        {
          value: { name, issuer: issuer ?? certifier, validUntil: until },
          weight: 40,
          evidence: { url: reading.url, snippet: written, method, confidence: 'medium' },
        },
        party,
      ),
    );
  });
}

const OF_A_SEAL = /^(?:Zertifikat|Urkunde|(?:Güte|Prüf|Qualitäts)?[Ss]iegel|Logo):?\s/u;

/** 'Fässer der Küferei Probe, gegründet 1868, Holz PEFC-zertifiziert': whom a picture shows rather than a seal. */
const OF_SOMEBODY = anyCase(
  /, (?:gegründet|gegr\.|seit) \d{4}(?!\d)|(?<!\d)\d{1,5} (?:beschäftigte|mitarbeit\p{L}{2,10}|filialen|bewertungen|rezensionen)(?!\p{L})/iu,
);

/** 'Gießerei Probe – ISO 14001 zertifiziert': whose logo a picture is, in front of what it says of them. */
const BEARER =
  /^((?:\p{Lu}[\p{L}&.-]{2,30}\s){1,3}\p{Lu}[\p{L}&.-]{1,30})(?:\s[–—-]\s|\smit\s(?=[\p{L}\d -]{2,30}-(?:Zertifikat|Siegel|Label)(?!\p{L}))|,\s(?=[\p{L}\d -]{2,40}-zertifiziert(?!\p{L})))/u;
const NO_FIRM = anyCase(
  /(?:management|system|zertifi\p{L}{0,8}|qualität|siegel|label|logo|betrieb|prüfung|standard)(?!\p{L})/iu,
);

/** 'EMAS, Registrierung durch die IHK für die Muster-Stiftung' */
const HELD_FOR = /\sfür (?:die|den|das) (\p{Lu}[^,;:()]{2,50}(?:-Stiftung|\s(?:Stiftung|GmbH|AG|KG|e\.\s?V\.)))$/u;

const bearerIn = (text: string): string | null => {
  const holder = HELD_FOR.exec(text)?.[1];
  if (holder !== undefined) return holder;
  const name = BEARER.exec(text)?.[1] ?? null;
  // 'Präqualifikation VOB – Muster Bau GmbH': in front stands the certificate itself.
  const isFirm = name !== null && certificateNames(name).length === 0;
  return !isFirm || NO_FIRM.test(name) || isKnownCertifier(name) ? null : name;
};

/** Folders and files of a company's certificates: '/zertifikate/iso-9001.pdf', 'zert-iso9001.pdf'. */
const OF_CERTIFICATES =
  /\/(?:(?:unsere-)?(?:zertifikate?|zertifizierung(?:en)?|certificates?))\/[^/]{1,120}$|\/(?:zert|zertifikat|certificate)[-_][^/]{1,120}$/iu;

/** The certifier of what is called by nothing but its name and a norm: 'TÜV Muster ISO 9001:2015'. */
function certifierBeside(text: string): string | null {
  const [known, more] = certificateNames(text);
  if (!known || more || !/\d/u.test(known.name)) return null;
  const rest = text
    .replace(known.name, ' ')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  return rest === '' ? null : bareCertifier(rest);
}

/** Texts of links to a certificate's document. */
const TO_DOCUMENT = anyCase(
  /^(?:(?:zum|das|unser|download|pdf)\s?:?\s)?(?:\p{L}{2,20}-?)?(?:zertifikate?|urkunde|certificate)(?:\s(?:ansehen|anzeigen|anschauen|öffnen|herunterladen|laden|downloaden|download|als pdf|\(pdf[^)]{0,20}\)|pdf))?$/iu,
);
const DOCUMENT_REACH = 3;

/** Certificates named by themselves above a link to their document: 'ISO 9001', 'Qualitätsmanagement', 'Zertifikat ansehen'. */
export function documentedCertificates(reading: Reading): Fact<Certificate>[] {
  const { pieces, lines } = reading;
  return pieces.flatMap(({ text, line, signs, owner }) => {
    if ((signs & HELD_WORD) === 0 || line.hrefs.length === 0 || text.length > 50 || owner !== 'company') return [];
    if (
      line.region === 'nav' ||
      !TO_DOCUMENT.test(text) ||
      !line.hrefs.some((href) => /\.(?:pdf|jpe?g|png)(?:$|[?#])/iu.test(href))
    )
      return [];
    for (const above of lines.slice(Math.max(0, line.index - DOCUMENT_REACH), line.index).reverse()) {
      const [known, more] = above.text.length <= 60 ? certificateNames(above.text) : [];
      if (known && !more)
        return isOwnStatement(above.text)
          ? [certificateFact(reading, [above], known.name, known.name, null, null, 44)]
          : [];
      if (above.text.length > 120) break;
    }
    return [];
  });
}

/** Last part of a link's path, percent-decoded where it can be. */
function fileName(href: string): string {
  const path = href.replace(/[?#].*$/su, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** 'Zertifikat-ISO-9001_gueltig-bis-31-05-2027.pdf' as one would say it. */
function spokenFileName(name: string): string {
  return (
    name
      .replace(/\.pdf$/iu, '')
      .replace(/(?<!\d)(\d{1,2})[-_](\d{1,2})[-_](\d{4})(?!\d)/gu, '$1.$2.$3')
      // A norm's year: 'ISO-9001-2015'.
      .replace(/(?<=(?:iso|iec|en)[ _-]?\d{4,5}(?:-\d)?)[-_ ](?=(?:19|20)\d\d(?![\d-]))/giu, ':')
      .replace(/(?<=\d{4})[-_](?=(?:19|20)\d\d(?!\d))/gu, ' ')
      // 'AEO-F' is one of three.
      .replace(/[_+]|(?<!\d|AEO)-|(?<!AEO)-(?!\d)/gu, ' ')
      .replace(/gueltig/giu, 'gültig')
      .replace(/(?<!\p{L})tuev(?!\p{L})/giu, 'TÜV')
      .replace(/(?<=TÜV )(?:sued|süd)(?!\p{L})/giu, 'Süd')
      .replace(/(?<!\p{L})(iso|en)[- ]?(?=\d{4})/giu, (norm) => `${norm.replace(/[- ]/u, '').toUpperCase()} `)
  );
}

/** `hasCertification` and `hasCredential` of schema.org. */
export function structuredCertificates(reading: Reading): Fact<Certificate>[] {
  return reading.items.flatMap((item) =>
    ['hasCertification', 'hasCredential'].flatMap((key) =>
      itemsOf(item.props, key).flatMap((credential) => {
        const name = textProp(credential, 'name');
        if (name === '') return [];
        const issuer =
          [...itemsOf(credential, 'issuedBy'), ...itemsOf(credential, 'recognizedBy')].map((by) =>
            textProp(by, 'name'),
          )[0] ?? null;
        const expires =
          ['expires', 'validUntil', 'validThrough']
            .map((end) => textProp(credential, end))
            .find((date) => date !== '') ?? '';
        const until = /^\d{4}-\d{2}/u.test(expires) ? expires.slice(0, 10) : null;
        const snippet = `"${key}": { "name": "${name}"${expires ? `, "expires": "${expires}"` : ''} }`.slice(0, 200);
        return [
          {
            value: { name, issuer, validUntil: until },
            weight: 60,
            evidence: { url: reading.url, snippet, method: item.method, confidence: 'high' as const },
          },
        ];
      }),
    ),
  );
}
