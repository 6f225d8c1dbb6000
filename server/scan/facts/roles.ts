import { wordSign } from './word-signs.ts';

const ROLE =
  '(?:allein(?:ige[rn]?|vertretungsberechtigte[rn]?)?\\s?)?(?:einzel\\S{0,30} |gemeinsam \\S{0,30} )?(?:geschäftsführ(?:er(?:in(?:nen)?|innen|\\*innen|:innen|\\/-?in|\\(in(?:nen)?\\))?|ung|ende[rn]? gesellschafter(?:in)?)|GF|geschäftsleitung|(?:geschäfts|firmen|praxis|unternehmens)?inhaber(?:in|innen|\\/in|\\*in)?|inh\\.?|eigentümer(?:in)?|vorst(?:and(?:smitglied(?:er)?|svorsitzende[rn]?|schaft)?|ände)|vertretungsberechtigter vorstand|verwaltungsrat(?:spräsident(?:in)?)?|obmann|obfrau|präsident(?:in)?|1\\. vorsitzende[rn]?|vorsitzende[rn]?|unternehmer(?:in)?|einzelunternehmer(?:in)?|managing (?:directors?|partners?)|executive (?:managers?|directors?)|general managers?|directors?|chief executive(?: officer)?|CEO|owners?|proprietors?|company officers?|board of (?:directors|management)|(?:management|executive) board|management|geschäftsführende[rn]? (?:direktor(?:in)?|partner(?:in)?)|partner|gesellschafter(?:in|innen)?|leitung|kaufmann|bürgermeister(?:in)?|oberbürgermeister(?:in)?|landrat|landrätin|intendant(?:in)?|vorsteher(?:in)?|direktor(?:in)?|rektor(?:in)?|kanzler(?:in)?|liquidator(?:in)?|abwickler(?:in)?|founders?|gründer(?:in)?)';

const REPRESENTED =
  '(?:(?:gesetzlich(?:e[rn]?)? )?vertret(?:en durch|er(?:in)?|ung)|vertretungsberechtigt\\S{0,30}|vertretungsbefugt\\S{0,30}|ständige[rn]? vertreter(?:in)?|persönlich haftende[rn]? gesellschafter(?:in(?:nen)?)?|komplementär(?:in)?|unbeschränkt haftende[rn]? gesellschafter(?:in(?:nen)?)?|zur vertretung berechtigt\\S{0,30}|(?:legally |is )?represented by|authori[sz]ed (?:representatives?|company officers?|persons?)|legal representatives?)';

/** A label that names those who run the company, at the start of a piece. */
export const LABEL = new RegExp(
  `^(?:(?:die |der |das |unser[e]? |our |the )?(?:gesellschaft |firma |verein )?(?:wird |ist )?${REPRESENTED}(?:[ -](?:durch|ist|sind))?(?: (?:den|die|der|das|the|person(?:en)?|organ(?:e)?|ist|sind)){0,4}(?:\\s?[:(]?\\s?${ROLE}\\)?)?|(?:die |der |unsere? |our |the )?${ROLE}(?:\\s?(?:und|&|\\/)\\s?${ROLE})?(?: \\(${ROLE}\\))?)(?![\\p{L}])`,
  'iu',
);
/** Labels that name owners and heads as often as those who represent. */
export const WEAK_LABEL =
  /^(?:gesellschafter|partner|leitung|management|direktor|kaufmann|präsident|vorsitzende|kanzler|director|unternehmer|owner|eigentümer|inhaber|inh)/iu;
/** A role on a line of its own, below a name. */
export const ROLE_ONLY = new RegExp(`^(?:${ROLE})(?:\\s?(?:[,&/|]|und)\\s?[\\p{L} .&-]{2,40})?$`, 'iu');
/** 'Eva Probe (Geschäftsführerin)', 'Eva Probe, Inhaberin'; the name is the first group. */
export const ROLE_BEHIND = new RegExp(
  `^(.{4,60}?)\\s?(?:,|\\(|–|-|\\|)\\s?(?:\\p{L}{3,25} (?:und|&) )?(?:${ROLE})(?!\\p{L})[^,]{0,40}\\)?$`,
  'iu',
);
/** A role inside running text, right before a name. */
export const IN_SENTENCE = new RegExp(
  `(?:${REPRESENTED}|${ROLE})(?: der \\p{L}{1,30})?(?: (?:ist|sind|die|den|der|Herrn?|Frau|durch|is|are|jeweils|einzeln)){0,4}[\\s:,]{1,3}(?=\\p{Lu}|Dr|Herr|Frau)`,
  'giu',
);
/** Roles that do not run the company. */
export const OTHER_ROLE =
  /prokur|aufsichtsrat|beirat|supervisory|datenschutz|verantwortlich|ansprechpartner|gesellschafterin?:|ärztliche[rn]? |pflegedienst|pflegedirekt|künstlerische|technische leitung|redaktion/iu;

/** Offices within a board, as labels of its members. */
export const OFFICE =
  /vorsitz|schatzmeister|kass(?:en|ier)|schriftführ|beisitz|obmann|obfrau|präsident|vorstand|sprecher|stellvertret|geschäftsführ|direktor|leitung|name|finanz|technik|vertrieb|^C[ETFOS]O$/iu;

/** Words without one of which no role can match. */
export const ROLE_WORD = wordSign(
  /führ|leit|inhab|inh\b|eigent|vorst|verwaltungsrat|präsid|vorsitz|unternehmer|direc|direk|manag|ceo|chief|owner|propri|officer|board|partner|gesellschafter|kauf|bürger|land|intendant|rektor|kanzler|liquid|abwick|founder|gründer|vertret|represent|authori|komplem|haftend|obmann|obfrau|gf\b/iu,
);

/** An office in front of a name without a colon: '1. Vorsitzender Holger Probe'. */
export const OFFICE_LEAD =
  /^(?:\d\.\s)?(?:stellv\p{L}{0,12}\.?\s)?(?:(?:vize)?präsident(?:in)?|vorsitzende[rn]?|schatzmeister(?:in)?|kassier(?:er)?(?:in)?|schriftführer(?:in)?|beisitzer(?:in)?|obmann|obfrau)\s(?=\p{Lu})/iu;
