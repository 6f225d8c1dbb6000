import { anyCase } from '../any-case.ts';

/** Words of a vocabulary as one alternative of a pattern. */
const oneOf = (...words: string[]): string => `(?:${words.join('|')})`;

/** What companies do, as stems of verbs in the present tense. */
const ACTS = [
  // make
  'bau|fertig|produzier|plan|entwick(?:el|l)|gestalt|konzipier|konstruier|realisier|errichte|erzeug|verarbeit',
  'veredel|walz|gieß|schmied|stanz|dreh|fräs|schleif|schweiß|lackier|beschicht|färb|näh|strick|druck|bind|back',
  'brau|röst|koch|kelter|brenn|räucher|züchte|vermehr|pflanz|ernte|mahl|käs|programmier|entwirf|entwerf',
  // sell and lend
  'liefer|vertreib|verkauf|vermiet|verleih|verpacht|hand(?:el|l)|vermarkt|vermitt(?:el|l)|biete|verschick|versende',
  'importier|exportier|versorg|verleg|tausch',
  // work on things
  'montier|installier|reparier|wart|prüf|streich|dämm|deck|sanier|renovier|restaurier|modernisier|erneuer',
  'reinig|entsorg|transportier|lager|kommissionier|fahr|beförder|beschrift|vermess|untersuch|begutacht|bewert',
  'richt|setz(?!en (?:auf|uns))|kitt|rechn|schneide',
  // help people
  'berat|berät|betreu|begleit|unterstütz|behand(?:el|l)|therapier|pfleg|unterricht|lehr|schul|forsch|übersetz',
  'verwalt|versicher|finanzier|förder|vernetz|organisier|automatisier|digitalisier|optimier|überwach|steuer|lös',
  'bestatt|erinner|beherberg|kümmer|helf|hilf',
];
const ACT = new RegExp(
  `(?<!\\p{L})${oneOf(...ACTS)}(?:e?t|e?n)(?!\\p{L})|vertritt|betreib(?:t|en)|stell(?:t|en) .{3,120} her(?!\\p{L})`,
  'u',
);

const MADE = anyCase(
  /(?<!\p{L})(?:hand|haus)?ge(?:fertigt|baut|braut|backen|druckt|macht|strickt|näht|röstet|brannt|färbt)e?[nrs]?(?!\p{L})/iu,
);

const ENGLISH_ACT = anyCase(
  `(?<![\\p{L}-])${oneOf(
    '(?:design|build|offer|develop|deliver|sell|rent|maintain|install|help|upgrad|predict|brew|trad)(?:s|es?|ing)?',
    '(?:import|export|support|translat|connect|grow|roast|print|repair|manufactur|teach|produc|bak|restor)(?:s|es?|ing)?',
    '(?:mou?ld|weld|mill|cast|forg|machin|paint|clean|assembl|coat|bottl|distil|transport|test|cook|train|grind|cut)(?:s|es?|ing)?',
    '(?:ma[ck]|provid|creat|operat|advis|manag|handl)(?:es?|ing)|we run (?:the|your)|suppl(?:y|ies|iers?|ying)|looks? after',
    '(?:designed|built|made|manufactured|developed|produced|crafted|handmade)(?: and [\\p{L}-]{3,15})? (?:by|in|from|for|to)(?! (?:you|your|measure)(?!\\p{L}))|special(?:i[sz]es?|i[sz]ed|ists?|i[sz]ing) in|(?:solutions?|services?|software|partner|experts?) for|(?:provid|manufactur)ers? of',
  )}(?!\\p{L})`,
);

/** What companies say that they are. */
const ARE = [
  '(?:partner|spezialist(?:en|in)?|expert(?:e|en|in)|adresse|ansprechpartner|dienstleister|anbieter|hersteller) (?:für|von|rund um|in|im|bei|mit)|(?:träger|betreiber)(?:in)? von',
  '\\p{L}{0,20}(?:fachbetrieb|meisterbetrieb|meisterlabor|fachgeschäft|hersteller|dienstleister|handel mit|großhandel|manufaktur|makler)',
  '(?:praxis|kanzlei|agentur|büro|zentrum|schule|software|lösungen|systeme|produkte|leistungen|beratung|service) (?:für|rund um|in)',
  '(?:wir sind|we are) (?:ein|eine|der|die|das|ihre?|deine?|euer|eure|an?|the|your)(?!\\p{L}) (?!(?:teil|mitglied|tochter|marke|part|member|unternehmen der)(?!\\p{L}))',
  // 'We are gingerbread bakers and coffee roasters'
  'we are (?:[\\p{L}-]{3,20} ){0,2}(?!members|partners|customers|others|owners|winners)\\p{L}{3,20}ers(?= (?:and|in|from|for|with|based)(?!\\p{L})|[,.])',
  '(?:bei|in|im|mit) \\p{L}{2,30} (?:finden|bekommen|erhalten|kaufen) sie|\\p{L}{5,40} für (?:\\p{L}{3,20} )?(?:kinder|erwachsene|privat|geschäfts|firmen|unternehmen|gewerbe|industrie|handwerk|haushalte)',
  '(?:provider|manufacturer|maker|supplier|specialist|distributor|wholesaler|retailer|operator)s? (?:for|of)(?!\\p{L})|(?:consultancy|agency|company|firm|workshop|practice|contractor) for(?!\\p{L})',
  // 'Turned parts for watches, medical devices and sensors'
  '^(?:[\\p{L}-]{3,20}(?:,| and| &)? ){1,8}for (?:[\\p{L}-]{3,20} ){0,2}[\\p{L}-]{3,20}(?:,| and)(?= )',
  // 'Publishing house and editorial agency from St. Gallen: books …'
  '^(?:[\\p{L}-]{3,20}(?:,| and| &)? ){1,7}(?:from|in|based in) (?:[\\p{L}.-]{2,20} ){0,2}[\\p{L}.-]{2,20}:',
  'alles (?:für|rund um|aus einer hand)|rund um (?:ihr|das|den|die)',
];
const IS = anyCase(`(?<!\\p{L})${oneOf(...ARE)}`);

/** 'Prothesen, Einlagen und Pflegebetten', 'Brot aus langer Führung, Harzer Landkruste und Kuchen' */
const ITEM = '(?:\\p{Ll}{2,20} )?\\p{Lu}[\\p{L}-]{2,40}(?: \\p{L}{2,40}){0,2}';
const LISTED = new RegExp(
  `\\p{Lu}[\\p{L}-]{2,40}, ${ITEM}(?:,| und| &| sowie) (?:\\p{Ll}{2,20} )?\\p{Lu}?\\p{L}{3}`,
  'u',
);

/** What everybody promises: no list of goods or services. */
const VIRTUES =
  /(?:qualität|zuverlässigkeit|termintreue|pünktlichkeit|vertrauen|kompetenz|erfahrung|leidenschaft|fairness|freundlichkeit|sauberkeit|präzision)(?:,| und| sowie)/iu;
/** 'Ofen, Kamin, Kachelofen, Herd, Eisenach': words for search engines, no sentence. */
const KEYWORDS = /^(?:[\p{L}-]{2,40}(?: \p{L}{2,30}){0,2}, ){4}(?!.* (?:und|sowie|für|aus|in|mit) )/u;

/** How surely a sentence tells what a company does: 2 where something is done, 1 where something is named, else 0. */
export function offerStrength(sentence: string): 0 | 1 | 2 {
  if (ACT.test(sentence) || ENGLISH_ACT.test(sentence)) return 2;
  const isListed = LISTED.test(sentence) && !VIRTUES.test(sentence) && !KEYWORDS.test(sentence);
  return IS.test(sentence) || isListed || MADE.test(sentence) ? 1 : 0;
}
