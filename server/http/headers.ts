import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { CaptchaSettings } from '../config.ts';

/** Hosts of Google's captcha, named only where it is configured. */
const recaptchaHosts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Security headers of every answer: nothing may be loaded but from this host and a configured captcha provider. */
export function securityHeaders(captcha: CaptchaSettings, isHttps: boolean): MiddlewareHandler {
  const captchaHosts = captcha.provider === 'recaptcha' ? recaptchaHosts : [];
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...captchaHosts],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...captchaHosts],
      frameSrc: captchaHosts.length > 0 ? captchaHosts : ["'none'"],
      workerSrc: ["'self'", 'blob:'],
      manifestSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: isHttps ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
  });
}

/** Job and report answers stay out of caches and search engines. */
export const keepPrivate: MiddlewareHandler = async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Robots-Tag', 'noindex');
};
