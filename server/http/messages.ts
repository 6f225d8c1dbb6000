import type { CallName } from '../../contract/calls.ts';
import type { Language } from '../../contract/primitives.ts';

type Text = Record<Language, string>;

/** Sentences of refused calls. `{…}` is filled in by `say`. */
export const messages = {
  captchaFailed: {
    de: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    en: 'The security check failed. Please try again.',
  },
  crossSite: {
    de: 'Diese Anfrage muss von unserer eigenen Website kommen.',
    en: 'This request must come from our own website.',
  },
  fault: {
    de: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es später erneut.',
    en: 'Something went wrong. Please try again later.',
  },
  idempotencyKey: {
    de: 'Der Idempotency-Key ist ungültig.',
    en: 'The Idempotency-Key is invalid.',
  },
  invalidField: {
    de: 'Bitte prüfen Sie diese Angabe: {field}.',
    en: 'Please check this field: {field}.',
  },
  keyReused: {
    de: 'Dieser Idempotency-Key wurde bereits für eine andere Anfrage verwendet.',
    en: 'This Idempotency-Key was already used for a different request.',
  },
  malformedJson: {
    de: 'Die Anfrage enthält kein gültiges JSON.',
    en: 'The request is not valid JSON.',
  },
  methodNotAllowed: {
    de: 'Diese Methode ist hier nicht erlaubt.',
    en: 'This method is not allowed here.',
  },
  notFound: {
    de: 'Die angeforderte Adresse gibt es nicht.',
    en: 'There is nothing at this address.',
  },
  notJson: {
    de: 'Die Anfrage muss als application/json gesendet werden.',
    en: 'The request must be sent as application/json.',
  },
  alreadyRated: {
    de: 'Sie haben dieses Unternehmen bereits bewertet. In {hours} Std. können Sie erneut bewerten.',
    en: 'You have already rated this company. You can rate again in {hours} hours.',
  },
  exportAsked: {
    de: 'Wir haben einen Link an diese Adresse gesendet. Öffnen Sie ihn innerhalb von 24 Stunden, um Ihre Daten zu erhalten.',
    en: 'We have sent a link to this address. Open it within 24 hours to receive your data.',
  },
  linkInvalid: {
    de: 'Dieser Link ist ungültig oder abgelaufen. Bitte fordern Sie einen neuen an.',
    en: 'This link is invalid or has expired. Please request a new one.',
  },
  pageNotFound: { de: 'Seite nicht gefunden', en: 'Page Not Found' },
  reportNotFound: { de: 'Bericht nicht gefunden', en: 'Report not found' },
  companyNotFound: { de: 'Unternehmen nicht gefunden', en: 'Company not found' },
  tooLarge: { de: 'Die Anfrage ist zu groß.', en: 'The request is too large.' },
  tooMany: {
    de: 'Zu viele Anfragen. Bitte versuchen Sie es in {minutes} Min. erneut.',
    en: 'Too many requests. Please try again in {minutes} min.',
  },
  unavailable: {
    de: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    en: 'The service is not available right now. Please try again in a moment.',
  },
} as const satisfies Record<string, Text>;

export type MessageKey = keyof typeof messages;

/** What a visitor reads when a call fails through no fault of theirs (specification §8). */
export const faultMessages: Partial<Record<CallName, Text>> = {
  submitSearch: {
    de: 'Die Suche konnte nicht ausgeführt werden. Bitte versuchen Sie es erneut.',
    en: 'Failed to process search. Please try again.',
  },
  readReport: { de: 'Der Bericht konnte nicht geladen werden', en: 'Failed to load report' },
  orderPro: {
    de: 'Ihre Bestellung konnte nicht übermittelt werden',
    en: 'Failed to submit professional report request',
  },
  requestNotify: {
    de: 'Die Benachrichtigung konnte nicht eingerichtet werden',
    en: 'Failed to subscribe to notifications',
  },
  submitLead: { de: 'Ihre Angaben konnten nicht übermittelt werden', en: 'Failed to submit lead capture' },
  subscribeNewsletter: {
    de: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    en: 'Subscription failed. Please try again.',
  },
  submitRating: {
    de: 'Ihre Bewertung konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.',
    en: 'Failed to submit rating. Please try again.',
  },
  submitFeedback: {
    de: 'Ihr Feedback konnte nicht übermittelt werden. Bitte versuchen Sie es erneut.',
    en: 'Failed to submit feedback. Please try again.',
  },
  exportData: { de: 'Die Daten konnten nicht exportiert werden', en: 'Failed to export data' },
};

/** A sentence with its blanks filled in. */
export function say(key: MessageKey, language: Language, blanks: Record<string, string> = {}): string {
  return messages[key][language].replace(/\{(\w+)\}/g, (_, name: string) => blanks[name] ?? '');
}
