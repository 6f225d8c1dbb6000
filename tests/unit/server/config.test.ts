import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../../server/config.ts';

describe('the settings', () => {
  test('all are optional, and an empty one counts as absent', () => {
    expect(readConfig({ PORT: '', SMTP_URL: '' })).toEqual(readConfig({}));
    expect(readConfig({})).toMatchObject({
      port: 3000,
      role: 'all',
      captcha: { provider: 'pow' },
      rateLimit: true,
      logLevel: 'info',
    });
    expect(readConfig({}).dataDir).toMatch(/\/data$/);
  });

  test('visitors turn to the operator where no other address is given', () => {
    expect(readConfig({ OPERATOR_EMAIL: 'chef@firma.de' }).supportEmail).toBe('chef@firma.de');
    expect(readConfig({ OPERATOR_EMAIL: 'chef@firma.de', SUPPORT_EMAIL: 'hilfe@firma.de' })).toMatchObject({
      operatorEmail: 'chef@firma.de',
      supportEmail: 'hilfe@firma.de',
    });
  });

  test('an API on another host is known by its origin, one of our own has none', () => {
    expect(readConfig({ VITE_API_URL: 'https://api.firma.de/v1/api' }).apiOrigin).toBe('https://api.firma.de');
    expect(readConfig({ VITE_API_URL: '/api' }).apiOrigin).toBeUndefined();
  });

  test.each([
    ['PORT', '80a'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'firmenlupe.de'],
    ['PUBLIC_URL', 'ftp://firmenlupe.de'],
    ['WEB_ORIGIN', 'www.firmenlupe.de'],
    ['WEB_ORIGIN', 'https://www.firmenlupe.de/'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['ROLE', 'boss'],
    ['SMTP_URL', 'mail.example.org:25'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A <a@b.de>\r\nBcc: c@d.de'],
    ['OPERATOR_EMAIL', 'a@b.de,c@d.de'],
    ['SUPPORT_EMAIL', 'help'],
    ['CAPTCHA_PROVIDER', 'hcaptcha'],
    ['RECAPTCHA_VERIFY_URL', 'nowhere'],
    ['RATE_LIMIT', 'no'],
    ['TRUSTED_PROXIES', '10.0.0.0/8,everyone'],
    ['SCAN_CONNECT_TO', '127.0.0.1'],
    ['SCAN_CONCURRENCY', '0'],
    ['VIES_URL', 'ec.europa.eu'],
    ['INSPECT', 'yes'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s stops the start with one line that names it', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test('secrets are not repeated in the message', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://root:geheim@localhost/x' })).toThrow(/^DATABASE_URL (?!.*geheim)/);
  });

  test('reCAPTCHA needs both keys', () => {
    const siteKey = { RECAPTCHA_SITE_KEY: 'site' };
    const secret = { RECAPTCHA_SECRET_KEY: 'secret' };
    expect(() => readConfig({ CAPTCHA_PROVIDER: 'recaptcha', ...siteKey })).toThrow(/^RECAPTCHA_SECRET_KEY /);
    expect(() => readConfig({ CAPTCHA_PROVIDER: 'recaptcha', ...secret })).toThrow(
      /^RECAPTCHA_SITE_KEY must be set .*: reCAPTCHA site key is not configured\.$/,
    );
    expect(readConfig({ ...siteKey, ...secret }).captcha.provider).toBe('recaptcha');
    expect(readConfig(siteKey).captcha.provider).toBe('pow');
    expect(readConfig({ CAPTCHA_PROVIDER: 'none', ...siteKey, ...secret }).captcha.provider).toBe('none');
  });

  test('records may be watched in development only, where one process moves them all', () => {
    expect(readConfig({}).inspect).toBe(false);
    expect(readConfig({ INSPECT: '0', NODE_ENV: 'production' }).inspect).toBe(false);
    expect(readConfig({ INSPECT: '1' }).inspect).toBe(true);
    expect(() => readConfig({ INSPECT: '1', NODE_ENV: 'production' })).toThrow(/^INSPECT [^\n]+ in production/);
    const shared = { DATABASE_URL: 'postgres://localhost/firmenlupe' };
    expect(() => readConfig({ INSPECT: '1', ROLE: 'web', ...shared })).toThrow(/^INSPECT [^\n]+ ROLE is web/);
  });

  test('nobody is asked about VAT ids unless an address is set', () => {
    expect(readConfig({}).viesUrl).toBeUndefined();
    expect(readConfig({ VIES_URL: 'https://vies.example/rest-api/' }).viesUrl).toBe('https://vies.example/rest-api');
  });

  test.each(['web', 'worker'])('ROLE=%s needs a database that processes can share', (ROLE) => {
    expect(() => readConfig({ ROLE })).toThrow(/^DATABASE_URL /);
    expect(readConfig({ ROLE, DATABASE_URL: 'postgres://localhost/firmenlupe' }).role).toBe(ROLE);
  });
});
