/** A course catalogue of about 1.5 MB, one row a course, taught by people who do not run the university. */
const catalogue = (): string => {
  const rows = Array.from(
    { length: 6_000 },
    (_, index) =>
      `<tr><td>${1_000_000 + index}</td><td>Übung zur Formenlehre, Gruppe ${index}: Skizze, Modell, Präsentation und Kritik im Atelier</td>` +
      `<td>Lehrauftrag Gerda Hartung</td><td>Raum ${index % 90}, Uferstraße 5</td><td><a href="/personen/hartung">mehr</a></td></tr>`,
  );
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Vorlesungsverzeichnis | Hochschule für Gestaltung Werratal</title></head><body><h1>Vorlesungsverzeichnis</h1><table>${rows.join('\n')}</table></body></html>`;
};

/** A calendar that links to the month before and after, for ever. */
const calendar = (month: string): string => {
  const [year = 2025, number = 7] = month.split('-').map(Number);
  const at = (step: number) => new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
  return `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"><title>Kalender ${month} | Hochschule für Gestaltung Werratal</title></head><body><h1>Kalender</h1><a href="/kalender?monat=${at(-1)}">zurück</a> <a href="/kalender?monat=${at(1)}">weiter</a><p>Keine Termine.</p></body></html>`;
};

export const generate = (target: string): string | undefined => {
  if (/^\/studium\/vorlesungsverzeichnis\/?$/.test(target)) return catalogue();
  const month = /^\/kalender\?monat=(\d{4}-\d{2})$/.exec(target)?.[1];
  return month && calendar(month);
};
