/** Example values that templates leave on pages; none of them is a fact. */
const PLACEHOLDER =
  /\bmuster(?:mann|frau|stra(?:ß|ss)e|weg|stadt|firma|ort|hausen|gmbh|unternehmen|platz|allee|str\.)|\bmax(?:ine)? muster|\berika muster|\bmuster\s(?:gmbh|ag|kg|ug|firma|str)|\b(?:john|jane) doe\b|\bbeispiel(?:stra(?:ß|ss)e|stadt|firma|ort|weg|gmbh|unternehmen)?\b|\bexample\b|\bplatzhalter|\blorem ipsum|\bihr(?:e|en)? (?:name|firma|firmenname|unternehmen|stra(?:ß|ss)e|adresse|ort|stadt)\b|\b(?:firmen)?name (?:der firma|des unternehmens) (?:hier|eintragen)|(?:eintragen|ergänzen|einfügen|ausfüllen)\]|\bX{2,20}\b|\byour company\b|\bcompany name here|\bvorname nachname|\bfirst name last name/iu;

/** '[Name eintragen]', '<Ort>', '{{name}}', '___', 'XXX'. */
const BRACKETED = /^[[<{(_*.…-]{1,9}[^\d]{0,80}[\]>})_*.…-]{1,9}$|\[[^\]]{0,80}\]|\{\{|<[^>]{1,60}>|___|\.\.\.\./u;

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(text) || BRACKETED.test(text);
}

/** '123456789', '000000000', '987654321': digits that nobody was given. */
export function isExampleNumber(digits: string): boolean {
  if (/^(\d)\1*$/u.test(digits)) return true;
  return digits.length >= 5 && ('012345678901234567890'.includes(digits) || '9876543210987654321'.includes(digits));
}

/** Editors' hints such as 'Beispiel: DE123456789' or 'Bitte … eintragen': nothing in them is a fact. */
export function isEditorsHint(text: string): boolean {
  return /\b(?:beispiel|z\.\s?b\.\s(?:GmbH|Max)|bitte .{0,60}(?:eintragen|ergänzen|prüfen|bestätigen|einfügen)|hier .{0,40}eintragen|e\.g\.:)/iu.test(
    text,
  );
}
