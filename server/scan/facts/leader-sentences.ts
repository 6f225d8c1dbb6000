import { anyCase } from '../any-case.ts';
import { hasLegalForm } from './legal-forms.ts';
import { type NameGroup, nameGroups } from './name-groups.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Person } from './page-facts.ts';
import { HAS_LEFT, OTHER_ROLE, ROLE_WORD, SENTENCE_PARTS } from './roles.ts';
import { signsOf } from './word-signs.ts';

const { role, represented, article } = SENTENCE_PARTS;

const ADVERB =
  '(?:heute|nun|inzwischen|aktuell|derzeit|seitdem|seither|gemeinsam|zusammen|selbst|jeweils|einzeln|beide|auch|bis|seit|\\d{4}|gesetzlich|nach außen|gerichtlich und außergerichtlich)';

/** What is run: 'das Unternehmen', 'die Schreinerei', 'unser Haus'. */
const COMPANY_NOUN =
  '(?:\\p{L}{0,20}(?:unternehmen|betrieb|firma|gesellschaft|geschäfte?|erei|praxis|kanzlei|agentur)|haus|weingut|hof|büro|werkstatt|atelier|verein|genossenschaft|stiftung|hotel|gasthof|gasthaus|restaurant|apotheke|verlag|studio|partnerschaft|gmbh|ag|kg|ohg|og|ug|gbr|company|firm|business)(?:s|es)?(?!\\p{L})';
const OBJECT = `(?: ${ADVERB}){0,3} (?:das|den|die|dem|der|unsere?[nms]?|ihre?[nms]?|the) (?:[\\p{L}-]{2,30} ){0,2}?${COMPANY_NOUN}`;

const of = (source: string): RegExp => anyCase(source);
const HAVERS =
  '(?:gesellschaft|firma|gmbh|ag|kg|ug|ohg|gbr|genossenschaft|stiftung|praxis|komplementärin|komplementär-gmbh|komplementärgesellschaft|kanzlei|company)';
const GENITIVE = `(?: (?:im sinne|i\\.\\s?S\\.)(?: (?:des|von|d\\.))? §§? ?26(?: Abs\\. ?\\d)? BGB| (?:der|des|dieser|dieses|unsere[rs]|ihre[rs]|of the) ${HAVERS}(?:s|es)?| (?:der|des|dieser|dieses|unsere[rs]) [\\p{L}\\d .&-]{2,60}(?= (?:ist|sind)))`;
const LINK = `(?: (?:ist|sind|steht|stehen|ihm|ihr|Jahre?|heißt|heißen|ersten|stunde|beginn|anfang|gründung|is|are|die|den|der|dem|das|Herrn?|Frau|Herren|durch|von|bei|aus|besteht|bilden|gehören|obliegt|liegt|the|its|${ADVERB.slice(3, -1)})){0,5}`;

/** A role right before the names: 'Geschäftsführer der Gesellschaft sind …', 'vertreten durch …'. */
const ROLE_BEFORE = of(
  `(?<![\\p{L}-])(?:${represented}|${role})(?:\\s?\\([^)]{0,40}\\))?${GENITIVE}?${LINK}[\\s:,]{1,3}$`,
);
/** '… wird durch den Vorstand vertreten: …' */
const VERB_COLON = of(`${role} ${ADVERB}? ?(?:vertreten|geleitet|geführt): $`);
/** '… wird von (ihren Geschäftsführern) … vertreten' */
const BY = of(
  `(?<!\\p{L})(?:von|durch)(?: (?:den|die|dem|der|ihren?|seinen?|unseren?|deren|Herrn?|Frau|Eheleuten?|Geschwistern?))?(?: ${role})?(?: (?:Herrn?|Frau))?,? $`,
);
const RUN_PASSIVE = of(
  `^(?:,? (?:als|in|mit) [^,.]{2,50})?,?(?: ${ADVERB}){0,3} (?:vertreten|geführt|geleitet)(?!\\p{L})`,
);
const PRESENT_PASSIVE = anyCase(
  /(?<!\p{L})(?:wird|werden)(?!\p{L})(?![\s\S]{0,300}(?<!\p{L})(?:wurde|war)(?!\p{L}))/iu,
);
const SUBJECT = of(`(?<!\\p{L})(?:${COMPANY_NOUN}|wir|${role})`);
const TOGETHER = '(?: (?:die|der) (?:Schwestern|Brüder|Geschwister|Eheleute|beiden|Herren|Damen))?';
/** 'seine Tochter', 'die Geschwister' */
const KIN =
  '(?:seine?|ihre?|deren|dessen|die|der) (?:\\p{L}{4,12}e )?(?:Tochter|Töchter|Sohn|Söhne|Kinder|Enkel(?:in)?|Neffe|Nichte|Ehe(?:frau|mann|paar)|Frau|Mann|Geschwister|Brüder|Bruder|Schwester|Schwestern|Schwieger(?:sohn|tochter)|Cousins?|Cousine|Nachfolger(?:in)?)';
/** '… führen das Unternehmen' */
const RUNS = '(?:führt|führen|leitet|leiten|vertritt|vertreten|betreibt|betreiben)';
const RUNS_AFTER = of(`^(?:, (?!de(?:ss|r)en)[^,.;]{3,80},)?(?: ${ADVERB}){0,3} ${RUNS}(?!\\p{L})${OBJECT}`);
/** '… bilden die Geschäftsleitung' */
const FORM_BOARD = of(
  `^(?: ${ADVERB}){0,3} (?:bilden|teilen sich) (?:gemeinsam |zusammen )?(?:die|unsere) (?:geschäfts|unternehmens)?(?:leitung|führung)(?!\\p{L})`,
);
/** 'Seit 2009 führen … das Unternehmen' */
const RUNS_BEFORE = of(`(?<!\\p{L})${RUNS}(?: wir,)?(?: ${ADVERB}){0,3}(?: ${KIN})? $`);
/** 'Die Geschäfte führen …' */
const RUN_BEFORE = of(`(?<!\\p{L})(?:das|den|die|unsere?n?) ${COMPANY_NOUN} ${RUNS}(?: ${ADVERB}){0,3}${TOGETHER} $`);
const OBJECT_AFTER = of(`^,?${OBJECT}`);
/** 'Die Leitung liegt seit Mai allein in den Händen von …' */
const IN_HANDS = of(
  `(?<!\\p{L})(?:(?:geschäfts|unternehmens|gesamt)?leitung|(?:geschäfts|unternehmens)?führung)${GENITIVE}? (?:liegt|ruht|ist)(?: \\S{1,12}){0,6} in (?:den )?händen (?:von|der|des)(?: (?:Herrn?|Frau))? $`,
);
/** '… steht an der Spitze', 'An der Spitze steht …' */
const AT_TOP = of(`^ (?:steht|stehen)(?: ${ADVERB}){0,3} an der spitze(?!\\p{L})`);
const TOP = of(`^(?: ${ADVERB}){0,3} an der spitze(?!\\p{L})`);
const TOP_BEFORE = of(`(?<!\\p{L})(?:steht|stehen)(?: ${ADVERB}){0,3} $`);
/** 'Mein Name ist Eva Probe, Meisterin und Inhaberin' */
const I_AM = of('(?<!\\p{L})(?:mein name ist|ich bin|ich heiße)(?: der| die)? $');
const AS_I_AM = of(`^,? (?:[\\p{L}-]{3,30} (?:und|&) )?${article}${role}(?!\\p{L})`);
/** 'wir sind Eva Probe und Jan Muster, haben … gegründet und führen sie bis heute' */
const WE_ARE = of('(?<!\\p{L})wir(?: beide)? sind(?: die)? $');
const RUN_BY_US = of(`(?<!\\p{L})(?:führen|leiten|betreiben)(?:${OBJECT}| (?:sie|es|ihn)(?!\\p{L}))`);
/** '… ist (seit 2010) Geschäftsführerin' */
const IS_ROLE = of(
  `^,? (?:ist|sind)(?: (?:${ADVERB.slice(3, -1)}|die|der|den|unsere?|alleinige[rn]?|und|zugleich|ebenfalls|gründer(?:in)?|gesellschafter(?:in)?|inhaber(?:in)?)){0,5} ${article}(?<![\\p{L}-])${role}(?!\\p{L})`,
);
/** 'Heute ist … Geschäftsführerin' */
const IS_BEFORE = of(`(?<!\\p{L})(?:ist|sind)(?: ${ADVERB}){0,2} $`);
const ROLE_AFTER = of(`^,?(?: ${ADVERB}){0,3} ${article}${role}(?!\\p{L})`);
/** '… verantwortet als Geschäftsführer die Technik, … als Geschäftsführerin die Finanzen' */
const ACTS = '(?:verantworte[nt]|führ(?:t|en)|leite[nt]|steuer[nt]|lenk(?:t|en)|betreu(?:t|en))';
const ACTS_AS = of(
  `^,? ${ACTS}(?: ${ADVERB}){0,3}(?: (?:das|den|die|unsere?n?) ${COMPANY_NOUN})?(?: ${ADVERB})? als ${article}${role}(?!\\p{L})`,
);
const AS_TOO = of(`^ als ${article}${role}(?!\\p{L})`);
const ACTED = of(`(?<!\\p{L})${ACTS} (?:\\S{1,20} )?als `);
/** 'die beiden sind bis heute Inhaber' */
const BOTH_ARE = of(
  `(?<!\\p{L})(?:die beiden|beide) (?:sind|führen|leiten)(?: ${ADVERB}){0,3} (?:${role}(?!\\p{L})|(?:das|den|die) ${COMPANY_NOUN})`,
);

/** Persons who run a company, and the name of it where the sentence gives one. */
interface Leaders {
  persons: Person[];
  firm: string | null;
}

const OWN = { firm: null };

/** 'Beide sind Geschäftsführer.', 'Beide stehen ihm bis heute als Geschäftsführer vor.' */
const BOTH_OF_THEM = of(
  `^(?:die beiden|beide) (?:sind(?: ${ADVERB}){0,3} ${article}${role}(?!\\p{L})|(?:stehen|führen|leiten) .{0,60}(?<!\\p{L})als ${role}(?!\\p{L}))`,
);

/**
 * Those of whom a sentence says that they run the company now, or that both whom the sentence `before` names do;
 * `isOthers` tells whether a role is at another company.
 */
export function leadersIn(sentence: string, isOthers: (at: number) => boolean, before = ''): Leaders[] {
  if ((signsOf(sentence) & ROLE_WORD) === 0 || HAS_LEFT.test(sentence)) return [];
  if (THEIR_LEADERS.test(sentence) && OWN_VOICE.test(before) && hasLegalForm(before)) return [];
  const groups = nameGroups(sentence);
  const leaders = groups.flatMap((group, i) => {
    const lead = sentence.slice(groups[i - 1]?.end ?? Math.max(0, group.start - 140), group.start);
    const led = ledIn(lead, sentence.slice(group.end, group.end + 160), group.certain);
    if (led === null || isOthers(group.start)) return [];
    return [{ persons: isOfOne(sentence, group) ? group.persons.slice(0, 1) : group.persons, firm: led.firm }];
  });
  if (leaders.length > 0) return leaders;
  if (groups.length === 0 && BOTH_OF_THEM.test(sentence) && !HAS_LEFT.test(before) && !isOthers(0)) {
    const [named, ...more] = nameGroups(before).filter(({ persons }) => persons.length === 2);
    return named?.certain && more.length === 0 ? [{ ...OWN, persons: named.persons }] : [];
  }
  const both = BOTH_ARE.exec(sentence);
  const pair = both ? groups.findLast(({ end }) => end <= both.index) : undefined;
  return pair?.certain && pair.persons.length > 1 && !isOthers(pair.start) ? [{ ...OWN, persons: pair.persons }] : [];
}

/** 'Die Muster Holding SE hält alle Anteile an unserem Unternehmen. Ihr Vorstand besteht aus …' */
const THEIR_LEADERS =
  /^(?:Ihre?|Deren|Dessen|Seine?) (?:Vorstand|Geschäftsführ(?:ung|er|erin)|Geschäftsleitung|Verwaltungsrat|Präsident(?:in)?|Inhaber(?:in)?)(?!\p{L})/u;

/** 'Geschäftsführerin Eva Probe, Röstmeister Jan Muster und …': her role is not that of those behind with trades. */
const OF_ONE = of(
  '(?<![\\p{L}-])(?:geschäfts(?:führ|leit)|inhab|eigentüm|unternehm)erin $|(?<![\\p{L}-])(?:chefin|vorständin|obfrau|(?:direktor|präsident)in) $',
);
const WITH_TRADE =
  /, \p{Lu}\p{Ll}{2,25}(?:meister|leiter|koch|köchin|berater|techniker|ingenieur|assistent|verkäufer|sommelier)(?:in)? \p{Lu}/u;
const isOfOne = (sentence: string, { start, end }: NameGroup): boolean =>
  WITH_TRADE.test(sentence.slice(start, end)) && OF_ONE.test(sentence.slice(Math.max(0, start - 40), start));

/** How a sentence says around a name that its bearer runs a company; null where it does not. */
function ledIn(before: string, after: string, certain: boolean): { firm: string | null } | null {
  const near = before.slice(-60);
  if (WHOSE.test(near)) return null;
  if (isRoleBefore(before)) return OTHER_ROLE.test(near) ? null : { firm: firmInFront(before) };
  if (RUN_PASSIVE.test(after) && BY.test(before))
    return PRESENT_PASSIVE.test(before) && SUBJECT.test(before) ? OWN : null;
  if (!certain) return null;
  if (runs(before, after, near)) return OWN;
  const acts = ACTS_AS.exec(after) ?? (ACTED.test(before) ? AS_TOO.exec(after) : null);
  const said = IS_ROLE.exec(after) ?? acts ?? (IS_BEFORE.test(near) ? ROLE_AFTER.exec(after) : null);
  if (said === null || OTHER_ROLE.test(said[0])) return null;
  const behind = after.slice(said[0].length);
  return isFirmBehind(behind) ? { firm: nameWithForm(behind.slice(0, FIRM)) } : OWN;
}

/** 'Tischlerei Probe e.K., Inh. Eva Probe': whose owner that is stands in front of the role. */
const OWNED = anyCase(/(?:^|[(:–] ?)([^(:–,]{3,70}), inh(?:\.|aber(?:in)?:?) $/iu);
const firmInFront = (before: string): string | null => nameWithForm(OWNED.exec(before)?.[1] ?? '');

/** What is said of those who run the company without their role, or beside their own name. */
const runs = (before: string, after: string, near: string): boolean =>
  (I_AM.test(before) && AS_I_AM.test(after)) ||
  AT_TOP.test(after) ||
  (TOP_BEFORE.test(near) && TOP.test(after)) ||
  IN_HANDS.test(before) ||
  (WE_ARE.test(before) && RUN_BY_US.test(after)) ||
  RUNS_AFTER.test(after) ||
  FORM_BOARD.test(after) ||
  RUN_BEFORE.test(before) ||
  (RUNS_BEFORE.test(near) && OBJECT_AFTER.test(after));

/** Whose head is named belongs to whoever stands before: 'gehört zur Muster AG, deren Vorstand Eva Probe …'. */
const WHOSE = of(
  `(?<!\\p{L})(?:ihre[nrm]?|seine[nrm]?|deren|dessen) vertreter(?:in)?,? (?:(?:Herrn?|Frau) )?$|^, (?:geleitet|geführt|vertreten) (?:von|durch)(?: (?:den|der|die))? ${role} $|(?<!\\p{L})(?:deren|dessen) (?:\\p{L}{3,20} )?${role} $|(?<!\\p{L})(?:deren|dessen) ${role} (?:Dr|Prof)\\. $`,
);

/** 'Gründer Eva Probe' says who began, not who leads today. */
const FOUNDER = anyCase(/(?:^|[^\p{L}-])gründer(?:in)?:?\s$/iu);

const isRoleBefore = (before: string): boolean =>
  (signsOf(before) & ROLE_WORD) > 0 &&
  !FOUNDER.test(before.slice(-20)) &&
  (ROLE_BEFORE.test(before) || (before.endsWith(': ') && VERB_COLON.test(before)));

/** Characters behind a role in which its company is named. */
const FIRM = 90;
/** '… der Muster Bau GmbH' behind a role: the company is named, so it may be another. */
const isFirmBehind = (text: string): boolean =>
  /^ (?:der|des|bei|von)(?: der)? \p{Lu}/u.test(text) && hasLegalForm(text.slice(0, FIRM));
