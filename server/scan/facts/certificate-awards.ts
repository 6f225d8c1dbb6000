import { anyCase } from '../any-case.ts';
import { OWN_VOICE } from './own-voice.ts';

/** 'hat uns als „Probe Betrieb“ ausgezeichnet': marks tell where the title ends. */
const TITLE = anyCase(
  /(?<!\p{L})(?:als|zum|zur|(?:dürfen wir )?uns(?= [„"«»“])|mit dem(?: (?:titel|prädikat|zertifikat|siegel|label))?)\s(?:\p{L}{3,20}[rsne]\s)?[„"«»“]([\p{Lu}\d][^„“”"«»]{3,50})[“”"»«]\s(?:\S{2,20}\s){0,2}?(?:ausgezeichnet|zertifiziert|anerkannt|rezertifiziert|akkreditiert|bestätigt|nennen)(?!\p{L})/iu,
);
/** 'sind wir als Familienfreundlicher Betrieb zertifiziert', 'als Regio-Betrieb ausgezeichnet'. */
const PLAIN_TITLE =
  /(?<!\p{L})[Aa]ls\s((?!Erst|Einzig|Betrieb\s|Unternehmen\s|Firma\s|Mitglied|Partner\s)\p{Lu}[\p{L}\d-]{2,40}(?:\s(?:\p{Lu}[\p{L}\d-]{1,30}|der|für|im|in|mit|und|des)){0,5}(?:\s\(\p{Lu}\p{L}{2,15}\))?)\s(?:sind wir\s|ist unser \p{L}{3,20}\s)?(?:\p{Ll}{3,20}\s)?(?:ausgezeichnet|zertifiziert|anerkannt|rezertifiziert|akkreditiert)(?!\p{L})/u;
/** 'Die Auszeichnung „Betrieb mit Stern“ tragen wir'. */
const OF_KIND =
  /(?:Auszeichnung|Titel|Status|Anerkennung|Marke|Ehrung|Plakette|Urkunde)\s[„"«»“]([\p{Lu}\d][^„“”"«»]{3,50})[“”"»«]/u;
/** 'hat unser Haus mit dem Label Muster Gold ausgezeichnet': the name stands between the word for it and the verb. */
const LABELLED_TITLE =
  /(?:hat|haben)\s(?:uns|unser(?:e[nm]?)?\s\p{Lu}\p{L}{2,20})\s(?:20\d\d\s)?mit\sde[mr]\s(?:Label|Siegel|Gütesiegel|Zertifikat|Prädikat|Qualitätssiegel|Qualitätslabel|Umweltsiegel|Umweltzeichen)\s([\p{L}\d][\p{L}\d.&'’ -]{2,40})\sausgezeichnet(?!\p{L})/u;
const NAME = "\\p{Lu}[\\p{L}\\d.&'’-]{1,30}(?:\\s(?:[\\p{Lu}\\d][\\p{L}\\d.&'’-]{0,30}|&|der|für|e\\.\\s?V\\.)){0,6}";
/** Who did so: in front of 'hat uns', behind it, or behind 'von'. */
const GIVERS = [
  `(?:hat|haben)\\suns\\s(?:(?:im\\s\\p{Lu}\\p{Ll}{2,8}\\s|im\\sJahr\\s)?20\\d\\d\\s)?(?:die\\s|der\\s|das\\s)?(${NAME})\\s(?:20\\d\\d\\s)?(?:als|zum|zur|mit)\\s`,
  `^(?:Die\\s|Der\\s|Das\\s)?(${NAME})\\s(?:hat|haben)\\suns\\s`,
  `^(?:Die\\s|Der\\s|Das\\s)?(\\p{Lu}[\\p{L}\\d.&'’ -]{2,50})\\s(?:hat|haben)\\sunser`,
  `(?:[Vv]om|[Vv]on\\sder|[Vv]on\\sdem|[Vv]on|[Dd]urch\\s(?:die|den|das))\\s(${NAME})\\s(?:20\\d\\d\\s)?(?:als|zum|zur|mit|wurden|sind|wurde)\\s`,
].map((source) => new RegExp(source, 'u'));

/**
 * What a sentence says that the company was awarded as, and by whom. Only a date until which it holds makes it a
 * certificate: prizes are given once.
 */
export function awardedTitle(sentence: string): { name: string; index: number; giver: string | null } | null {
  const match = OWN_VOICE.test(sentence)
    ? (TITLE.exec(sentence) ?? OF_KIND.exec(sentence) ?? PLAIN_TITLE.exec(sentence) ?? LABELLED_TITLE.exec(sentence))
    : null;
  const name = match?.[1];
  if (!match || name === undefined) return null;
  const giver = GIVERS.map((pattern) => pattern.exec(sentence)?.[1]).find((found) => found !== undefined);
  return { name, index: match.index + match[0].indexOf(name), giver: giver ?? null };
}
