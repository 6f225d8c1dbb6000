import { anyCase } from '../any-case.ts';
import { GENERAL_PARTNER } from './other-parties.ts';
import type { Piece } from './pieces.ts';
import { wordSign } from './word-signs.ts';

const PARTNER = new RegExp(`${GENERAL_PARTNER}|\\bphG\\b`, 'iu');

const PARTNER_WORD = wordSign(/komplementär|haftend|partner|phG/iu);

/** Whether a text speaks of the general partner of a partnership. */
export const hasPartner = (text: string): boolean => PARTNER.test(text);

/** A register entry that the words before it give to the general partner of a partnership; `at` is where it stands. */
export function isPartnersEntry({ text, signs }: Piece, at: number): boolean {
  const partner = (signs & PARTNER_WORD) > 0 ? text.search(PARTNER) : -1;
  return partner >= 0 && partner < at && !COMPANY_AGAIN.test(text.slice(partner, at));
}

/** Behind those who are liable a sentence goes on about the company: '… vertreten; sie steht im Handelsregister'. */
const COMPANY_AGAIN = anyCase(
  /vertreten[;.] (?:sie|die (?:gesellschaft|kommanditgesellschaft)) (?:steht|ist|wird|wurde)(?!\p{L})/iu,
);

/** Labels that begin an entry of the company's own, whoever is named in the lines above. */
export const OWN_ENTRY =
  /^(?:eingetragen|eintragung|(?:handels|genossenschafts|vereins|partnerschafts|gesellschafts|firmen)?register|firmenbuch|registergericht|amtsgericht|HR\s?[AB]|FN\s?\d|commercial register|registered|uid)/iu;
