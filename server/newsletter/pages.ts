import type { Context, Hono } from 'hono';
import type { Language } from '../../contract/primitives.ts';
import type { Db } from '../db/database.ts';
import { languageOf } from '../http/language.ts';
import type { AppEnv } from '../http/serve.ts';
import type { Hasher } from '../people/hasher.ts';
import { newsletterPaths } from './links.ts';
import { confirmSubscription, unsubscribe } from './subscribe.ts';

interface Words {
  title: string;
  ask: string;
  button: string;
  done: string;
}

const words: Record<keyof typeof newsletterPaths, Record<Language, Words>> = {
  confirm: {
    de: {
      title: 'Newsletter-Anmeldung',
      ask: 'Möchten Sie den Firmenlupe-Newsletter erhalten?',
      button: 'Anmeldung bestätigen',
      done: 'Vielen Dank. Ihre Anmeldung ist bestätigt.',
    },
    en: {
      title: 'Newsletter subscription',
      ask: 'Would you like to receive the Firmenlupe newsletter?',
      button: 'Confirm subscription',
      done: 'Thank you. Your subscription is confirmed.',
    },
  },
  unsubscribe: {
    de: {
      title: 'Newsletter abbestellen',
      ask: 'Möchten Sie den Firmenlupe-Newsletter nicht mehr erhalten?',
      button: 'Newsletter abbestellen',
      done: 'Sie erhalten den Newsletter nicht mehr.',
    },
    en: {
      title: 'Unsubscribe from the newsletter',
      ask: 'Would you like to stop receiving the Firmenlupe newsletter?',
      button: 'Unsubscribe',
      done: 'You will no longer receive the newsletter.',
    },
  },
};

const invalid: Record<Language, string> = {
  de: 'Dieser Link ist nicht mehr gültig.',
  en: 'This link is no longer valid.',
};

const style = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#18242c}
button{font:inherit;padding:.6em 1.2em;border:0;border-radius:.4em;background:#0b5c73;color:#fff;cursor:pointer}
a{color:#0b5c73}`;

/** All texts are our own; nothing of the request is repeated on the page. */
const page = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title} – Firmenlupe</title>
<link rel="stylesheet" href="/newsletter/page.css"></head>
<body><h1>${title}</h1>${content}<p><a href="/">Firmenlupe</a></p></body></html>`;

/** Pages behind the links in newsletter mails. Opening one (as mail scanners do) changes nothing; its button does. */
export function newsletterPages(app: Hono<AppEnv>, db: Db, hasher: Hasher): void {
  const serve = (
    kind: keyof typeof newsletterPaths,
    act: (db: Db, hasher: Hasher, key: string) => Promise<Language | undefined>,
  ) => {
    const path = `${newsletterPaths[kind]}/:key`;
    app.get(path, (c) => {
      const { title, ask, button } = words[kind][languageOf(c)];
      const form = `<p>${ask}</p><form method="post"><button>${button}</button></form>`;
      return sendPage(c, 200, page(languageOf(c), title, form));
    });
    app.post(path, async (c) => {
      const language = await act(db, hasher, c.req.param('key') ?? '');
      const { title, done } = words[kind][language ?? languageOf(c)];
      if (!language) return sendPage(c, 404, page(languageOf(c), title, `<p>${invalid[languageOf(c)]}</p>`));
      return sendPage(c, 200, page(language, title, `<p>${done}</p>`));
    });
  };
  const sendPage = (c: Context, status: 200 | 404, html: string) =>
    c.html(html, status, { 'Cache-Control': 'no-store' });

  serve('confirm', confirmSubscription);
  serve('unsubscribe', unsubscribe);
  app.get('/newsletter/page.css', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
}
