import type { CallName } from '../../../contract/calls.ts';
import { type Move, momentary, passing, type ScreenLink, type ScreensOf, to, type Unseen } from './link.ts';

interface Form {
  path: string;
  /** Id of the form's heading. */
  part: string;
  /** The call that the form makes. */
  call: CallName;
  /** What the visitor types. */
  filling: Move[];
  submit: Move[];
}

/** The states of the one chart that all forms share. A missing one is found by tests/unit/workbench. */
function formScreens(id: string, { path, part, call, filling, submit }: Form): Record<string, ScreenLink | Unseen> {
  const sent: ScreenLink = { path, part, moves: [...filling, ...submit] };
  return {
    [`${id}.editing.idle`]: { path, part },
    [`${id}.editing.invalid`]: { path, part, moves: submit },
    [`${id}.editing.error`]: { ...sent, replies: { [call]: 'internal' } },
    [`${id}.validating`]: passing,
    [`${id}.submitting`]: { ...sent, replies: { [call]: 'held' } },
    [`${id}.success`]: sent,
  };
}

const submit = { type: 'form.submit' } as const;
const name = { type: 'field.changed', field: 'name', value: 'Eva Muster' } as const;
const email = { type: 'field.changed', field: 'email', value: 'eva@muster.example' } as const;
const report = '/report/:job/basic';
const dataRights = '/ihre-datenrechte';

export const notify: ScreensOf<'notify'> = formScreens('notify', {
  path: '/transition/:job',
  part: 'notify-title',
  call: 'requestNotify',
  filling: to('notify', name, email),
  submit: to('notify', submit),
});

export const lead: ScreensOf<'lead'> = formScreens('lead', {
  path: report,
  part: 'lead-title',
  call: 'submitLead',
  filling: to('lead', name, email),
  submit: to('lead', submit),
});

export const newsletter: ScreensOf<'newsletter'> = formScreens('newsletter', {
  path: '/',
  part: 'newsletter-title',
  call: 'subscribeNewsletter',
  filling: to('newsletter', email),
  submit: to('newsletter', submit),
});

export const feedback: ScreensOf<'feedback'> = formScreens('feedback', {
  path: report,
  part: 'feedback-title',
  call: 'submitFeedback',
  filling: to(
    'feedback',
    { type: 'field.changed', field: 'rating', value: 4 },
    { type: 'field.changed', field: 'message', value: 'Alles Wichtige auf einen Blick.' },
  ),
  submit: to('feedback', submit),
});

export const proOrder: ScreensOf<'proOrder'> = formScreens('proOrder', {
  path: '/pro-report/:job',
  part: 'pro-person',
  call: 'orderPro',
  filling: to(
    'proOrder',
    { type: 'field.changed', field: 'companyName', value: 'Muster GmbH' },
    { type: 'field.changed', field: 'salutation', value: 'ms' },
    { type: 'field.changed', field: 'firstName', value: 'Eva' },
    { type: 'field.changed', field: 'lastName', value: 'Muster' },
    { type: 'field.changed', field: 'street', value: 'Hauptstraße 1' },
    { type: 'field.changed', field: 'postalCode', value: '53111' },
    { type: 'field.changed', field: 'city', value: 'Bonn' },
    email,
    { type: 'field.changed', field: 'disclaimerAccepted', value: true },
    { type: 'field.changed', field: 'privacyAccepted', value: true },
  ),
  submit: to('proOrder', submit),
});

export const dataExport: ScreensOf<'dataExport'> = formScreens('dataExport', {
  path: dataRights,
  part: 'dataExport-title',
  call: 'exportData',
  filling: to('dataExport', email),
  submit: to('dataExport', submit),
});

export const dataDelete: ScreensOf<'dataDelete'> = formScreens('dataDelete', {
  path: dataRights,
  part: 'dataDelete-title',
  call: 'deleteData',
  filling: to('dataDelete', email),
  submit: to('dataDelete', submit),
});

const off: Unseen = { unseen: 'The form exists and is never switched on, as the specification has it (§2).' };

export const reportNotify: ScreensOf<'reportNotify'> = {
  'reportNotify.editing.idle': off,
  'reportNotify.editing.invalid': off,
  'reportNotify.editing.error': off,
  'reportNotify.validating': passing,
  'reportNotify.submitting': off,
  'reportNotify.success': off,
};

/** One company alone, so that there is one rating. */
const rated: ScreenLink = { path: report, replies: { readReport: { 'raw_json.companies': 'one' } } };
const ratedWith = (replies: ScreenLink['replies'], moves: Move[] = []): ScreenLink => ({
  ...rated,
  replies: { ...rated.replies, ...replies },
  moves,
});
const opened = to('rating', { type: 'rating.opened' });
const chosen = to('rating', { type: 'rating.opened' }, { type: 'stars.chosen', stars: 4 }, submit);

export const rating: ScreensOf<'rating'> = {
  'rating.configuring': ratedWith({ readRatingConfig: 'held' }),
  'rating.askingPermission': ratedWith({ canRate: 'held' }),
  'rating.hidden': ratedWith({ readRatingConfig: 'internal' }),
  'rating.disabled': ratedWith({ canRate: { can_rate: 'false' } }),
  'rating.idle': rated,
  'rating.open.editing.idle': { ...rated, moves: opened },
  'rating.open.editing.invalid': { ...rated, moves: [...opened, ...to('rating', submit)] },
  'rating.open.editing.error': ratedWith({ submitRating: 'conflict' }, chosen),
  'rating.open.proving': ratedWith({ readCaptcha: 'held' }, chosen),
  'rating.open.submitting': ratedWith({ submitRating: 'held' }, chosen),
  'rating.rated': { ...rated, moves: chosen },
};

const asked: ScreenLink = { path: '/', undecided: true };
const decided = (...events: Parameters<typeof to<'cookieConsent'>>[1][]): ScreenLink => ({
  ...asked,
  moves: to('cookieConsent', ...events),
});
const accept = { type: 'consent.accepted' } as const;
const customise = { type: 'consent.customised' } as const;

export const cookieConsent: ScreensOf<'cookieConsent'> = {
  'cookieConsent.recalling': momentary,
  'cookieConsent.undecided.banner': asked,
  'cookieConsent.undecided.customising': decided(customise),
  'cookieConsent.decided.choice.weighing': passing,
  'cookieConsent.decided.choice.all': decided(accept),
  'cookieConsent.decided.choice.none': decided({ type: 'consent.rejected' }),
  'cookieConsent.decided.choice.chosen': decided(
    customise,
    { type: 'category.toggled', category: 'analytics' },
    { type: 'consent.saved' },
  ),
  'cookieConsent.decided.record.storing': momentary,
  'cookieConsent.decided.record.posting': { ...decided(accept), replies: { storeConsent: 'held' } },
  'cookieConsent.decided.record.kept': decided(accept),
};
