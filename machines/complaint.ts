/** Translation keys of every error text that a machine chooses (specification §5 and §8). */
export const errorKeys = [
  'error.captchaNotLoaded',
  'error.captchaTokenFailed',
  'error.consentsRequired',
  'error.dataDeleteFailed',
  'error.dataExportFailed',
  'error.emailInvalid',
  'error.emailRequired',
  'error.failedDesc',
  'error.failedToLoadReport',
  'error.failedToSubmit',
  'error.failedToSubmitEmail',
  'error.failedToSubmitLead',
  'error.failedToSubscribe',
  'error.feedbackFailed',
  'error.feedbackRatingRequired',
  'error.feedbackTooLong',
  'error.invalidUrls',
  'error.linkExpired',
  'error.nameRequired',
  'error.newsletterEmailInvalid',
  'error.newsletterFailed',
  'error.pageFailed',
  'error.proCityRequired',
  'error.proCompanyRequired',
  'error.proEmailRequired',
  'error.proFailed',
  'error.proNameRequired',
  'error.proNotSent',
  'error.proStreetRequired',
  'error.ratingFailed',
  'error.ratingRequired',
  'error.reportNotFound',
  'error.searchFailed',
  'error.timeoutDesc',
  'error.tooManyUrls',
  'error.urlRequired',
] as const;

export type ErrorKey = (typeof errorKeys)[number];

/** What went wrong, as the visitor reads it: a text to translate, or the server's own sentence. */
export type Complaint = { key: ErrorKey } | { message: string };
