import { describe, expect, it } from 'vitest';
import { factsOf } from './support.ts';

const onPage = (body: string): string | undefined =>
  factsOf(body, 'about', '/ueber-uns').employees.toSorted((a, b) => b.weight - a.weight)[0]?.value;
const staff = (text: string): string | undefined => onPage(`<h1>Über uns</h1><p>${text}</p>`);

describe('numbers of people that are no headcount', () => {
  it.each([
    // planned
    'Bis 2030 wollen wir auf 100 Mitarbeiter wachsen.',
    'Am neuen Sitz sollen 60 Menschen arbeiten.',
    // once
    'Gleich drei Mitarbeiter feierten in diesem Jahr ihr Betriebsjubiläum.',
    'Beim Firmenlauf gingen 22 Mitarbeiter für uns an den Start.',
    'Im September durften wir 5 Mitarbeiter begrüßen.',
    '12 Mitarbeiter besuchten die Messe in Hannover.',
    // a customer
    'Wir haben für das Hotel Zur Post in Suhl (34 Angestellte, seit 1902 in Familienhand) die Öfen gesetzt.',
    'Bei der Brauerei Ott in Gotha (rund 120 Mitarbeiter) steht unser größter Herd.',
    // users, members, any firm
    'Mehr als 12.000 Mitarbeiter arbeiten täglich mit unserer Software.',
    'In der Region sind über 8.000 Menschen in rund 400 Firmen tätig.',
    'Ein Unternehmen mit 50 Mitarbeitern verliert im Schnitt 4 Mitarbeiter pro Jahr.',
    '2019 hat die Nordlicht Holding SE die Mehrheit übernommen. Zu ihr zählen neun Labore in vier Ländern mit zusammen 1.400 Beschäftigten.',
    'Unser Gesellschafter ist die Nordlicht Holding. Zu ihr gehören neun Labore mit zusammen 620 Beschäftigten.',
    'Wir gehören zur Runde der Hofbäcker, einem Zusammenschluss von neun Häusern mit zusammen 780 Beschäftigten.',
    'Wir arbeiten mit einer Kooperation zusammen, in der sich 48 mittelständische Speditionen mit zusammen 9.100 Beschäftigten verbunden haben.',
    'Hinter der Genossenschaft stehen elf Druckereien mit rund 640 Mitarbeitern.',
    'Neun inhabergeführte Betriebe mit zusammen 310 Mitarbeiterinnen und Mitarbeitern bilden den Zusammenschluss.',
    'In den Betrieben des Gewerbehofs sind insgesamt rund 200 Menschen beschäftigt.',
    'Die Kachelfabrik gab 350 Menschen Arbeit.',
    'Ein Ofen versorgt ein Büro mit 12 Mitarbeitern.',
    'Zwei Mitarbeiter haben die Prüfung zum Energieberater bestanden.',
    'Fünf Kolleginnen haben im Mai an der Schulung teilgenommen.',
    'Die Allianz hat heute 12.000 Beschäftigte.',
    'Als Teil der Keller-Gruppe greifen wir auf fünf Werke und 5’800 Kolleginnen und Kollegen zurück.',
    'Für einen Maschinenbauer mit 400 Mitarbeitern haben wir das Lager digitalisiert.',
    'Für die Kantine eines Zulieferers (250 Mitarbeiter) lieferten wir die Geländer.',
    'Der größte Arbeitgeber der Stadt, das Klinikum mit 1.900 Beschäftigten, liegt gegenüber.',
    'Im vergangenen Jahr haben acht Kollegen ihre Weiterbildung abgeschlossen.',
    'Bald sind wir 100!',
    'Wir haben für die Belegschaft der Stadtwerke – rund 300 Mitarbeitende – ein Intranet gebaut.',
    'Der Mittelstand: 71.000 Betriebe, 640.000 Beschäftigte, ein Problem.',
    // parts
    'Im Notfall sind jederzeit zwei Mitarbeiter erreichbar.',
    'In unserer Filiale in Brig arbeiten 14 Mitarbeitende.',
    'Allein im Kundendienst sind bei uns 10 Mitarbeiter für Sie unterwegs.',
    'Projektteam: 6 Mitarbeiter, Laufzeit: 9 Monate',
  ])('%s', (text) => expect(staff(text)).toBeUndefined());

  it.each([
    ['Als Teil der Keller-Gruppe beschäftigen wir in Suhl 45 Mitarbeiter.', '45'],
    ['Unsere 45 Mitarbeiter arbeiten gern mit unserer Software.', '45'],
    ['340 Mitarbeiter erwirtschafteten 2025 einen Umsatz von 58 Mio. Euro.', '340'],
    ['Unsere 45 Mitarbeiter sind bestens ausgebildet.', '45'],
    ['Ein Familienbetrieb mit 12 Mitarbeitern in Suhl.', '12'],
    ['Heute sind wir ein Betrieb mit 24 Mitarbeitern.', '24'],
    ['In unseren drei Filialen arbeiten 45 Mitarbeiter.', '45'],
    ['45 Mitarbeiter beraten Sie gern.', '45'],
    ['Lindner ist der Spezialist mit 45 Mitarbeitern.', '45'],
    ['Die Praxis mit 12 Mitarbeitenden liegt am Markt.', '12'],
    ['33 Mitarbeitende in der deutschen Niederlassung', '33'],
  ])('but those of %s', (text, value) => expect(staff(text)).toBe(value));

  it('are those of a daughter and of a customer who speaks', () => {
    expect(onPage('<h1>Firma</h1><h3>Unsere Tochter: Keller Montage GmbH</h3><p>12 Mitarbeiter</p>')).toBeUndefined();
    const said = 'Als Betrieb mit 30 Mitarbeitern schätzen wir die einfache Bedienung.';
    expect(onPage(`<blockquote>${said} <cite>Max Rot, Keller Dach GmbH</cite></blockquote>`)).toBeUndefined();
    expect(onPage(`<p>„${said}“</p><p>Max Rot, Keller Dach GmbH</p>`)).toBeUndefined();
    expect(onPage('<p>„Als Betrieb mit 30 Mitarbeitern kennen wir jeden.“</p><p>Max Rot</p>')).toBe('30');
  });
});

describe('how many work there', () => {
  it.each([
    ['Auf unsere 45 motivierten und bestens ausgebildeten Mitarbeiter können Sie sich verlassen.', '45'],
    ['Aus drei Mitarbeitern sind über die Jahre 45 geworden.', '45'],
    ['Von den ersten drei Angestellten ist unser Büro auf inzwischen 37 Personen gewachsen.', '37'],
    ['Heute sind wir 15 im Team – so viele wie noch nie.', '15'],
    ['Wir, das sind 26 Handwerkerinnen und Handwerker aus Suhl.', '26'],
    ['Aus zwei Kollegen wurden im Lauf der Zeit 28.', '28'],
    ['Arbeitnehmer im Jahresdurchschnitt: 45', '45'],
    ['Heute stehen 52 Frauen und Männer auf unserer Lohnliste.', '52'],
    ['Über 35 Entwickler, Designerinnen und Projektleiter arbeiten bei der Agentur.', 'über 35'],
    ['Die Größe unseres Teams: 40 Leute in Werkstatt und Büro.', '40'],
    ['Hinter Lindner stecken 7 Ofenbauer mit Leib und Seele.', '7'],
    ['Ein Zentrum der Gruppe für Pumpen im Alpenraum. 46 Mitarbeitende kümmern sich darum.', '46'],
  ])('%s', (text, value) => expect(staff(text)).toBe(value));

  it.each([
    ['<dl><dt>Mitarbeitende</dt><dd>62, davon 14 Lernende</dd></dl>', '62'],
    ['<dl><dt>Team</dt><dd>11 Personen</dd><dt>Sitz</dt><dd>Suhl</dd></dl>', '11'],
    ['<dl><dt>Menschen im Büro</dt><dd>38</dd></dl>', '38'],
    ['<div><div>1140</div><div>Mitarbeitende aus 41 Nationen</div></div>', '1140'],
    [
      '<details><summary>Wie viele Menschen arbeiten bei Ihnen?</summary><div>Derzeit sind es 31.</div></details>',
      '31',
    ],
    ['<h3>Wie groß ist euer Team?</h3><p>Wir sind 16 Leute.</p>', '16'],
  ])('%s', (body, value) => expect(onPage(body)).toBe(value));

  it.each([
    '<dl><dt>Team</dt><dd>11</dd></dl>',
    '<h3>Wie viele Mitarbeiter hat die Stadt?</h3><p>Derzeit 3.100.</p>',
    '<h3>Wie viele Personen arbeiten bei Ihnen auf der Baustelle?</h3><p>Das kommt darauf an.</p>',
    '<h3>Wie viele Plätze haben Sie?</h3><p>Derzeit sind es 31.</p>',
  ])('is not told by %s', (body) => expect(onPage(body)).toBeUndefined());
});
