import { anyCase } from '../any-case.ts';
import { trimMarks } from '../dom/text.ts';
import { afterLabel } from './labels.ts';
import { findLegalForm } from './legal-forms.ts';
import { FORM_STATED } from './names-above.ts';
import type { Fact } from './page-facts.ts';
import { type Reading, textFact } from './reading.ts';
import { wordSign } from './word-signs.ts';

const FORM_LABEL = anyCase(
  /^(?:rechtsform|legal form|gesellschaftsform|unternehmensform)(?: (?:der|des|of the) \p{L}{3,20})?(?!\p{L})/iu,
);

/** Words without one of which no form is stated. */
const FORM_WORD = wordSign(/owner|proprietor|form|rechts|^Art|§|eigenbetrieb|kommandit|einzel|inhaber|inh[.:]|sole/iu);

const SOLE_TRADER = anyCase(
  /(?<!\p{L})(?:Einzel(?:unternehm(?:en|er(?:in)?|ung)|firma|kauf(?:mann|frau))|sole (?:proprietor(?:ship)?|trader))(?!\p{L})/iu,
);
/** 'ob Einzelunternehmen, GbR oder GmbH': what founders may choose from. */
const OTHER_FORM = /^(?:,| oder| bis) .{0,60}(?<!\p{L})(?:GbR|UG|GmbH|OHG|KG|AG)(?!\p{L})/u;
/** 'Die Stadt Musterstadt ist eine Körperschaft des öffentlichen Rechts.' */
const SAID = /(?<!\p{L})ist eine? (?:\p{Ll}{4,20}e?s? ){0,2}(?=\p{Lu})/u;
const PUBLIC =
  /^(?:Gebietskörperschaft|Körperschaft|Anstalt|Stiftung) (?:des )?(?:öffentlichen|bürgerlichen|privaten|kirchlichen) Rechts/iu;

/** 'Verein im Sinne von Art. 60 ff. ZGB', 'Stiftung gemäß § 80 BGB'. */
const CIVIL =
  /(?<!\p{L})(?:Verein|Stiftung|Genossenschaft)(?= (?:im Sinne (?:von|der|des)|i\.\s?S\.\s?v\.|nach|gem(?:äss|äß|\.)) (?:Art|§))/u;

/** A firm with an owner is a sole trader's, unless it says otherwise. */
const OWNER =
  /(?<!\p{L})(?:(?:Geschäfts|Firmen|Praxis|Betriebs|Kanzlei|Laden|Salon|Studio)?[Ii]nhaber(?:in)?|INHABER(?:IN)?|Inh(?:\.|(?=:))|(?:Owner|Proprietor)(?=\s?:))(?=[\s:,/)]|$)/u;

/** Longest line that is a label with its value, and how far behind an owner the form may stand in a longer one. */
const LINE = 120;
const NEAR = 70;

/** Legal form said outright ('Rechtsform: …'), or plain from a sole owner's title. */
export function readLegalForms(reading: Reading): Fact[] {
  const facts: Fact[] = [];
  for (const [i, piece] of reading.pieces.entries()) {
    if ((piece.signs & FORM_WORD) === 0 || piece.owner !== 'company') continue;
    const rest = afterLabel(piece.text, FORM_LABEL);
    const next = reading.pieces[i + 1];
    if (rest !== null) {
      // 'Rechtsform, Statuten, Handelsregister: Eine GmbH gründen wir' is advice.
      const [stated = ''] = (rest !== '' ? rest : (next?.text ?? '')).split(/,|:\s/u, 1);
      const found = findLegalForm(stated);
      const place = rest !== '' || !next ? piece : [piece, next];
      if (found) facts.push(textFact(reading, place, found.form, found.written, 80, 'label', 'high'));
      continue;
    }
    const alone = FORM_STATED.test(trimMarks(piece.text, '–—- ')) ? findLegalForm(piece.text) : null;
    if (alone) facts.push(textFact(reading, piece, alone.form, alone.written, 60, 'text', 'medium'));
    const said = SAID.exec(piece.text);
    const form = said
      ? (PUBLIC.exec(piece.text.slice(said.index + said[0].length)) ?? CIVIL.exec(piece.text))?.[0]
      : CIVIL.exec(piece.text)?.[0];
    const spoken = form ? findLegalForm(form) : null;
    if (spoken) facts.push(textFact(reading, piece, spoken.form, spoken.written, 58, 'text', 'medium'));
    const word = SOLE_TRADER.exec(piece.text);
    const isAdvice = word !== null && OTHER_FORM.test(piece.text.slice(word.index + word[0].length));
    if (word && !isAdvice && (piece.text.length < 160 || word.index < NEAR))
      facts.push(textFact(reading, piece, 'Einzelunternehmen', word[0], 50, 'text', 'medium'));
    const owner = OWNER.exec(piece.text.slice(0, LINE));
    if (!owner) continue;
    // 'Inh. Eva Probe e.K.' states the merchant's form as well.
    const merchant = findLegalForm(
      piece.text.length < LINE ? piece.text : piece.text.slice(owner.index).slice(0, NEAR),
    );
    if (merchant && /^e\.[KU]\.$/u.test(merchant.form))
      facts.push(textFact(reading, piece, merchant.form, merchant.written, 55, 'label', 'medium'));
    else if (piece.text.length < LINE)
      facts.push(textFact(reading, piece, 'Einzelunternehmen', owner[0], 30, 'label', 'medium'));
  }
  return facts;
}
