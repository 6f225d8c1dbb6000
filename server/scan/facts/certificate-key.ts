/** The law that a certificate rests on: 'Entsorgungsfachbetrieb nach § 56 KrWG'. */
const LAW =
  /\s(?:nach|gemäß|gem\.|im sinne)(?: des)? §\s?.{1,30}$|\s(?:nach|gemäß|gem\.)(?: der)? \S{0,8}(?:vo|verordnung) \(e[ug]\) .{4,14}$|\s(?:nach|gemäß|gem\.)(?: der)? (?:efbv|entsorgungsfachbetriebeverordnung)$/u;

/** The version of a standard or its class: 'IFS Food 8', 'BRCGS Food Issue 9', 'FSSC 22000 V 6', 'EN 1090-2 (EXC2)'. */
const VERSION =
  /(?<=^(?:din )?en [\d:-]{4,13})\s\(?exc\s?\d\)?$|(?<=\d|\p{L})\s(?:version\s?|v\s?|issue\s?)\d(?:\.\d)?$|(?<=^ifs \p{L}{3,12})\s\d(?:\.\d)?$|(?<=^blauer engel)\s\(?de-uz\s\d{1,3}[a-z]?\)?$|(?<=^servicequalität deutschland)\sstufe\s[i\d]{1,3}$/u;

/** The code of the body that controls organic farming: 'Bio-Zertifizierung AT-BIO-301'. */
const CONTROL_CODE = /(?<=\p{L}) \(?(?:de-öko|at-bio|ch-bio|eu-bio)-\d{3}\)?$/u;

/** Key under which two spellings of a certificate are one: 'DIN EN ISO 9001:2015' = 'ISO 9001'. */
export function certificateKey(name: string): string {
  const written = name.toLowerCase().replaceAll('®', '');
  const bare = written.replace(LAW, '');
  return (/^(?:zertifikat|bescheinigung|zulassung|anerkennung)$/u.test(bare) ? written : bare)
    .replace(VERSION, '')
    .replace(CONTROL_CODE, '')
    .replace(/technisches sicherheitsmanagement(?: \(tsm\))?/u, 'tsm')
    .replace(/^vlog ohne gentechnik$/u, 'vlog')
    .replace(/^standard 100 by oeko-tex$/u, 'oeko-tex standard 100')
    .replace(/^enplus[ -]?a[12]$/u, 'enplus')
    .replace(/^präqualifi(?:ziert|kation|zierung)$/u, 'präqualifikation vob')
    .replace(/^efbv$/u, 'entsorgungsfachbetrieb')
    .replace(/^(?:eu-)?bio-(?:logo|siegel)$/u, 'bio')
    .replace(/(?<=^brc(?:gs)? packaging) materials$/u, '')
    .replace(/(?<=^(?:fsc|pefc)) chain of custody$/u, '')
    .replace(/:\s?\d{4}|(?<!\d)(?:19|20)\d\d(?!\d)/gu, '')
    .replace(
      /(?<!\p{L})(?:din|önorm|en|iec|nach|gemäß|zertifikat|zertifizierung|zertifiziert|certificate|certified)(?!\p{L})/gu,
      '',
    )
    .replace(/[^\p{L}\d]/gu, '');
}
