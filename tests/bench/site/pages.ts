/** A page of the bench's site: what the link to it says, and what stands on it beside the filling. */
const PAGES: Record<string, [link: string, content: string]> = {
  '/': ['Start', '<h1>Brandt Dachbau GmbH</h1><p>Dächer und Fassaden seit 1987.</p>'],
  '/impressum': [
    'Impressum',
    `<h1>Impressum</h1><p>Brandt Dachbau GmbH<br>Lindenstraße 48<br>10115 Berlin</p>
    <p>Geschäftsführer: Erika Brandt, Jörn Ohm</p><p>Telefon: 030 23125410<br>E-Mail: info@muster-bau.de</p>
    <p>Registergericht: Amtsgericht Charlottenburg, HRB 48213 B</p><p>USt-IdNr.: DE136695976</p>`,
  ],
  '/kontakt': ['Kontakt', '<h1>Kontakt</h1><p>Telefon 030 23125410, Fax 030 23125419, info@muster-bau.de</p>'],
  '/ueber-uns': ['Über uns', '<h1>Über uns</h1><p>Gegründet 1987, heute 48 Mitarbeiter.</p>'],
  '/geschichte': ['Unsere Geschichte', '<h1>Geschichte</h1><p>1987 gegründet, 2004 umgezogen.</p>'],
  '/team': ['Unser Team', '<h1>Team</h1><p>Erika Brandt, Geschäftsführerin</p><p>Jörn Ohm, Bauleiter</p>'],
  '/standorte': ['Standorte', '<h1>Standorte</h1><p>Muster Bau Potsdam, Am Kanal 3, 14467 Potsdam</p>'],
  '/zertifikate': ['Zertifikate', '<h1>Zertifikate</h1><p>ISO 9001:2015, TÜV Süd, gültig bis 31.12.2027</p>'],
  '/nachhaltigkeit': ['Nachhaltigkeit', '<h1>Nachhaltigkeit</h1><p>Wir heizen mit Holz und fahren elektrisch.</p>'],
  '/bewertungen': ['Kundenstimmen', '<h1>Kundenstimmen</h1><p>4,8 von 5 Sternen bei 112 Bewertungen</p>'],
};

/** Bytes of a page, about what a company's page weighs. */
const PAGE_BYTES = 64_000;

const FILLING = [
  'Wir decken Dächer, dämmen Fassaden und setzen Fenster ein, im Altbau wie im Neubau.',
  'Rufen Sie uns an: Wir kommen vorbei, messen auf und machen Ihnen ein Angebot zum Festpreis.',
  'Das Haus in der Lindenstraße 48 haben wir 2019 in nur elf Wochen bis zum First erneuert.',
  'Mehr als zweitausend Bauherren in Berlin und Brandenburg haben uns seither vertraut.',
];

export const benchPaths = Object.keys(PAGES);

/** The ten pages by path, each with the site's navigation and enough markup around its own few facts. */
export function benchPages(): Map<string, string> {
  const nav = benchPaths.map((path) => `<li><a href="${path}">${PAGES[path]?.[0]}</a></li>`).join('');
  return new Map(
    Object.entries(PAGES).map(([path, [title, content]]) => {
      const head = `<!doctype html><html lang="de"><head><title>${title} | Brandt Dachbau GmbH</title></head>`;
      let body = '';
      for (let i = 0; head.length + nav.length + content.length + body.length < PAGE_BYTES; i++) {
        const text = FILLING[i % FILLING.length];
        body += `<div class="row"><div class="col-md-6 text-block"><p>${text}</p><img src="/i/${i}.jpg" alt=""></div></div>\n`;
      }
      return [path, `${head}<body><nav><ul>${nav}</ul></nav><main>${content}${body}</main></body></html>`];
    }),
  );
}
