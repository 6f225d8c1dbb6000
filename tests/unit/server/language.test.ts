import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { languageOf } from '../../../server/http/language.ts';

test.each([
  [undefined, 'de'],
  ['en', 'en'],
  ['EN-us', 'en'],
  ['fr-FR, en;q=0.7, de;q=0.3', 'en'],
  ['de-AT, en;q=0.9', 'de'],
  ['en;q=0, de;q=0.1', 'de'],
  ['fr, *;q=0.5', 'de'],
  ['q=;;,,', 'de'],
])('Accept-Language %s is answered in %s', async (header, language) => {
  const app = new Hono().get('/', (c) => c.text(languageOf(c)));
  const answer = await app.request('/', { headers: header === undefined ? {} : { 'Accept-Language': header } });
  expect(await answer.text()).toBe(language);
});
