import { useTranslation } from 'react-i18next';

const localeOf = (language: string) => (language === 'en' ? 'en-US' : 'de-DE');

/** Days and months as a page names them are the same in every time zone. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

export interface Formats {
  /** '21. November 2026 um 10:05' / 'November 21, 2026 at 10:05 AM' */
  dateTime: (iso: string) => string;
  /** '21. November 2026' / 'November 21, 2026'; of a month without a day 'November 2026'. */
  date: (iso: string) => string;
  number: (value: number) => string;
  /** Cents as euros. */
  euros: (cents: number) => string;
  /** 'A, B und C' / 'A, B, and C' */
  list: (parts: readonly string[]) => string;
  /** ISO 3166-1 alpha-2 as a name; anything else stays as it is. */
  country: (code: string) => string;
}

/** Dates, numbers and prices in one language. An unreadable date stays as the text it is. */
export function formatsOf(language: string): Formats {
  const locale = localeOf(language);
  const dateBy = (options: Intl.DateTimeFormatOptions) => (iso: string) => {
    const date = new Date(iso);
    return Number.isNaN(date.getTime()) ? iso : new Intl.DateTimeFormat(locale, options).format(date);
  };
  const [moment, day, month] = [
    dateBy({ dateStyle: 'long' }),
    dateBy({ dateStyle: 'long', timeZone: 'UTC' }),
    dateBy({ month: 'long', year: 'numeric', timeZone: 'UTC' }),
  ];
  const number = new Intl.NumberFormat(locale);
  const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const list = new Intl.ListFormat(locale);
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    dateTime: dateBy({ dateStyle: 'long', timeStyle: 'short' }),
    date: (iso) => (MONTH.test(iso) ? month(iso) : DAY.test(iso) ? day(iso) : moment(iso)),
    number: (value) => number.format(value),
    euros: (cents) => euro.format(cents / 100),
    list: (parts) => list.format(parts),
    country: (code) => (/^[A-Z]{2}$/.test(code) ? (regions.of(code) ?? code) : code),
  };
}

const german = formatsOf('de');
const english = formatsOf('en');

/** The formats of the language that is shown. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return i18n.language === 'en' ? english : german;
}
