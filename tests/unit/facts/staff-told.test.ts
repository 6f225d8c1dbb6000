import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const staff = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]).number_of_employees ??
  null;

describe('the number of staff', () => {
  it.each([
    ['hauptamtlich', '<p>Rund 95 hauptamtlich Beschäftigte betreuen 410 Kinder.</p>', 'rund 95'],
    ['in Austria', '<p>Heute stehen 33 Dienstnehmerinnen und Dienstnehmer auf der Lohnliste.</p>', '33'],
    ['behind a business year', '<p>Im Geschäftsjahr 2024/25 beschäftigten wir 168 Mitarbeitende.</p>', '168'],
  ])('is told: %s', (_, body, number) => expect(staff(body)).toBe(number));

  it.each([
    '<p>Unsere Mandanten sind überwiegend Höfe und Mittelständler mit 5 bis 150 Beschäftigten.</p>',
    '<p>Das Gesetz gilt erst in Betrieben mit mehr als 10 Mitarbeitern.</p>',
    '<p>„Langfristig wollen wir auf 200 Mitarbeiter wachsen“, sagte Frieder Lindner.</p>',
    '<p>Zu unserem Team gehören zwei diplomierte Ofenbaumeisterinnen.</p>',
    '<p>Wir arbeiten für das Klinikum, einem der größten Arbeitgeber Thüringens mit über 20.000 Beschäftigten.</p>',
    '<p>Zuvor war ich in einem Hotel mit 85 Kolleginnen und Kollegen tätig.</p>',
    '<p>In unseren Werkstätten finden 140 Menschen mit Behinderung einen geschützten Arbeitsplatz.</p>',
  ])('is not told: %s', (body) => expect(staff(body)).toBeNull());
});
