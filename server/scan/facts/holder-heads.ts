/** The heads of columns that tell whose a row is: which company of a group holds or runs what it names. */
const HOLDER_HEAD =
  /^(?:(?:konzern|gruppen)?gesellschaft|unternehmen|firma|betrieb|company|wer(?: (?:es|das) (?:hat|hält|besitzt)| (?:hat|hält|besitzt) (?:es|das))?|bei wem|wessen(?: \p{L}{3,20})?|wem(?: (?:es|das))?(?: \p{L}{3,12})?|(?:betreiber|inhaber|händler|partner|kunde|hersteller|träger)(?:in)?)$/iu;

/** A head without the colon or the question mark behind it. */
export const bareHead = (head: string): string => head.replace(/\s?[:?]$/u, '');

/** Whether a head, bare, stands above the names of those whose the rows are. */
export const isHolderHead = (head: string): boolean => HOLDER_HEAD.test(head);
