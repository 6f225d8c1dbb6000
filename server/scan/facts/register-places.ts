/** A place as a court bears its name, in a group: 'Köln', 'Bad Homburg', 'St. Pölten'. */
export const PLACE = '((?:Bad |Sankt |St\\. )?\\p{Lu}\\p{Ll}[\\p{L}-]{1,30})';

/** Swiss cantons as registers bear their names. */
const CANTONS = [
  'Aargau|Appenzell(?: Ausserrhoden| Innerrhoden| A\\.\\s?Rh\\.| I\\.\\s?Rh\\.)?|Basel-?(?:Stadt|Landschaft)|Bern|Freiburg|Fribourg',
  'Genf|Genève|Glarus|Graubünden|Jura|Luzern|Neuenburg|Neuchâtel|Nidwalden|Obwalden|Schaffhausen|Schwyz|Solothurn',
  'St\\. ?Gallen|Sankt Gallen|Tessin|Ticino|Thurgau|Uri|Waadt|Vaud|Wallis|Valais|Zug|Zürich|Zurich|Geneva|Lucerne',
];
export const CANTON = `(?:${CANTONS.join('|')})`;
