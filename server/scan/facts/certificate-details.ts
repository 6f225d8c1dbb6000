import { issuerIn } from './certifiers.ts';
import type { Certificate } from './page-facts.ts';
import { validUntil } from './validity.ts';

export interface DetailedCertificate {
  name: string;
  issuer: string | null;
  until: string | null;
}

/**
 * Issuer and date of the certificates of one sentence. Brackets behind a name are about that one alone; what stands
 * outside of brackets, and in the sentence behind, is about all.
 */
export function withDetails(
  sentence: string,
  named: readonly { name: string; index: number }[],
  behind: string,
): DetailedCertificate[] {
  const brackets = named.map(
    ({ name, index }) =>
      /^[^(]{0,25}(\([^()]{2,90}\))/u.exec(
        sentence.slice(index + name.length, named.find((next) => next.index > index)?.index),
      )?.[1] ?? '',
  );
  const single = brackets.every((bracket) => bracket === '' || (!issuerIn(bracket) && !validUntil(bracket)));
  const shared = single ? sentence : sentence.replace(/\([^()]{0,90}\)/gu, '');
  return named.map(({ name }, i) => {
    const own = brackets[i] ?? '';
    return {
      name,
      issuer: issuerIn(own) ?? issuerIn(shared) ?? issuerIn(behind),
      until: validUntil(own) ?? validUntil(shared) ?? validUntil(behind),
    };
  });
}

/** How much is told of a certificate, to choose between tellings of the same one. */
export const detailOf = ({ name, issuer, validUntil: until }: Certificate): number =>
  (until ? 4 : 0) + (issuer ? 2 : 0) + (/:\s?\d{4}/u.test(name) ? 1 : 0);
