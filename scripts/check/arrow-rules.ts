/**
 * A zone and what its files may import. A zone is a folder; `*` stands for each folder by itself, so that a new one
 * falls under the rule without being listed. The most specific zone counts.
 *
 * Targets: a folder or file of the project, `own` (the zone's own folder), `npm` or `npm:<package>`,
 * `node` or `node:<module>`. A leading `!` takes away from a wider target, a leading `type:` allows types alone.
 */
export interface ArrowRule {
  zone: string;
  may: string[];
}

const browserPackages = ['npm:react', 'npm:react-i18next', 'npm:wouter', 'npm:@xstate/react', 'npm:xstate'];

/** Packages and modules that open connections. Inside the scanner only its door may use them. */
const network = ['undici', 'http', 'https', 'http2', 'net', 'tls', 'dns', 'dgram'];
const noNetwork = ['!npm:undici', ...network.flatMap((name) => [`!node:${name}`, `!node:${name}/promises`])];

export const arrowRules: ArrowRule[] = [
  { zone: 'contract', may: ['own', 'npm:valibot'] },
  { zone: 'machines', may: ['own', 'contract', 'npm:xstate', 'npm:valibot'] },
  { zone: 'machines/lifecycle', may: ['own', 'contract', 'npm:xstate', 'npm:valibot'] },

  { zone: 'src/main.tsx', may: ['src', 'machines', 'contract', 'npm'] },
  {
    zone: 'src/app/provide-first-flows.ts',
    may: ['src/actors', 'src/flow', 'src/i18n', 'machines', 'contract', 'npm:xstate'],
  },
  {
    zone: 'src/app/provide-flows.ts',
    may: ['src/app/provide-first-flows.ts', 'src/actors', 'src/flow', 'src/i18n', 'machines', 'contract', 'npm:xstate'],
  },
  { zone: 'src/actors', may: ['own', 'contract', 'type:machines', 'npm'] },
  { zone: 'src/i18n', may: ['own', 'locales', 'machines', 'contract', 'npm:i18next', 'npm:react-i18next'] },
  { zone: 'src/ui', may: ['own', 'contract', ...browserPackages] },
  { zone: 'src/flow', may: ['own', 'machines', 'contract', 'npm:valibot', ...browserPackages] },
  {
    zone: 'src/layout',
    may: ['own', 'src/ui', 'src/i18n', 'src/flow', 'src/widgets', 'machines', 'contract', ...browserPackages],
  },
  {
    zone: 'src/widgets/*',
    may: ['own', 'src/ui', 'src/i18n', 'src/flow', 'src/widgets', 'machines', 'contract', ...browserPackages],
  },
  {
    zone: 'src/screens/*',
    may: ['own', 'src/ui', 'src/i18n', 'src/flow', 'src/widgets', 'machines', 'contract', ...browserPackages],
  },
  {
    zone: 'src/workbench',
    may: [
      'own',
      'type:src/actors',
      'src/mocks',
      'src/flow',
      'src/ui',
      'machines',
      'contract',
      'npm:msw',
      'npm:valibot',
      ...browserPackages,
    ],
  },
  { zone: 'src/app', may: ['src', '!src/main.tsx', '!src/actors', 'machines', 'contract', ...browserPackages] },
  { zone: 'src/inspector', may: ['own', 'npm:@statelyai/inspect', 'npm:react', 'npm:react-dom', 'npm:xstate'] },
  { zone: 'src/mocks', may: ['own', 'contract', 'server/http/messages.ts', 'npm:msw', 'npm:valibot'] },

  { zone: 'server', may: ['own', 'contract', 'machines/lifecycle', 'npm', 'node', '!npm:undici'] },
  {
    zone: 'server/scan',
    may: [
      'own',
      'contract',
      'npm',
      'node',
      '!npm:hono',
      '!npm:@hono/node-server',
      '!npm:drizzle-orm',
      '!npm:pg',
      '!npm:pg-boss',
      '!npm:@electric-sql/pglite',
      ...noNetwork,
    ],
  },
  { zone: 'server/scan/fetch', may: ['own', 'server/scan/types.ts', 'contract', 'npm', 'node'] },

  { zone: 'scripts', may: ['own', 'src', 'server', 'machines', 'contract', 'npm', 'node'] },
  { zone: 'tests', may: ['own', 'scripts', 'src', 'server', 'machines', 'contract', 'locales', 'npm', 'node'] },
];
