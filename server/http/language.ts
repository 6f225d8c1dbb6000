import type { Context } from 'hono';
import * as v from 'valibot';
import { Language } from '../../contract/primitives.ts';

/** The caller's preferred language of ours, by `Accept-Language` (RFC 9110 §12.5.4); German where none is named. */
export function languageOf(c: Context): Language {
  const ranges = (c.req.header('Accept-Language') ?? '').split(',').map((range) => {
    const [tag = '', ...params] = range.trim().toLowerCase().split(';');
    const weight = params.map((param) => /^\s*q=([\d.]+)/.exec(param)?.[1]).find(Boolean);
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const ours = ranges.filter(({ language, weight }) => v.is(Language, language) && weight > 0);
  const best = ours.toSorted((a, b) => b.weight - a.weight)[0]?.language;
  return v.is(Language, best) ? best : 'de';
}
