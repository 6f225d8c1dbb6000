import { anyCase } from '../any-case.ts';
import { SENTENCE_PARTS } from './roles.ts';

const { role, represented, article } = SENTENCE_PARTS;

// Each part is tried at its place: one pattern with the list of roles in it four times takes a third of a second to
// compile, in every thread that reads.
const SAID = `(?:diese[rs]? (?:wiederum )?|letztere |wiederum |ihrerseits )?${article}(?:gesellschaft |firma |verein )?(?:wird |ist )?(?:gerichtlich (?:und|wie|sowie) außergerichtlich |im rechtsverkehr |nach außen )?${represented}(?:[ -](?:durch|ist|sind))?(?: (?:den|die|der|das|the|ihren?|seinen?|person(?:en)?|organe?|ist|sind)){0,4}`;
const REPRESENTED = anyCase(`${SAID}(?!\\p{L})`, 'y');
/** Markup may have left no blank behind it: 'Vertreten durchGeschäftsführerin Eva Probe'. */
const REPRESENTED_GLUED = anyCase(SAID, 'y');
const BEFORE_ROLE = /\s?[:(]?\s?/uy;
const NAMES_OF = anyCase(`(?:namen? (?:de[sr]|ihre[sr]) |deren |dessen )?${article}`, 'y');
const ROLE = anyCase(`(?:${role})(?!\\p{L})`, 'y');
const JOINT = /\s?(?:und|&|\/)\s?/iuy;
/** For a branch in the register: 'Geschäftsführer und ständiger Vertreter der Zweigniederlassung'. */
const STANDING = anyCase(/ständige[rn]? vertret(?:er(?:in)?|ung)(?!\p{L})/iuy);
const OF_BRANCH = anyCase(
  / de[rs] (?:(?:deutschen|österreichischen|schweizer(?:ischen)?) )?(?:zweig)?niederlassung(?: (?:in )?(?:deutschland|österreich|schweiz|germany|austria))?(?!\p{L})/iuy,
);
const BRACKET = / \(/uy;
const CLOSING = /\)(?!\p{L})/uy;

const COMPANY =
  '(?:gesellschaft|unternehmen|firma|betrieb|verein|verband|stiftung|genossenschaft|kanzlei|praxis|büro|haus|gmbh|ug|ag|kg)(?!\\p{L})';
const US = `(?:uns|wir|(?:die|das|den|der|unsere?n?) ${COMPANY})`;
const ADVERB =
  '(?:(?:gesetzlich|rechtlich|nach außen|im rechtsverkehr|gerichtlich und außergerichtlich|allein|einzeln|gemeinsam|jeweils|stets|je) )';
const RUN = '(?:leite[nt]|führ(?:t|en)|lenk(?:t|en)|vertr(?:itt|eten))';
const SIGN = '(?:zeichne[nt]|unterschreib(?:t|en)|handel[nt])';

/** What is said around a role, or instead of one; the role follows the first part where there are two. */
const ASKED = [
  // 'Wer uns leitet', 'Wer für die Gesellschaft zeichnet', 'Wer führt das Unternehmen?'
  `wer (?:${US}|die geschäfte) ${ADVERB}?${RUN}\\??`,
  `wer für ${US} ${ADVERB}?${SIGN}\\??`,
  `wer ${RUN} (?:${US}|die geschäfte)\\??`,
  `wer ${SIGN} für ${US}\\??`,
  'wer (?:hier|bei uns) das sagen hat|an der spitze(?: de[rs] \\p{L}{3,20})?(?: steh(?:t|en))?(?=:)',
  // 'Für die Gesellschaft zeichnen:', 'Die Geschäfte führen:', 'Zur Vertretung berufen:'
  `(?:für ${US} ${ADVERB}?${SIGN}|(?:(?:die|unsere) )?geschäfte ${ADVERB}?(?:führ(?:t|en)|leite[nt])|${US} ${ADVERB}?(?:vertr(?:itt|eten)|führen|leiten)(?=:))`,
  // 'Es vertritt:', 'Es führt die Geschäfte:', 'Führt den Betrieb:'
  `(?:es |hier )?${ADVERB}?${RUN} (?:die geschäfte|${US})(?=:)`,
  `es ${ADVERB}?(?:vertr(?:itt|eten)|${SIGN})(?=:)`,
  '(?:geleitet|geführt) (?:wird|werden) (?:die|das|der) \\p{L}{3,25} von|(?:geleitet|geführt) von(?=:)',
  '(?:einzeln |allein |gemeinsam )?zur (?:einzel|allein|gesamt)?vertretung (?:berufen|bestellt|befugt|berechtigt|ermächtigt)(?: (?:ist|sind))?',
  'handelnd durch|(?:gesetzliches )?vertretungsorgane?|zeichnung(?:sberechtigung)?(?=\\s?:|$)',
].join('|');
const INSTEAD = anyCase(`(?:${ASKED})(?!\\p{L})`, 'y');
const APPOINTED = [
  // 'Zur Geschäftsführung bestellt:', 'Als Geschäftsführer eingetragen sind', 'Dem Vorstand gehören an:'
  /(?:zu[mr]?|als|mit der|für die|dem|der) /iuy,
  anyCase(
    /(?: sind| ist)? (?:bestellt|berufen|betraut|eingetragen|ernannt|gewählt|zuständig|verantwortlich|beauftragt|handel[nt]|fungier(?:t|en)|gehör(?:t|en)(?: an)?)(?: (?:ist|sind|wurden?))?(?!\p{L})/iuy,
  ),
] as const;
const REPRESENTING = [
  // 'Jeder der drei Partner vertritt die Gesellschaft allein:'
  /(?:jede[rs]?|alle|beide|die) (?:de[rs] |unserer )?(?:(?:beiden|zwei|drei|vier|fünf|sechs) )?/iuy,
  anyCase(` (?:ist|sind|${RUN})(?: [\\p{L}-]{2,25}){1,7}(?=:)`, 'y'),
] as const;

/** A label that names those who run the company, as it begins a text: 'Vertreten durch die Geschäftsführer'. Null where none does. */
export function leaderLabel(text: string): string | null {
  const end = endOfRepresented(text) ?? endOfRoles(text) ?? endOfSentence(text);
  return end === null ? null : text.slice(0, end);
}

function endOfRepresented(text: string): number | null {
  for (const pattern of [REPRESENTED, REPRESENTED_GLUED]) {
    const said = endOf(pattern, text, 0);
    const named = said === null ? null : endOf(ROLE, text, endOf(BEFORE_ROLE, text, said) ?? said);
    if (named !== null) return endOf(CLOSING, text, named) ?? named;
  }
  return endOf(REPRESENTED, text, 0);
}

/** A label in the words of a sentence, with a role in it or none. */
function endOfSentence(text: string): number | null {
  for (const [before, behind] of [APPOINTED, REPRESENTING]) {
    const start = endOf(before, text, 0);
    const role = start === null ? null : endOf(ROLE, text, start);
    const end = role === null ? null : endOf(behind, text, role);
    if (end !== null) return end;
  }
  return endOf(INSTEAD, text, 0);
}

/** 'Geschäftsführer und Inhaber', 'Vorstand (Geschäftsführer)'. */
function endOfRoles(text: string): number | null {
  const first = endOf(ROLE, text, endOf(NAMES_OF, text, 0) ?? 0);
  if (first === null) return null;
  const joint = endOf(JOINT, text, first);
  const second = joint === null ? null : (endOf(ROLE, text, joint) ?? endOf(STANDING, text, joint));
  const role = second ?? first;
  const last = endOf(OF_BRANCH, text, role) ?? role;
  const bracket = endOf(BRACKET, text, last);
  const inside = bracket === null ? null : endOf(ROLE, text, bracket);
  return (inside === null ? null : endOf(CLOSING, text, inside)) ?? last;
}

/** Where a sticky pattern ends that begins at a place; null where it does not begin there. */
function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}
