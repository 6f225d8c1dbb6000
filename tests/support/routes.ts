import type { Jobs } from './jobs.ts';

const staticPages = [
  '/impressum',
  '/datenschutz',
  '/cookie-richtlinie',
  '/cookie-policy',
  '/agb',
  '/ihre-datenrechte',
  '/cookies-verwalten',
];

/** Every route of the app, with jobs that show each screen's own content. */
export const routesFor = ({ ready, failed }: Jobs): string[] => [
  '/',
  `/transition/${ready}`,
  `/report/${ready}`,
  `/loading/${ready}`,
  `/report/${ready}/basic`,
  `/pro-report/${ready}`,
  `/error/${failed}`,
  ...staticPages,
  `/timeout/${ready}`,
  `/confirmation/${ready}`,
  '/etwas-anderes',
];
