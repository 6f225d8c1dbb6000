/** Timings of specification §4 and §9, in milliseconds. */
export const timing = {
  /** Loading screen: pause between two status polls. */
  statusPoll: 5_000,
  /** Loading screen: wait before the notify form is offered. */
  notifyPatience: 90_000,
  /** Loading screen: length of one of the seven steps (about 90 s for all). */
  loadingStep: 12_857,
  /** Loading screen: time left on the screen after completion; the steps hurry to finish within it. */
  loadingExit: 10_000,
  /** Transition screen: countdown before 'Continue' is enabled. */
  transitionCountdown: 5_000,
  /** Transition screen: exit animation between 'Continue' and the next screen. */
  transitionExit: 300,
  /** Free report: pause between two polls. */
  reportPoll: 3_000,
  /** Free report: longest wait, counted from the opening of the page. */
  reportWait: 600_000,
  /** How long a copied text is confirmed. */
  copyConfirmation: 4_000,
  /** A browser call without an answer is given up after this time. */
  callTimeout: 30_000,
} as const;

/** Caps of specification §2, §5 and §9. */
export const limits = {
  loadingSteps: 7,
  /** Percent shown at most before the job has completed. */
  progressCap: 90,
  homeLogos: 4,
  transitionLogos: 3,
  leadershipShown: 5,
  contactsShown: 4,
  branchesShown: 3,
  headerPlatformsShown: 2,
  resultsDescription: 150,
  feedbackMessage: 500,
  wideLayoutPx: 1024,
  faqQuestions: 6,
  /** Website addresses in one search; more are refused with a clear sentence. */
  urlsPerSearch: 20,
  urlLength: 2_048,
  nameLength: 200,
  emailLength: 254,
  /** A stored report younger than this answers a search at once. */
  reportFreshMs: 24 * 60 * 60 * 1000,
} as const;

/** Price of the Pro report per company, in euro cents (docs/adr/0006). */
export const proPrice = { netCents: 995, grossCents: 1184, vatPercent: 19 } as const;
