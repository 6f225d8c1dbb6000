import { describe, expect, it } from 'vitest';
import { companyOf, factsOf, imprint } from './support.ts';

const seat = factsOf(imprint());
const company = (body: string) =>
  companyOf([seat, factsOf(`<main><h1>Über uns</h1>${body}</main>`, 'about', '/ueber-uns')]);
const founded = (body: string) => company(body).founding_date ?? null;
const staff = (body: string) => company(body).number_of_employees ?? null;

describe('the year of the founding is told', () => {
  it.each([
    ['with its day in numbers', '<p>Unser Betrieb besteht seit dem 02.01.1995.</p>', '1995'],
    ['with its day in numbers ahead', '<p>Seit dem 02.01.1995 besteht unser Betrieb.</p>', '1995'],
    ['beside its label', '<table><tr><td>Gründungsdatum</td><td>01.04.2006</td></tr></table>', '2006'],
    ['with its month', '<table><tr><td>Gegründet</td><td>04/2006</td></tr></table>', '2006'],
    ['as a first stone', '<p>1978 wurde der Grundstein unseres Unternehmens gelegt.</p>', '1978'],
    ['as a deed', '<p>Errichtet wurde die Stiftung Lindner durch Stiftungsgeschäft vom 24.11.2004.</p>', '2004'],
  ])('%s', (_, body, year) => expect(founded(body)).toBe(year));
});

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
