import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../../../server/scan/fetch/charset.ts';

const text = '<p>Müller & Söhne – Straße, 5 €</p>';
const bytes = (encoding: string, source = text) => new Uint8Array(iconv.encode(source, encoding));

describe('decodeText', () => {
  it('believes the byte order mark before all', () => {
    const marked = new Uint8Array([0xef, 0xbb, 0xbf, ...bytes('utf-8')]);
    expect(decodeText(marked, 'text/html; charset=iso-8859-1')).toBe(text);
    expect(decodeText(new Uint8Array([0xff, 0xfe, ...bytes('utf-16le')]), undefined)).toBe(text);
    expect(decodeText(new Uint8Array([0xfe, 0xff, ...bytes('utf-16be')]), undefined)).toBe(text);
  });

  it('believes the header before the page', () => {
    const page = `<meta charset="iso-8859-1">${text}`;
    expect(decodeText(bytes('utf-8', page), 'text/html; charset="UTF-8"')).toBe(page);
  });

  it.each([
    ['windows-1252', '<meta charset=windows-1252>'],
    ['windows-1252', '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=ISO-8859-1">'],
    ['iso-8859-15', "<meta http-equiv='content-type' content='text/html;charset=iso-8859-15'>"],
    ['windows-1252', '<?xml version="1.0" encoding="iso-8859-1"?>'],
    ['utf-8', '<meta charset="utf-8">'],
  ])('reads %s named by the page: %s', (encoding, declaration) => {
    // ISO 8859-15 has no dash like '–'.
    const page = declaration + text.replace('–', '-');
    expect(decodeText(bytes(encoding, page), 'text/html')).toBe(page);
  });

  it('ignores a label nobody knows', () => {
    expect(decodeText(bytes('utf-8'), 'text/html; charset=klingon')).toBe(text);
  });

  it('tells UTF-8 from windows-1252 where nothing is named', () => {
    expect(decodeText(bytes('utf-8'), undefined)).toBe(text);
    expect(decodeText(bytes('windows-1252'), undefined)).toBe(text);
  });

  it('does not mistake UTF-8 that was cut within a character', () => {
    const cut = bytes('utf-8', 'Grüße aus München, Straße der Jugend ü').subarray(0, -1);
    expect(decodeText(cut, undefined)).toContain('Grüße aus München');
  });
});
