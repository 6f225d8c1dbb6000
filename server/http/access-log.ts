import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './serve.ts';

/** One line per request: the call's name and never its path, because paths may hold personal data. */
export function accessLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = performance.now();
    await next();
    const ms = Math.round(performance.now() - started);
    log.info({ method: c.req.method, call: c.get('call') ?? 'none', status: c.res.status, ms }, 'request');
  };
}
