import { INTRODUCED } from './other-parties.ts';
import { OWN_VOICE } from './own-voice.ts';
import type { Piece } from './pieces.ts';
import { platformOf } from './review-totals.ts';
import { standsBelow } from './sections.ts';

/** Whose ratings a page tells beside the company's own. */
const OTHERS = [
  // what it buys, sells or writes about
  'hersteller|lieferant|plug-?in|amazon|app[- ]?store|play[- ]?store|(?<!\\p{L})apps?(?!\\p{L})',
  '(?<!\\p{L})(?:produkte?|artikel|modelle?|bestseller|bücher|buch|roman|rezept|gerät|spiel|film|album)(?!\\p{L})',
  // with whom it works
  '(?<!\\p{L})(?:unser|ihr|der|die|das|ein)(?:e[rnms]?)? (?:\\p{L}{3,20} )?(?:\\p{L}{3,20}partner|\\p{L}{0,20}dienstleister|spedition|paketdienst|schwester\\p{L}{0,15}|tochter\\p{L}{0,15}|mutter\\p{L}{3,15}|vermieter|nachbar\\p{L}{0,12})(?!\\p{L})',
  'zahlungs(?:anbieter|dienst)|leasinggeber|versicherer|(?:software|tool|programm|plattform|anbieter), (?:mit|auf|bei) (?:der|dem|denen) wir(?!\\p{L})',
  // whom it works for, and its own past
  '(?<!\\p{L})unser[em]? (?:\\p{L}{3,20}-?)?kund(?:e|in)(?!\\p{L})|(?<!\\p{L})für (?:die|den|das) .{3,60} haben wir(?!\\p{L})|(?<!\\p{L})bis (?:19|20)\\d\\d (?:hatten|war|waren|lag|lagen|standen)(?!\\p{L})',
  // the many of whom it is one
  '(?<!\\p{L})(?:\\p{L}{2,20}-)?(?:händler|betriebe|studios|clubs|filialen|standorte|restaurants|hotels|werkstätten|praxen|partner) (?:\\S{2,20} ){0,4}(?:zusammen|insgesamt)(?!\\p{L})',
  '(?<!\\p{L})(?:der|die|dieser?|einer?) (?:\\p{L}{3,20}-)?(?:marke|kette|gruppe)(?!\\p{L})|franchise|stiftung warentest|(?<!\\p{L})adac',
  // with whom it compares itself
  'mitbewerb|wettbewerb|konkurren[tz]|branchen(?:durchschnitt|schnitt|vergleich|mittel)|(?:durchschnitt|schnitt|mittel) (?:der|aller|in der) \\p{L}|andere[rn]? (?:anbieter|betriebe|firmen|unternehmen)|competitor|industry average',
  // what is near
  'nebenan|gegenüber liegt|gleich um die ecke|ausflugs(?:ziel|tipp)|unser tipp',
];
const OF_OTHERS = new RegExp(OTHERS.join('|'), 'iu');
const OTHERS_SECTIONS =
  /(?<!ansprech)partner|produkte?(?!\p{L}{6})|bestseller|beliebt|sortiment|umgebung|ausflug|empfehlung|tipps|händler|lieferant|mitbewerb|vergleich|kund(?:en|innen) kauften|neuheiten|angebote/iu;
const PRICE = /\d[.,](?:\d{2}|[–-]{1,2})\s?(?:€|EUR|CHF|Euro)|(?:€|EUR|CHF)\s?\d|warenkorb|add to (?:cart|bag)/iu;
/** Lines around a rating in which the price of what is rated stands. */
const PRICE_REACH = 2;

/** Said of a whole country by anybody but the company itself, a total is that of a brand. */
const NATIONWIDE =
  /(?:bundes|deutschland|österreich|schweiz|europa|welt)weit(?!\p{L})|(?<!\p{L})in (?:ganz )?(?:deutschland|österreich|europa|der (?:ganzen )?schweiz)(?!\p{L})/iu;

/** Whether a sentence with a rating speaks of somebody or something else than the company. */
export const isOfOthers = (sentence: string): boolean =>
  OF_OTHERS.test(sentence) || INTRODUCED.test(sentence) || (NATIONWIDE.test(sentence) && !OWN_VOICE.test(sentence));

/** Whether a rating stands at something for sale, or in a section about others. */
export function isAtOthers(pieces: readonly Piece[], piece: Piece): boolean {
  // A shop's own total bears the name of where it was given; things for sale are rated without one.
  const above = pieces[piece.index - 1]?.text ?? '';
  const isOnPlatform = platformOf(piece.text) !== null || (above.length <= 40 && platformOf(above) !== null);
  const near = pieces.slice(Math.max(0, piece.index - PRICE_REACH), piece.index + PRICE_REACH + 1);
  const isForSale = near.some(
    ({ text, line }) => line.region === piece.line.region && text.length <= 80 && PRICE.test(text),
  );
  return (isForSale && !isOnPlatform) || standsBelow(pieces, piece, OTHERS_SECTIONS);
}
