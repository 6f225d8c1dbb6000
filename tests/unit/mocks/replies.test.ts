import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type CallName, calls } from '../../../contract/calls.ts';
import { ErrorAnswer, ErrorCode, httpStatusOf, SearchErrorType } from '../../../contract/errors.ts';
import { ReportStatus } from '../../../contract/report.ts';
import { JobStatus, SearchStatus } from '../../../contract/search.ts';
import { fieldsOf, valueAt } from '../../../src/mocks/fields.ts';
import { exampleOf, failWith } from '../../../src/mocks/handlers.ts';
import { callNames, failures } from '../../../src/mocks/replies.ts';
import { scenarios } from '../../../src/mocks/scenarios.ts';

const jobId = '7f1f3c1e-6f0b-4b43-9a39-0d6f1f5f9a10';
const request = {
  params: { jobId, id: jobId },
  query: new URLSearchParams(),
  body: undefined as never,
  headers: new Headers(),
};

const schemaOf = (name: CallName): v.GenericSchema | undefined => {
  const call = calls[name];
  return 'answer' in call ? call.answer : undefined;
};

const choices = callNames.flatMap((name) =>
  fieldsOf(name).flatMap(({ path, options }) => options.map((option) => ({ name, path, option }))),
);

describe('answers are made from the contract', () => {
  test('there is a reply for each call of the contract', () => {
    expect(callNames).toEqual(Object.keys(calls));
  });

  test.each([
    ['submitSearch', 'status', SearchStatus.options],
    ['readStatus', 'status', JobStatus.options],
    ['readReport', 'status', ReportStatus.options],
    ['readSearchError', 'type', SearchErrorType.options],
    ['canRate', 'can_rate', ['true', 'false']],
    ['readCaptcha', 'provider', ['none', 'recaptcha', 'pow']],
  ] as const)('%s can answer with each %s', (name, path, options) => {
    expect(fieldsOf(name).find((field) => field.path === path)?.options).toEqual(options);
  });

  test.each(callNames)('%s: the example keeps the contract', async (name) => {
    const schema = schemaOf(name);
    const answer = exampleOf(name, {}, request);
    expect(answer.ok).toBe(true);
    if (schema) expect(v.safeParse(schema, await answer.json()).issues).toBeUndefined();
  });

  test.each(choices)('$name with $path = $option keeps the contract', async ({ name, path, option }) => {
    const answer: unknown = await exampleOf(name, { [path]: option }, request).json();
    const schema = schemaOf(name);
    expect(schema && v.safeParse(schema, answer).issues).toBeUndefined();
    const value = valueAt(answer, path);
    if (Array.isArray(value)) expect(value.length).toBe({ none: 0, one: 1 }[option] ?? value.length);
    else expect(String(value)).toBe(option);
  });

  test('the counter of a report tells the companies that it holds', async () => {
    const report = await exampleOf('readReport', { 'raw_json.companies': 'one' }, request).json();
    expect(valueAt(report, 'raw_json.companies_found')).toBe(1);
  });
});

describe('failures are the ones that a server or a network has', () => {
  test.each(ErrorCode.options)('%s is refused with its status, in the caller’s language', async (code) => {
    const [de, en] = [await failWith('submitLead', code, 'de'), await failWith('submitLead', code, 'en')];
    expect(en.status).toBe(httpStatusOf[code]);
    const sentences = [await de.json(), await en.json()].map((body) => v.parse(ErrorAnswer, body).message);
    expect(new Set(sentences).size).toBe(2);
  });

  test("a fault is told in the specification's words", async () => {
    const answer = await failWith('submitSearch', 'internal', 'en');
    expect((await answer.json()).message).toBe('Failed to process search. Please try again.');
  });

  test('a gateway has no JSON, garbage is no answer of the contract', async () => {
    const gateway = await failWith('readReport', 'gateway', 'de');
    expect([gateway.status, gateway.statusText]).toEqual([502, 'Bad Gateway']);
    const garbage = await failWith('readReport', 'garbage', 'de');
    expect(garbage.status).toBe(200);
    expect(await garbage.text()).toMatch(/^<!doctype html>/);
  });
});

test('scenarios choose only what the contract has', () => {
  for (const replies of Object.values(scenarios)) {
    for (const [name, reply] of Object.entries(replies)) {
      const call = callNames.find((known) => known === name);
      if (!call) throw new Error(`There is no call ${name}`);
      if (typeof reply === 'string') expect(failures).toContain(reply);
      else
        for (const [path, option] of Object.entries(reply))
          expect(fieldsOf(call).find((field) => field.path === path)?.options).toContain(option);
    }
  }
});
