import { allMatches } from '../all-matches.ts';
import { eitherCase } from '../any-case.ts';
import { hasGivenName } from './given-names.ts';
import { nameWithForm } from './name-text.ts';
import { OWN_VOICE } from './own-voice.ts';
import { isDealtWithNoun } from './subjects.ts';
import type { IsOwn } from './whose-words.ts';

/** What firms, bodies and houses are by kind, as the last part of a word, in small letters. */
const KINDS = [
  'fabrik|werke?s?|hütte|haus|hof|praxis|klinik|klinikum|krankenhaus|spital|labor|hotel|gasthof|institut|schule|akademie',
  'universität|hochschule|kolleg|verein|verband|bund|stiftung|kasse|bank|apotheke|kammer|büro|agentur|kanzlei|genossenschaft',
  'gruppe|holding|konzern|manufaktur|mühle|laden|museum|theater|orchester|kabarett|trio|familie|quartett|ensemble|zentrum|dienst|betriebe|betrieb|firma|unternehmen',
  'spedition|hersteller|lieferant|händler|anbieter|dienstleister|partner|kunde|kundin|marke|werft|kellerei|verlag|druckhaus',
  'steuerberatung|versicherung|fluglinie|airline|bahnen|stadtwerke|gemeindewerke|optik|technik|bau|elektronik|logistik',
]
  .join('|')
  .split('|');
const KIND = `[\\p{L}-]{0,30}(?:\\p{L}{2,20}(?:er|el|en)ei|${KINDS.map(eitherCase).join('|')})(?:s|es|en|n|in)?`;
/** Directions and days name no one. */
const NO_NAME =
  '(?!(?:Nord|Süd|Ost|West|Mitte|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Ende|Anfang|GmbH|AG|KG|UG|SE|eG)(?!\\p{L}))';
/** 'bietet der Verein Arbeitsplätze': a subject behind its verb, and then an object. */
const OBJECT_BEHIND =
  '(?!(?<=\\p{Ll}(?:t|en) (?:der|die|das) )(?:Verein|Betrieb|Firma|Unternehmen|Haus|Verband|Genossenschaft|Stiftung|Gruppe|Büro)\\s)';
/** 'die Reederei Muster', 'beim Sägewerk Muster', 'unser Partner Muster': one of a kind by its name. */
const NAMED_ONE = new RegExp(
  `(?<![\\p{L}-])${OBJECT_BEHIND}(?=\\p{Lu})${KIND}\\s(?:(?:am|zum|zur|an der|im|beim|von(?: Bauer| Familie)?)\\s)?${NO_NAME}(\\p{Lu}[\\p{L}\\d&.'-]{1,30})`,
  'gu',
);
/** Nouns before the name of a person, a place, a document or a part of the company: no party is called so. */
const NO_PARTIES = [
  'herrn?|frau|meister(?:in)?|chef(?:in)?|leiter(?:in)?|inhaber(?:in)?|gründer(?:in)?|geschäftsführer(?:in)?|kolleg(?:e|in)',
  'vater|mutter|opa|oma|onkel|tante|bruder|sohn|schwester|tochter|familie|geschwister|eltern|brüder|ehepaar|söhne|töchter|kinder',
  'stadt|kanton|kreis|gemeinde|ort|teil|dorf|region|land|raum|straße|strasse',
  'norm|standard|siegel|zertifikat|zeichen|label|plattform|portal|dienst|rubrik|kategorie|stufe|klasse|programm|jahr|million(?:en)?',
  'standort|lager|halle|laden|filiale|niederlassung|stelle|bereich|abteilung|sparte|typ|modell|serie',
]
  .join('|')
  .split(/\|(?![^(]*\))/u);
const NO_PARTY = `(?![\\p{L}-]{0,25}(?:${NO_PARTIES.map(eitherCase).join('|')})(?:s|en|e|n)?\\s)`;
/** 'in der Muster Altstadt', 'im Technischen Dienst': adjectives with a capital. */
const ADJECTIVE = /(?:(?:isch|lich|ig|al|iv|ell)e[nrms]?|er)$/u;
/** 'Entsorger Muster', 'Baumschule Muster': a noun right before a name is what the one of that name is. */
const APPOSED = new RegExp(
  `(?<!\\p{L})(?<!\\p{Ll}(?:t|en) )(?:[Dd](?:ie|er|as|en|em|es)|[Uu]nser(?:e[nmrs]?)?|[Ee]ine?[mnrs]?|[Bb]eim|[Vv]om|[Zz]u[mr]|[Ii]m|[Aa]m) (?:\\p{Ll}{3,20} )?${NO_PARTY}((\\p{Lu}\\p{L}{3,30}) ${NO_NAME}\\p{Lu}[\\p{L}&'-]{2,30})(?![\\p{L}])`,
  'gu',
);
/** 'Das Hessische Kammerorchester': an adjective with a capital is part of a name. */
const CALLED = new RegExp(
  `(?<!\\p{L})(?:[Dd]ie|[Dd]er|[Dd]as|[Dd]e[mn]) (\\p{Lu}\\p{Ll}{3,20}e[nrs]? (?=\\p{Lu})${KIND})(?!\\p{L})`,
  'u',
);
/** 'Die Automaten stammen von Muster': whose goods they are. */
const SOURCE =
  /(?<!\p{L})(?:stamm(?:t|en)|komm(?:t|en)|bezieh(?:en|t)(?: wir)?|kauf(?:en|t)(?: wir)?|geliefert|gebaut|hergestellt|gefertigt|zu Gast) (?:[\p{Ll}]{2,15} ){0,2}?(?:von|vom|bei|beim) (?!uns)(\p{Lu}[\p{L}&-]{2,30}(?: \p{Lu}[\p{L}&-]{2,30})?)/u;
/** 'Für Muster beliefern wir 64 Filialen': whom the company works for. */
const SERVED =
  /^(?:Für (?:(?:die|den|das) )?(?=(\p{Lu}[\p{L}&-]{2,30}))[^.;:]{3,70} (?:beliefern|fahren|bauen|fertigen|lagern|planen|arbeiten|liefern|produzieren|transportieren|reinigen|drucken) wir(?!\p{L})|Wir (?:beliefern|fahren für|arbeiten für|liefern an|lagern für|fertigen für|bauen für) (?:die |den |das )?(?=(\p{Lu}[\p{L}&-]{2,30})))/u;
/** 'a visit from Muster Biotech': in English nothing but a name has capitals. */
const ENGLISH_NAME =
  /(?<!\p{L})(?:from|through|by|at|with|to|of|is) (?:the )?(\p{Lu}[\p{L}-]{2,25}(?: \p{Lu}[\p{L}-]{2,25}){0,2})/u;
/** Small words of which German has none. */
export const ENGLISH = /(?<!\p{L})(?:[Tt]he|[Oo]ur|[Ww]e|us|is|was|of|and|by)(?!\p{L})/u;
/** 'Der Verband, dem wir angehören, …', 'unser Großhändler': one that has no name, but is not the company. */
const BODY =
  /(?<!\p{L})(?:[Dd]e[rsmn]|[Dd]ie|[Dd]as|[Uu]nser\p{L}{0,2}|[Oo]ur|[Tt]he|[Vv]om|[Bb]eim|[Zz]u[rm]) (?:\p{Ll}{3,20} )?(\p{L}{0,20}(?:[Vv]erband|[Ii]nnung|(?:Handwerks|Ärzte|ärzte|[Aa]nwalts|Handels)kammer|[Kk]onzern|[Hh]olding|[Ll]ieferant|[Hh]ersteller|[Hh]ändler|[Vv]ermieter|[Aa]nbieter|[Dd]ienstleister|[Ff]achgesellschaft|[Vv]ersorger|[Ee]inkaufsgenossenschaft)(?:s|in|en)?|(?:[Ll]argest |[Bb]iggest )?(?:customer|client)|parent|supplier|manufacturer|landlord|association|chamber)(?!\p{L})/u;

/** Whether a noun and the name behind it are those of another: not of a person, nor an adjective and a place. */
const isParty = ([, words = '', noun = '']: RegExpExecArray, isOwn: IsOwn): boolean =>
  (!ADJECTIVE.test(noun) || isDealtWithNoun(noun)) && !isOwn(words) && !words.split(' ').some(hasGivenName);

/** Whom a text names that is not the company: by legal form, or as one of a kind; null where it names nobody else. */
export function partyTold(text: string, isOwn: IsOwn): string | null {
  const firm = nameWithForm(text);
  if (firm !== null && !isOwn(firm)) return firm;
  const named = allMatches(text, NAMED_ONE).find(([whole]) => !isOwn(whole))?.[0];
  const apposed = ENGLISH.test(text)
    ? undefined
    : allMatches(text, APPOSED).find((match) => isParty(match, isOwn))?.[1];
  const other = [BODY, CALLED, SOURCE, SERVED, ...(ENGLISH.test(text) ? [ENGLISH_NAME] : [])]
    .map((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .find((name) => name !== undefined),
    )
    .find((name) => name !== undefined && !isOwn(name));
  return named ?? apposed ?? other ?? null;
}

const speaksOfCompany = (sentence: string, isOwn: IsOwn): boolean => OWN_VOICE.test(sentence) || isOwn(sentence);

/** The same of a sentence's subject, in the clause with its figure: not 'in unserem Saal', and not what is said behind. */
function isAboutCompany(sentence: string, isOwn: IsOwn, written: string): boolean {
  const from = written === '' ? sentence.search(/\d/u) : sentence.indexOf(written);
  const clause =
    from >= 0 ? sentence.slice(0, from) + (sentence.slice(from).split(/[,;–]/u, 1)[0] ?? '') : mainClause(sentence);
  const said = clause.replace(IN_OURS, '');
  return speaksOfCompany(PRONOUN_FIRST.test(said) ? said.replace(TO_US, '') : said, isOwn);
}
/** 'Sie ist zertifiziert und beliefert uns': to the company, not of it. */
const PRONOUN_FIRST = /^(?:Er|Sie|Es|It|They) /u;
const TO_US = /(?<!\p{L})(?:uns|us)(?!\p{L})/gu;
const IN_OURS = /(?<!\p{L})(?:in|im|an|am|auf|neben|bei) (?:unsere[rmn]?|our) (?:\p{Ll}{3,20} )?\p{L}{3,30}/gu;

/** What is said first of all, without what comes of it: '18 Leute arbeiten in Schichten, sodass wir …'. */
const mainClause = (sentence: string): string => sentence.split(BEHIND, 1)[0] ?? '';
const BEHIND = /,\s(?:sodass|so dass|dass|damit|weil|wodurch|womit|so that|which means)\s/u;

/** What a sentence begins with or holds that goes on about somebody named, beside the company: 'Die 18 Leute', 'dort', 'Es'. */
const POINTS_BACK =
  /^(?:(?:Von )?[Dd](?:ie|en) (?:\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)|(?:Die|Der|Das) (?:gibt es|ist|hat|bildet|wird|wurde|trägt|besteht|bietet|führt)(?!\p{L})|(?:Die|Der|Das|Dieser?s?|Ihre?|Seine?|Deren|Dessen) \p{Lu}\p{Ll}|(?:The|Its|Their) \p{Ll}|(?:Er|Sie|Es|It|They) |Mit (?:seinen|ihren) |(?:Auf dem Gelände|Unter (?:ihrem|seinem|deren|dessen) Dach|Mit \d[\d.]* \p{L}+ (?:zählt|gehört|ist) (?:der|die|das) ) ?|(?:Heute|Inzwischen|Mittlerweile) sind es )|(?<!\p{L})(?:gehört|zählt|kommt|steht) (?:sie|er|es)(?!\p{L})|(?<!\p{L})(?:dort|there)(?!\p{L})/u;

/** Whether a sentence has a word of a name again: 'Muster wurde …', 'Inzwischen ist die Reederei …'. */
const namesAgain = (sentence: string, name: string): boolean =>
  name.split(' ').some((word) => /^\p{Lu}\p{L}{3}/u.test(word) && sentence.split(/[\s,.]/u).includes(word));

/** Sentences before one in which whom it goes on about may be named. */
const REACH = 2;

/**
 * Whom a sentence goes on about that says nothing of the company: the one that a sentence before it in its text names.
 * 'Die Reederei Muster ließ uns ihr Büro einrichten. 110 Menschen arbeiten dort.'
 */
export function partyGoneOnAbout(sentences: readonly string[], at: number, isOwn: IsOwn, written = ''): string | null {
  const sentence = sentences[at] ?? '';
  if (isAboutCompany(sentence, isOwn, written)) return null;
  for (let i = at - 1; i >= Math.max(0, at - REACH); i--) {
    const before = sentences[i] ?? '';
    const party = partyTold(before, isOwn);
    const isOfBoth = speaksOfCompany(before, isOwn);
    if (party !== null) return isOfBoth && !POINTS_BACK.test(sentence) && !namesAgain(sentence, party) ? null : party;
    if (isOfBoth) return null;
  }
  return null;
}
