import { anyCase } from '../any-case.ts';

/** Behind what was founded whom it became: 'Gründung des Vereins, aus dem unsere Hauptaktionärin hervorging'. */
const OTHERS_BECAME = anyCase(
  /^,?\s?(?:(?:aus|in) (?:dem|der|denen)|der|die|das|er|sie|es|dessen|deren|heute|später|jetzt)\s(?:(?:.{0,30}\s)?(?:unsere?[rnms]?|der|die|das|eine?[rn]?)\s)?(?:heutige[nr]?\s|spätere[nr]?\s|jetzige[nr]?\s)?\p{L}{0,20}(?:aktionär|gesellschafter|eigner|eigentümer|mutter|träger|partner|vermieter|investor|konzern|holding|schwester|hausbank|verpächter|lieferant)|^, (?:in )?(?:deren|dessen) (?:\p{L}{3,12}e[nr]? )?(?:\p{L}{0,15}räumen?|\p{L}{0,15}gebäuden?|\p{L}{0,15}hallen?|haus|\p{L}{0,15}gelände|kellern?|mauern|grundstück) (?:wir|unser)(?!\p{L})|^, (?:in|auf) (?:der|dem) (?:heute|jetzt|inzwischen) unsere? |^, (?:für|mit|bei|an) (?:die|der|dem|den) wir(?!\p{L})|^,?\s?(?:bevor|ehe)\s(?:er|sie|beide)\s.{0,60}(?:zu uns|in (?:den|unseren) (?:elterlichen |väterlichen )?(?:betrieb|firma)|übernahm|einstieg|eintrat|wechselte)(?!\p{L})/iu,
);

/** A founder's earlier venture: 'gründete 2004 sein erstes Start-up, das er 2010 verkaufte'. */
const FIRST_VENTURE = anyCase(/\s(?:eine?|sein(?:e|en)? erste[sn]?|ihre?n? erste[sn]?)\s[\p{L}-]{3,30}$/iu);
const SOLD = anyCase(
  /^, (?:das|die|den) (?:er|sie) .{0,40}(?:verkaufte[n]?|abgab|abgaben|aufgab|aufgaben|schloss|einstellte[n]?)(?!\p{L})/iu,
);

/** A shop of the family that is no more: 'aufgemacht, die mein Onkel 1996 zugesperrt hat'. */
const CLOSED_SINCE = anyCase(
  /^, (?:die|das|den|der) (?:(?:mein|unser|sein|ihr)e? \p{L}{3,20} |er |sie )?(?:erst )?(?:\d{4} )?(?:wieder )?(?:zugesperrt|geschlossen|aufgegeben|zugemacht) (?:hat|haben|hatte|wurde)(?!\p{L})/iu,
);

/** Whether the clause behind one in its sentence says that what it tells of became somebody else. */
export function becameOthers(text: string, sentence: string): boolean {
  const at = sentence.indexOf(text);
  const behind = at >= 0 ? sentence.slice(at + text.length) : '';
  return OTHERS_BECAME.test(behind) || CLOSED_SINCE.test(behind) || (SOLD.test(behind) && FIRST_VENTURE.test(text));
}
