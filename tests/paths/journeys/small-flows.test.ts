import { describe, expect } from 'vitest';
import { sourceOf } from '../../../machines/favicon/favicon.selectors.ts';
import { companiesFlow } from '../flows/companies.ts';
import { connectionFlow } from '../flows/connection.ts';
import { copyFlow } from '../flows/copy.ts';
import { faviconFlow } from '../flows/favicon.ts';
import { languageFlow } from '../flows/language.ts';
import { answer, journeysOf, refuse, wait } from '../harness/journey.ts';
import { company } from '../support/answers.ts';

describe('language', () => {
  const { journey, send } = journeysOf(languageFlow);
  const choose = (language: 'de' | 'en') => send({ type: 'language.chosen', language });
  const follow = (language: 'de' | 'en') => send({ type: 'language.followed', language });

  journey('Without a stored choice the language is German', {
    input: undefined,
    begin: 'recalling',
    legs: [[answer('recallLanguage', null), 'de.settled']],
  });

  journey('With blocked storage the language is German and a choice still counts', {
    input: undefined,
    begin: 'recalling',
    legs: [
      [refuse('recallLanguage', new Error('blocked')), 'de.settled'],
      [choose('en'), 'en.storing'],
      [refuse('storeEnglish', new Error('blocked')), 'en.settled'],
      [choose('de'), 'de.storing'],
      [refuse('storeGerman', new Error('blocked')), 'de.settled'],
    ],
  });

  journey('The stored choice is kept, a new one is stored', {
    input: undefined,
    begin: 'recalling',
    legs: [
      [answer('recallLanguage', 'en'), 'en.settled'],
      [choose('de'), 'de.storing'],
      [answer('storeGerman'), 'de.settled'],
      [choose('en'), 'en.storing'],
      [answer('storeEnglish'), 'en.settled'],
    ],
  });

  journey('The choice of another tab is followed and not stored again', {
    input: undefined,
    begin: 'recalling',
    legs: [
      [follow('en'), 'en.settled'],
      [follow('de'), 'de.settled'],
    ],
  });
});

describe('favicon', () => {
  const { journey, send } = journeysOf(faviconFlow);
  const sources = ['https://muster.de/a.ico', 'https://muster.de/b.png'];

  journey('One source after another is tried, then the initial stands in', {
    input: { sources },
    begin: 'trying',
    legs: [
      [send({ type: 'image.failed' }), 'trying', ({ snapshot }) => expect(sourceOf(snapshot)).toBe(sources[1])],
      [send({ type: 'image.failed' }), 'initial'],
    ],
  });

  journey('The first image that loads is shown', {
    input: { sources },
    begin: 'trying',
    legs: [[send({ type: 'image.loaded' }), 'shown', ({ snapshot }) => expect(sourceOf(snapshot)).toBe(sources[0])]],
  });

  journey('Without sources the initial stands in', { input: { sources: [] }, begin: 'initial', legs: [] });
});

describe('companies', () => {
  const { journey } = journeysOf(companiesFlow);
  const input = { limit: 4 };

  journey('Random companies are shown', {
    input,
    begin: 'reading',
    legs: [[answer('readRandomCompanies', [company]), 'shown']],
  });
  journey('Without companies on file the grid is left out', {
    input,
    begin: 'reading',
    legs: [[answer('readRandomCompanies', []), 'absent']],
  });
  journey('A failed call leaves the grid out', {
    input,
    begin: 'reading',
    legs: [[refuse('readRandomCompanies'), 'absent']],
  });
});

describe('connection', () => {
  const { journey, send } = journeysOf(connectionFlow);

  journey('A lost connection is noted until it is restored', {
    input: undefined,
    begin: 'online',
    legs: [
      [send({ type: 'connection.restored' }), 'online'],
      [send({ type: 'connection.lost' }), 'offline'],
      [send({ type: 'connection.restored' }), 'online'],
    ],
  });
});

describe('copy', () => {
  const { journey, send } = journeysOf(copyFlow);
  const ask = send({ type: 'copy.asked', text: 'HRB 4711' });

  journey('A copied text is confirmed for four seconds', {
    input: undefined,
    begin: 'idle',
    legs: [
      [ask, 'copying', ({ asked }) => expect(asked[0]?.input).toEqual({ text: 'HRB 4711' })],
      [answer('writeClipboard'), 'copied'],
      [wait(3_999), 'copied'],
      [wait(1), 'idle'],
    ],
  });

  journey('A refusal stays said until the next attempt', {
    input: undefined,
    begin: 'idle',
    legs: [
      [ask, 'copying'],
      [refuse('writeClipboard', new Error('refused')), 'failed'],
      [wait(60_000), 'failed'],
      [ask, 'copying'],
      [answer('writeClipboard'), 'copied'],
    ],
  });

  journey('A second press copies again', {
    input: undefined,
    begin: 'idle',
    legs: [
      [ask, 'copying'],
      [send({ type: 'copy.asked', text: 'FN 123456a' }), 'copying'],
      [answer('writeClipboard'), 'copied', ({ snapshot }) => expect(snapshot.context.text).toBe('FN 123456a')],
      [ask, 'copying'],
    ],
  });
});
