/** Places of the German courts that keep a commercial register (register courts since the concentration of registers). */
const GERMAN = [
  'Aachen|Amberg|Ansbach|Arnsberg|Aschaffenburg|Augsburg|Aurich|Bad Hersfeld|Bad Homburg|Bad Kreuznach',
  'Bad Oeynhausen|Bamberg|Bayreuth|Bielefeld|Bochum|Bonn|Braunschweig|Bremen|Charlottenburg|Chemnitz|Coburg',
  'Coesfeld|Cottbus|Darmstadt|Deggendorf|Dortmund|Dresden|Duisburg|Düren|Düsseldorf|Eschwege|Essen|Flensburg',
  'Frankfurt|Freiburg|Friedberg|Fritzlar|Fulda|Fürth|Gelsenkirchen|Gießen|Göttingen|Gütersloh|Hagen|Hamburg',
  'Hamm|Hanau|Hannover|Hildesheim|Hof|Ingolstadt|Iserlohn|Jena|Kaiserslautern|Kassel|Kempten|Kiel|Kleve',
  'Koblenz|Köln|Königstein|Korbach|Krefeld|Landau|Landshut|Leipzig|Lemgo|Limburg|Lübeck|Ludwigshafen|Lüneburg',
  'Mainz|Mannheim|Marburg|Memmingen|Mönchengladbach|Montabaur|München|Münster|Neubrandenburg|Neuruppin|Neuss',
  'Nürnberg|Offenbach|Oldenburg|Osnabrück|Paderborn|Passau|Pinneberg|Potsdam|Recklinghausen|Regensburg',
  'Rostock|Saarbrücken|Schweinfurt|Schwerin|Siegburg|Siegen|Stadthagen|Steinfurt|Stendal|Stralsund|Straubing',
  'Stuttgart|Tostedt|Traunstein|Ulm|Walsrode|Weiden|Wetzlar|Wiesbaden|Wittlich|Wuppertal|Würzburg|Zweibrücken',
  'Munich|Cologne|Nuremberg',
];

/** Seats of the Austrian courts that keep the Firmenbuch. */
const AUSTRIAN = [
  'Eisenstadt|Feldkirch|Graz|Innsbruck|Klagenfurt|Korneuburg|Krems|Leoben|Linz|Ried|Salzburg|St\\. Pölten',
  'Steyr|Wels|Wien|Wiener Neustadt|Vienna',
];

const KNOWN = {
  DE: new RegExp(`(?<!\\p{L})(?:${GERMAN.join('|')})(?!\\p{L})`, 'u'),
  AT: new RegExp(`(?<!\\p{L})(?:${AUSTRIAN.join('|')})(?!\\p{L})`, 'u'),
};

/** Whether a register of this country is kept at the court; null where the country's courts are not listed. */
export function isRegisterCourt(court: string, country: string): boolean | null {
  return country === 'DE' || country === 'AT' ? KNOWN[country].test(court) : null;
}
