import { Hono } from 'hono';
import { calls } from '../contract/calls.ts';
import type { CaptchaSettings } from './config.ts';
import type { AppDeps } from './deps.ts';
import { accessLog } from './http/access-log.ts';
import { limitBody } from './http/body-limit.ts';
import { allowOrigin } from './http/cors.ts';
import { answerFailure } from './http/failures.ts';
import { guardUnsafeCalls } from './http/guard.ts';
import { keepPrivate, securityHeaders } from './http/headers.ts';
import { Refusal } from './http/refusal.ts';
import { type AppEnv, honoPath } from './http/serve.ts';
import { serveSpa } from './http/spa.ts';
import { inspectorRoute } from './inspector/route.ts';
import { newsletterPages } from './newsletter/pages.ts';
import { companyRoutes } from './routes/companies.ts';
import { gdprRoutes } from './routes/gdpr.ts';
import { pageRoutes } from './routes/pages.ts';
import { ratingRoutes } from './routes/ratings.ts';
import { reportRoutes } from './routes/report.ts';
import { searchRoutes } from './routes/search.ts';
import { serviceRoutes } from './routes/service.ts';
import { visitorFormRoutes } from './routes/visitor-forms.ts';

export interface AppSettings {
  captcha: CaptchaSettings;
  /** The product is reached through https. */
  isHttps: boolean;
  /** Other origin whose pages may call the API. */
  webOrigin?: string | undefined;
  /** Other origin whose API the pages call. */
  apiOrigin?: string | undefined;
  /** Folder of the built browser application; absent: API only. */
  spaDir?: string;
}

/** The HTTP application; it does not listen. */
export function createApp(deps: AppDeps, settings: AppSettings): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  if (settings.webOrigin !== undefined) api.use(...allowOrigin(settings.webOrigin));
  api.post('*', guardUnsafeCalls(settings.webOrigin), limitBody);
  api.use('/search/*', keepPrivate);
  api.use('/report/*', keepPrivate);
  searchRoutes(api, deps);
  reportRoutes(api, deps);
  visitorFormRoutes(api, deps);
  ratingRoutes(api, deps);
  companyRoutes(api, deps);
  gdprRoutes(api, deps);
  pageRoutes(api, deps);
  serviceRoutes(api, deps);
  if (deps.inspector) inspectorRoute(api, deps.inspector);
  for (const { path } of Object.values(calls)) {
    api.all(honoPath(path), () => {
      throw new Refusal('method_not_allowed', 'methodNotAllowed');
    });
  }
  api.all('*', () => {
    throw new Refusal('not_found', 'notFound');
  });

  const app = new Hono<AppEnv>();
  app.use(accessLog(deps.log));
  app.use(securityHeaders(settings));
  app.onError(answerFailure(deps.log));
  app.route('/api', api);
  newsletterPages(app, deps.database.db, deps.hasher);
  if (settings.spaDir) serveSpa(app, settings.spaDir);
  return app;
}
