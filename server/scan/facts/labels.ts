/** Labels of contact and register data, each anchored at the start of a piece. */
export const LABELS = {
  fax: /^(?:(?:tele?-?\s?)?fax(?:nummer|-?nr\.?)?|facsimile)\b|^F(?:\s?[:.]|\s(?=[+0(]))|^(?:📠|🖷)/iu,
  mobile: /^(?:mobil(?:e|telefon|funk|nummer)?|handy(?:nummer)?|cell(?:phone)?|natel)\b|^M(?:\s?[:.]|\s(?=[+0(]))/iu,
  phone:
    /^(?:tel(?:efon)?(?:nummer|-?nr\.?)?|fon|phone(?: number)?|telephone|ruf(?:nummer)?|festnetz|zentrale|hotline|whats-?app|anruf\w{0,12}|call(?: us)?|(?:service|kunden|info|büro|notruf|notdienst)-?(?:telefon|hotline|nummer)|notdienst|notruf|kundenservice|büro|(?:rufen sie uns an|jetzt anrufen))\b|^T(?:\s?[:.]|\s(?=[+0(]))|^(?:📞|☎|📱|✆|☏)/iu,
  email: /^(?:e-?\s?mail(?:-?adresse)?|mail|elektronische post|electronic mail|✉|📧)\b/iu,
} as const;

/** What stands behind a label in the same piece, without colon and blanks; null where the label does not match. */
export function afterLabel(text: string, label: RegExp): string | null {
  const match = label.exec(text);
  if (!match) return null;
  return text
    .slice(match.index + match[0].length)
    .replace(/^[\s:.=\-–—)]+/u, '')
    .trim();
}
