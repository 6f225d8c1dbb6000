import { isIP } from 'node:net';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';
import { Email } from '../contract/primitives.ts';

/** A setting of the environment is wrong. `message` is one line that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const urlWith = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.url('must be a URL'),
    v.check(
      (url) => schemes.includes(new URL(url).protocol.slice(0, -1)),
      `must start with ${schemes.join(':// or ')}://`,
    ),
  );

const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(v.string(), v.digits(message), v.toNumber(), v.minValue(min, message), v.maxValue(max, message));
};

const choice = <const Options extends readonly string[]>(...options: Options) =>
  v.picklist(options, `must be one of ${options.join(', ')}`);

const isNetwork = (text: string) => (text.includes('/') ? ipaddr.isValidCIDR(text) : isIP(text) !== 0);

const NetworkList = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check((parts) => parts.every(isNetwork), 'must be a comma-separated list of IP addresses or networks (CIDR)'),
);

const HostAndPort = v.pipe(
  v.string(),
  v.regex(/^(?:\[[0-9a-f:]+\]|[a-z0-9.-]+):\d{1,5}$/i, 'must be host:port, for example 127.0.0.1:8099'),
);

/** `https://www.example.com`, with neither path nor closing slash. */
const Origin = v.pipe(
  urlWith('http', 'https'),
  v.check((url) => new URL(url).origin === url, 'must be an origin, for example https://www.example.com'),
);

/** `name@host` alone or as `Display name <name@host>`. */
const Sender = v.pipe(
  v.string(),
  v.regex(/^[^\r\n]*$/, 'must be one line'),
  v.check((text) => v.is(Email, /<([^<>]*)>$/.exec(text)?.[1] ?? text), 'must be a mail address'),
);

const Address = v.pipe(
  v.string(),
  v.check((text) => v.is(Email, text), 'must be a mail address'),
);

const Environment = v.object({
  PORT: v.optional(wholeNumber(0, 65_535), '3000'),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(urlWith('http', 'https')),
  WEB_ORIGIN: v.optional(Origin),
  VITE_API_URL: v.optional(v.string()),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(urlWith('postgres', 'postgresql')),
  ROLE: v.optional(choice('all', 'web', 'worker'), 'all'),
  SMTP_URL: v.optional(urlWith('smtp', 'smtps')),
  MAIL_FROM: v.optional(Sender, 'Firmenlupe <noreply@firmenlupe.invalid>'),
  OPERATOR_EMAIL: v.optional(Address, 'operator@firmenlupe.invalid'),
  SUPPORT_EMAIL: v.optional(Address),
  CAPTCHA_PROVIDER: v.optional(choice('pow', 'recaptcha', 'none')),
  RECAPTCHA_SITE_KEY: v.optional(v.string()),
  RECAPTCHA_SECRET_KEY: v.optional(v.string()),
  RECAPTCHA_VERIFY_URL: v.optional(urlWith('http', 'https'), 'https://www.google.com/recaptcha/api/siteverify'),
  RATE_LIMIT: v.optional(choice('on', 'off'), 'on'),
  TRUSTED_PROXIES: v.optional(NetworkList),
  SCAN_CONNECT_TO: v.optional(HostAndPort),
  SCAN_CONCURRENCY: v.optional(wholeNumber(1, 100), '10'),
  CHROMIUM_PATH: v.optional(v.string()),
  VIES_URL: v.optional(urlWith('http', 'https')),
  INSPECT: v.optional(choice('0', '1'), '0'),
  NODE_ENV: v.optional(v.string()),
  LOG_LEVEL: v.optional(choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info'),
});

/** How a visitor proves to be human, with the keys that the provider needs. */
export type CaptchaSettings =
  | { provider: 'none' }
  | { provider: 'pow' }
  | { provider: 'recaptcha'; siteKey: string; secretKey: string; verifyUrl: string };

/** The settings of one process, checked. */
export interface Config {
  /** 0 lets the system choose. */
  port: number;
  /** Absent: all interfaces. */
  host: string | undefined;
  /** Address that visitors use, without trailing slash; absent: http://localhost:PORT. */
  publicUrl: string | undefined;
  /** Other origin whose pages may call the API. */
  webOrigin: string | undefined;
  /** Other origin whose API the pages were built to call. */
  apiOrigin: string | undefined;
  /** Absolute path. */
  dataDir: string;
  databaseUrl: string | undefined;
  role: 'all' | 'web' | 'worker';
  smtpUrl: string | undefined;
  mailFrom: string;
  operatorEmail: string;
  /** Whom visitors turn to. */
  supportEmail: string;
  captcha: CaptchaSettings;
  rateLimit: boolean;
  trustedProxies: readonly string[];
  scanConnectTo: string | undefined;
  /** Sites scanned at once. */
  scanConcurrency: number;
  chromiumPath: string | undefined;
  /** REST API of the EU's VAT enquiry, without trailing slash; absent: nobody is asked. */
  viesUrl: string | undefined;
  /** Developers may watch the records move. */
  inspect: boolean;
  logLevel: string;
}

function captchaSettings(env: v.InferOutput<typeof Environment>): CaptchaSettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey, RECAPTCHA_VERIFY_URL: verifyUrl } = env;
  const provider = env.CAPTCHA_PROVIDER ?? (siteKey && secretKey ? 'recaptcha' : 'pow');
  if (provider !== 'recaptcha') return { provider };
  if (!secretKey) throw new ConfigError('RECAPTCHA_SECRET_KEY must be set when CAPTCHA_PROVIDER is recaptcha');
  if (!siteKey)
    throw new ConfigError(
      'RECAPTCHA_SITE_KEY must be set when CAPTCHA_PROVIDER is recaptcha: reCAPTCHA site key is not configured.',
    );
  return { provider, siteKey, secretKey, verifyUrl };
}

/** The host of an absolute address; the API may also be named by a path of our own. */
const originOf = (url: string | undefined) => (url === undefined ? undefined : URL.parse(url)?.origin);

/** @throws ConfigError where watching the records would show too much, or too little */
function refuseInspection({ INSPECT, NODE_ENV, ROLE }: v.InferOutput<typeof Environment>): void {
  if (INSPECT === '0') return;
  if (NODE_ENV === 'production') {
    throw new ConfigError('INSPECT must not be 1 in production: everyone could watch the records. Use npm run dev');
  }
  if (ROLE !== 'all') {
    throw new ConfigError(`INSPECT must not be 1 when ROLE is ${ROLE}: a process shows only the records that it moves`);
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws ConfigError for the first wrong value. Values are not repeated: some are secrets.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(Environment, given, { abortEarly: true, abortPipeEarly: true });
  if (!parsed.success) throw new ConfigError(`${v.getDotPath(parsed.issues[0])} ${parsed.issues[0].message}`);
  const env = parsed.output;
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(
      `DATABASE_URL must be set when ROLE is ${env.ROLE}: the embedded database serves one process`,
    );
  }
  refuseInspection(env);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    webOrigin: env.WEB_ORIGIN,
    apiOrigin: originOf(env.VITE_API_URL),
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    role: env.ROLE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    operatorEmail: env.OPERATOR_EMAIL,
    supportEmail: env.SUPPORT_EMAIL ?? env.OPERATOR_EMAIL,
    captcha: captchaSettings(env),
    rateLimit: env.RATE_LIMIT === 'on',
    trustedProxies: env.TRUSTED_PROXIES ?? [],
    scanConnectTo: env.SCAN_CONNECT_TO,
    scanConcurrency: env.SCAN_CONCURRENCY,
    chromiumPath: env.CHROMIUM_PATH,
    viesUrl: env.VIES_URL?.replace(/\/+$/, ''),
    inspect: env.INSPECT === '1',
    logLevel: env.LOG_LEVEL,
  };
}
