import { isCertifier } from './certifiers.ts';
import { foldKey } from './choose.ts';
import { nameWithForm } from './name-text.ts';
import { FOREIGN_FORM } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Reading } from './reading.ts';

/** What companies and their parts are called by kind rather than by name: 'Die Sennerei ist zertifiziert'. */
const KINDS = [
  'firma|unternehmen|betriebe?|büro|praxis|labor|kanzlei|klinik|krankenhaus|stiftung|schule|akademie|genossenschaft',
  'gesellschaft|gruppe|werke?|werkstatt|werkstätten|fertigung|produktion|montage|abteilung|standorte?|niederlassung',
  'filialen?|haus|häuser|hof|gut|lager|logistik|küche|laden|geschäft|markt|shop|hotel|gasthof|restaurant|heim|fabrik',
  'systeme?|management|abläufe|prozesse|zentrum|institut|verein|verband|team|brennerei|\\p{L}{2,30}(?:ei|ung|stelle|stätte)',
  // what opinions come to, and whose they are
  '(?<!\\p{L})(?:durchschnitt|schnitt|wert|mittel)|(?:gesamt)?note|score|ergebnis|rating|urteil|feedback|kund(?:en|innen)|gäste|patient(?:en|innen)|leute|menschen|eltern|nutzer',
  'company|business|plant|site|laboratory|office|team|system|factory',
];
const KIND = new RegExp(`(?:${KINDS.join('|')})$`, 'iu');
const VERB =
  '(?:ist|sind|wird|wurde|trägt|hält|besitzt|hat|verfügt|führt|arbeitet|produziert|darf|kommt|steht|liegt|erreicht|erhält|bekommt|is|was|has|holds|carries)';
const NAME = "\\p{Lu}[\\p{L}\\d.&'’-]{1,30}(?:\\s(?:[\\p{Lu}\\d][\\p{L}\\d.&'’/-]{0,30}|&|mbH)){0,5}";
/** Who is said to be or have something: 'Die Probe ist …', 'Seit 2019 ist die Probe AG …', 'Probe AG ist …'. */
const SUBJECTS = [
  new RegExp(
    `^(?:Auch |Nur )?(?:[Dd]ie|[Dd]er|[Dd]as|The)\\s(${NAME})(?:\\s\\([^()]{1,60}\\)|, [^,]{2,60},)?\\s${VERB}(?!\\p{L})`,
    'u',
  ),
  new RegExp(`\\s${VERB}\\s(?:auch |zudem )?(?:die|der|das|the)\\s(${NAME})`, 'u'),
  new RegExp(`^(${NAME})\\s${VERB}(?!\\p{L})`, 'u'),
];
/** What a certifier does: 'Die Probe GmbH hat die Färberei zertifiziert'. */
const CERTIFIES =
  /(?<!\p{L})(?:hat|has) .{1,120}(?:zertifiziert|auditiert|geprüft|ausgezeichnet|bestätigt|bescheinigt|certified|audited)/iu;

/**
 * Whom a sentence is about by name; null where it is the company speaking, one of its parts, or where nobody is named. Without an article only a legal form makes a name.
 */
export function subjectOf(sentence: string): string | null {
  if (OWN_VOICE.test(sentence)) return null;
  for (const [i, pattern] of SUBJECTS.entries()) {
    const name = pattern.exec(sentence)?.[1];
    if (name === undefined) continue;
    const company = nameWithForm(name) ?? (FOREIGN_FORM.test(name) ? name : null);
    if (company) return CERTIFIES.test(sentence) ? null : company;
    if (i === 0 && !KIND.test(name) && !isCertifier(name)) return name;
  }
  return null;
}

/** Another than the company whom a sentence is about by name; the page's title and address tell its own. */
export function othersNameIn(sentence: string, { metadata, host }: Reading): string | null {
  const name = subjectOf(sentence);
  return name !== null && !foldKey(`${metadata.title} ${host}`).includes(foldKey(name)) ? name : null;
}

const WEARS = /^(?:Unsere?|Alle(?: unsere)?) (\p{Lu}\p{L}{2,30}) (?:trägt|tragen)(?!\p{L})/u;
const ONE_CERTIFIED = /(?<!\p{L})eine?[nmrs]? (?:\S{2,30}-)?zertifizierte[nmrs]? (\p{Lu}\p{L}{2,30})/u;

/** 'Unser Kaffee trägt das Siegel', 'ein zertifizierter Pavillon': a thing, rather than the company or a part of it. */
export function isOfThing(sentence: string): boolean {
  const one = OWN_VOICE.test(sentence) ? undefined : ONE_CERTIFIED.exec(sentence)?.[1];
  const thing = WEARS.exec(sentence)?.[1] ?? one;
  return thing !== undefined && !KIND.test(thing) && !/(?:management|system|qualität|labor|team|partner)/iu.test(thing);
}
