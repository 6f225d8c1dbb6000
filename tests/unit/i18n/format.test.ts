import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatsOf } from '../../../src/i18n/format.ts';

afterEach(() => vi.unstubAllEnvs());

describe('dates', () => {
  it.each([
    ['de', '2028-02', 'Februar 2028'],
    ['en', '2028-02', 'February 2028'],
    ['de', '2028-06-01', '1. Juni 2028'],
    ['en', '2028-06-01', 'June 1, 2028'],
    ['de', 'bald', 'bald'],
  ])('%s: %s is %s', (language, iso, shown) => expect(formatsOf(language).date(iso)).toBe(shown));

  it.each(['America/New_York', 'Pacific/Auckland'])('are those of the page in %s, too', (zone) => {
    vi.stubEnv('TZ', zone);
    const { date } = formatsOf('de');
    expect(date('2028-06-01')).toBe('1. Juni 2028');
    expect(date('2028-06')).toBe('Juni 2028');
  });
});
