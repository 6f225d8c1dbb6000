import { withDetails } from './certificate-details.ts';
import { saysHeld } from './certificate-holding.ts';
import { certificateNames } from './certificate-names.ts';
import type { Certificate, Fact } from './page-facts.ts';
import type { Reading } from './reading.ts';
import { itemsOf, textProp } from './structured-data.ts';

/** Pictures and links that are looked at; a page with more shows others'. */
const MOST = 1_000;

/** Seals as pictures and certificates as PDF links. */
export function picturedCertificates(reading: Reading): Fact<Certificate>[] {
  const { images: pictures, links } = reading.metadata;
  const texts = [
    ...pictures.flatMap(({ alt, title }) => (alt || title ? [{ text: alt || title, method: 'image' as const }] : [])),
    ...links
      .filter(({ href }) => /\.pdf(?:$|[?#])/iu.test(href))
      .flatMap(({ text, href }) => [text, fileName(href)].map((name) => ({ text: name, method: 'link' as const }))),
  ];
  return texts.slice(0, MOST).flatMap(({ text: written, method }) => {
    const text = method === 'link' ? spokenFileName(written) : written;
    if (text.length > 150 || !(saysHeld(text) || reading.kind === 'certificates' || /siegel|logo/iu.test(text)))
      return [];
    return withDetails(text, certificateNames(text), '').map(({ name, issuer, until }) => ({
      value: { name, issuer, validUntil: until },
      weight: 40,
      evidence: { url: reading.url, snippet: written, method, confidence: 'medium' as const },
    }));
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
  return name
    .replace(/\.pdf$/iu, '')
    .replace(/(?<!\d)(\d{1,2})[-_](\d{1,2})[-_](\d{4})(?!\d)/gu, '$1.$2.$3')
    .replace(/[_+]|(?<!\d)-|-(?!\d)/gu, ' ')
    .replace(/gueltig/giu, 'gültig');
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
        const expires = textProp(credential, 'expires') || textProp(credential, 'validUntil');
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
