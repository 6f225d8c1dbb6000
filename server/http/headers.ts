import type { MiddlewareHandler } from 'hono';
import type { AppSettings } from '../app.ts';

/** Hosts of Google's captcha, named only where it is configured. */
const recaptchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

function contentSecurityPolicy(captchaHosts: string[], apiHosts: string[]): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...captchaHosts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...apiHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...apiHosts, ...captchaHosts],
    'frame-src': captchaHosts.length > 0 ? captchaHosts : ["'none'"],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Sets headers before the answer is made: setting them on a finished answer makes Hono's Node server build it a
 * second time (`npm run bench -- api` shows it).
 */
function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  const entries = Object.entries(headers);
  return async (c, next) => {
    for (const [name, value] of entries) c.header(name, value);
    await next();
  };
}

/** Security headers of every answer: nothing may be loaded but from this host and those that are configured. */
export function securityHeaders({
  captcha,
  isHttps,
  apiOrigin,
}: Pick<AppSettings, 'captcha' | 'isHttps' | 'apiOrigin'>): MiddlewareHandler {
  const captchaHosts = captcha.provider === 'recaptcha' ? recaptchaHosts : [];
  return withHeaders({
    'Content-Security-Policy': contentSecurityPolicy(captchaHosts, apiOrigin === undefined ? [] : [apiOrigin]),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000' }),
  });
}

/** Job and report answers stay out of caches and search engines. */
export const keepPrivate: MiddlewareHandler = withHeaders({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
