import { careersPoints } from './careers.ts';
import type { PageLink } from './outline.ts';
import { foldWords, isDailyBusiness, judgeLink, languageInAddress } from './vocabulary.ts';

/** What a site sells, shows of others or does day by day: such pages name many who are not the company. */
const OTHER_BUSINESS = new RegExp(
  [
    'leistung|angebot|produkt|sortiment|shop|preise?(?: |$)|tarif|kurse?(?: |$)|speise|karte(?: |$)|galerie|bilder|fotos|video|loesung|branchen|themen|rezept',
    'referenz|projekte?(?: |$)|objekte|immobilien(?: |$)|satzung|partner|haendler|sponsor|links?(?: |$)|mitglied|kunden(?: |$)|marken|hersteller|lieferant|verband|netzwerk|case|success|portfolio|arbeiten(?: |$)',
    'presse|news|neue(?:s|igkeiten)(?: |$)|aktuell|blog|magazin|journal|termin|veranstalt|event|kalender|messe|download|newsletter|media',
    'job|karriere|(?<!pruef|kontroll|annahme|sammel|mess|abhol|zertifizierungs|ueberwachungs|anlauf)stelle|ausbildung|lehr|praktik|bewerb|arbeiten bei|azubi|career',
    'buchen|buchung|anfrage|reservier|login|anmeld|portal|warenkorb|konto|account|spende|gutschein|suche|sitemap|finanzier|foerder|versand|zahlung|widerruf',
    'datenschutz|privacy|agb|cookie|geschaeftsbedingungen|hinweisgeber|barriere|garantie|(?<!holz)einkauf|compliance|terms|conditions|bedingungen',
  ].join('|'),
);
/** What pages are called that tell of the house, its places and what is asked of it. */
const OF_THE_HOUSE =
  /service|center|centre|zentrum|buero|club|fragen|faq|hilfe|wissenswert|(?:^| )bio|oeko|familie|gastgeber|haus(?: |$)|hof(?: |$)|ausstellung|studio|huette|stub(?:e|n|erl)(?: |$)|keller(?: |$)|besuch|(?:verkauf|handel)(?: |$)|handwerk|wurzeln|anspruch|versprechen|region|vor ort|herkunft|(?:an|ab)nahme(?:stelle)?(?: |$)|(?:holz|schrott|getreide|altmetall)(?:ein|an)kauf|anlieferung|(?:sprech|ordinations|oeffnungs|laden)(?:zeit|stunde)|wege? zu uns|anreise/;
/** Where and how things are made: what that is controlled by stands there. */
const OF_MAKING =
  /pruef(?:stelle|labor)|(?:ueberwachungs|kontroll)stelle|nachweis|schweiss(?!er)|kulinarik|kueche(?: |$)|genuss|fertigung|produktion(?: |$)|herstellung|labor(?: |$)/;
/** The one page on all that it does, read after the others: small firms tell there what they are approved for. */
const ALL_SERVICES =
  /^(?:(?:unsere|die) )?(?:dienst)?leistung(?:en|sspektrum|suebersicht|sangebot)$|^was wir (?:tun|machen|koennen|bieten|leisten)$/;
/** Links of so many words are headlines; those that tell of the house may have more short ones. */
const MAX_WORDS = 3;
const SHORT_WORD = 3;

/** What a link whose words name no topic may lead to all the same, and how likely it does. */
export function pageOfTheHouse(link: PageLink): { topic: 'careers' | 'menu'; score: number } | null {
  const careers = careersPoints(link);
  if (careers !== null) return { topic: 'careers', score: careers };
  const points = menuPoints(link);
  return points === null ? null : { topic: 'menu', score: points };
}

/** '?page_id=7', '?id=12': the address of a page where none has a path. */
const PAGE_BY_NUMBER = /^\?(?:page_?id|pid|p|id|page|seite|site|nav)=[\w-]{1,40}$/i;

/** How likely a page of a site's own menu tells about the company though its words name no topic; null for the others. */
function menuPoints({ url, words, place, language }: PageLink): number | null {
  const text = foldWords(words[0] ?? '');
  const { pathname, search } = new URL(url);
  const address = foldWords(pathname);
  if (place !== 'nav' || text === '' || countWords(text) > MAX_WORDS) return null;
  const isOverview = ALL_SERVICES.test(text);
  // 'Säfte & Verkauf' at '/produkte': what a point is called tells more than where its page is kept.
  const isCalledHouse = OF_THE_HOUSE.test(text) && !address.includes(' ');
  if (
    (address === '' && !PAGE_BY_NUMBER.test(search)) ||
    (!isOverview && OTHER_BUSINESS.test(text)) ||
    (!isOverview && !isCalledHouse && (OTHER_BUSINESS.test(address) || isDailyBusiness(url)))
  )
    return null;
  const spoken = language ?? languageInAddress(url);
  if (spoken !== null && spoken !== 'de') return null;
  if (isOverview) return -1;
  // 'Unser Handwerk' is of the house, the pages below it on one oven each are not.
  const last = foldWords(pathname.replace(/\/$/u, '').split('/').at(-1) ?? '');
  if (OF_THE_HOUSE.test(text) || OF_THE_HOUSE.test(last)) return 10;
  return OF_MAKING.test(text) || OF_MAKING.test(last) ? 5 : 0;
}

/** Words of a link's text; in one that tells of the house only those that say something. */
const countWords = (text: string): number => {
  const words = text.split(' ');
  return OF_THE_HOUSE.test(text) ? words.filter(({ length }) => length > SHORT_WORD).length : words.length;
};

/** Links of a menu that nothing marks as one: at least so many short ones in a row. */
const LEAST_LINKS = 4;
const LONGEST_POINT = 30;

/** Tells the menu of a page whose markup knows none: the first row of short links, one of them to a page that every site has. */
export function markMenu(links: readonly PageLink[], address: string): void {
  if (links.some(({ place }) => place === 'nav')) return;
  const { host } = new URL(address);
  let row: PageLink[] = [];
  for (const link of [...links, null]) {
    if (link !== null && isPoint(link, host)) {
      row.push(link);
      continue;
    }
    const addresses = new Set(row.map(({ url }) => url));
    if (addresses.size >= LEAST_LINKS && row.some(({ words, url }) => isOfEverySite(words, url))) {
      for (const point of row) point.place = 'nav';
      return;
    }
    row = [];
  }
}

function isPoint({ url, words, place }: PageLink, host: string): boolean {
  const text = words[0] ?? '';
  const isShort = text.length <= LONGEST_POINT && text.split(' ').length <= MAX_WORDS;
  return place === 'body' && text !== '' && isShort && new URL(url).host === host;
}

const isOfEverySite = (words: readonly string[], url: string): boolean =>
  /^(?:contact|about|impressum|team)$/.test(judgeLink(words, url)?.topic ?? '');
