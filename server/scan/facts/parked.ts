import { anyCase } from '../any-case.ts';

/** Words of a domain that is offered for sale: whoever names itself there is its dealer, not a company of that name. */
const FOR_SALE = [
  'domain\\S{0,3} (?:\\S{1,60} )?(?:steht zum verkauf|(?:ist|ist hier) zu verkaufen|(?:zu|zum) verkaufen)',
  'domain\\S{0,3} (?:\\S{1,60} )?(?:(?:wurde|ist) geparkt|is for sale|may be for sale|is parked)',
  '\\.(?:de|com|net|at|ch|eu|info|org) (?:steht zum verkauf|is for sale)',
  'geparkte domain|domain-?parking|buy this domain|domain kaufen',
];

/** Words of a site that is not there yet, said by its host, and of a server that shows its files or its first page. */
const UNBUILT = [
  'hier entsteht (?:in kürze|bald|demnächst)(?!\\p{L})|hier entsteht (?:eine?|die|der) (?:\\p{L}{3,12}e[rs]? )?(?:web|internet|home|online|seite|site|domain|shop|auftritt|präsenz)|website under construction',
  '(?<!unsere (?:neue )?)(?:website|homepage|seite|domain|internetpräsenz) (?:ist )?(?:noch|derzeit|aktuell|momentan) nicht verfügbar',
  'domain (?:ist bereits|wurde (?:soeben|gerade|erfolgreich|bei \\S{2,30})) (?:registriert|freigeschaltet|eingerichtet)',
  'index of \\/|default (?:web ?)?page|welcome to nginx',
];

const SALE = anyCase(FOR_SALE.join('|'));
const EMPTY = anyCase(UNBUILT.join('|'));

export const isForSale = (text: string): boolean => SALE.test(text);

export const isUnbuilt = (text: string): boolean => EMPTY.test(text);
