/** Names of months as German-speaking sites write them; patterns that use them ignore case. */
export const MONTHS: readonly string[] = [
  ...['Januar', 'Jänner', 'Februar', 'Feber', 'März', 'April', 'Mai', 'Juni', 'Juli'],
  ...['August', 'September', 'Oktober', 'November', 'Dezember'],
];
