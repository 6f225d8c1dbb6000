import { describe, expect, it } from 'vitest';
import { anyCase } from '../../../server/scan/any-case.ts';

describe('a pattern without regard to case', () => {
  it.each(['ä', 'Ä', 'ß', 'ẞ', 'ž', 'Ž', 'é', 'Q'])('knows %s as a letter', (letter) => {
    expect(anyCase('^\\p{L}$').test(letter)).toBe(true);
    expect(anyCase('^[\\d\\p{L}-]$').test(letter)).toBe(true);
    expect(anyCase('(?<!\\p{L})ag').test(`${letter}AG`)).toBe(false);
    expect(anyCase('^[^\\p{L}]$').test(letter)).toBe(false);
  });

  it.each(['1', ' ', '-', '×', '.'])('knows "%s" as none', (sign) => {
    expect(anyCase('^\\p{L}$').test(sign)).toBe(false);
    expect(anyCase('ag(?!\\p{L})').test(`AG${sign}`)).toBe(true);
  });

  it('tells brackets that are signs from those of a class', () => {
    expect(anyCase('\\[\\p{L}\\]').test('[Ö]')).toBe(true);
    expect(anyCase('[\\]\\p{L}]{2}').test('Ö]')).toBe(true);
  });

  it('takes a literal with its flags, and names of groups', () => {
    expect([...'a B c'.matchAll(anyCase(/(?<letter>\p{Lu})/giu))].map(({ groups }) => groups?.letter)).toEqual([
      'a',
      'B',
      'c',
    ]);
    expect(anyCase('x', 'y').flags).toBe('iy');
  });

  it('keeps other properties, and signs of two code units, whole', () => {
    expect(anyCase('^\\p{N}$').test('²')).toBe(true);
    expect(anyCase('^[😀-😂]$').test('😁')).toBe(true);
  });
});
