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

/** Bytes of a page, about what a company's page weighs; a tenth of it is text, the rest a site builder's markup. */
const PAGE_BYTES = 64_000;

/** What a site builder wraps around a sentence. */
function block(index: number, text: string): string {
  return `<section class="elementor-section elementor-top-section elementor-element elementor-element-${index}a7f elementor-section-boxed" data-id="${index}a7f" data-element_type="section" data-settings="{&quot;background_background&quot;:&quot;classic&quot;}">
<div class="elementor-container elementor-column-gap-default"><div class="elementor-column elementor-col-100 elementor-top-column">
<div class="elementor-widget-wrap elementor-element-populated"><div class="elementor-element elementor-widget elementor-widget-text-editor">
<div class="elementor-widget-container"><p>${text}</p></div></div><div class="elementor-element elementor-widget elementor-widget-image">
<div class="elementor-widget-container"><img width="768" height="512" src="/wp-content/uploads/bild-${index}-768x512.jpg" class="attachment-medium_large size-medium_large" alt="" srcset="/wp-content/uploads/bild-${index}-300x200.jpg 300w, /wp-content/uploads/bild-${index}-768x512.jpg 768w" sizes="(max-width: 768px) 100vw, 768px"></div></div>
</div></div></div></section>
`;
}

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
        body += block(i, FILLING[i % FILLING.length] ?? '');
      }
      return [path, `${head}<body><nav><ul>${nav}</ul></nav><main>${content}${body}</main></body></html>`];
    }),
  );
}
