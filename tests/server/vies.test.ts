import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReportCompany } from '../../contract/report.ts';
import type { ScanSite } from '../../server/scan/types.ts';
import { checkingVatIds } from '../../server/vies/check-vat-ids.ts';
import { createVies } from '../../server/vies/vies.ts';
import { readReport, search, untilFinal } from '../support/client.ts';
import { startFarm } from '../support/farm/farm.ts';
import { startServer } from '../support/server.ts';
import { companyAt } from './support/scanner.ts';

/** What the stand-in does with a call; set by each test. */
let respond: (response: ServerResponse) => void;
const asked: { path: string | undefined; body: unknown }[] = [];

const standIn = createServer(async (request: IncomingMessage, response) => {
  asked.push({ path: request.url, body: JSON.parse(await text(request)) });
  respond(response);
}).listen(0, '127.0.0.1');
await once(standIn, 'listening');
const address = standIn.address();
if (address === null || typeof address === 'string') throw new Error('The stand-in has no port');
const url = `http://127.0.0.1:${address.port}/rest-api`;

afterAll(() => {
  standIn.closeAllConnections();
  standIn.close();
});

const reasons: string[] = [];
const askVies = createVies({ url, timeoutMs: 300, log: (_, { reason }) => reasons.push(reason) });
const never = new AbortController().signal;

beforeEach(() => {
  asked.length = 0;
  reasons.length = 0;
});

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

/** A member state's answer with all that VIES sends along. */
const answer = (valid: boolean) => ({
  countryCode: 'DE',
  vatNumber: '136695976',
  requestDate: '2026-11-21T12:00:00.000Z',
  valid,
  requestIdentifier: '',
  name: '---',
  address: '---',
});

describe('the enquiry', () => {
  test('names country and number apart', async () => {
    respond = json(answer(true));
    expect(await askVies('ATU12345675', never)).toBe('valid');
    expect(asked).toEqual([
      { path: '/rest-api/check-vat-number', body: { countryCode: 'AT', vatNumber: 'U12345675' } },
    ]);
    expect(reasons).toEqual([]);
  });

  test('knows an id that is not on record', async () => {
    respond = json(answer(false));
    expect(await askVies('DE136695976', never)).toBe('invalid');
  });

  test.each<[string, typeof respond]>([
    ['a member state that is away', json({ actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] })],
    ['an error beside a verdict', json({ ...answer(false), userError: 'MS_MAX_CONCURRENT_REQ' })],
    ['a verdict that is none', json({ ...answer(true), valid: 'yes' })],
    ['a page instead of an answer', (response) => response.end('<html>Wartung</html>')],
    ['nothing', (response) => response.writeHead(204).end()],
    ['a server error', json(answer(true), 503)],
    ['another address', (response) => response.writeHead(302, { Location: '/elsewhere' }).end()],
    ['a cut connection', (response) => response.destroy()],
    ['no answer in time', () => {}],
    ['an answer that stops half way', (response) => response.writeHead(200).write('{"valid":')],
    ['an answer without end', (response) => response.end('['.repeat(20_000))],
  ])('takes %s for no answer, and says why', async (_, reply) => {
    respond = reply;
    expect(await askVies('DE136695976', never)).toBe('unreachable');
    expect(reasons).toHaveLength(1);
  });

  test('takes a service that is not there for no answer', async () => {
    const gone = createVies({ url: 'http://127.0.0.1:1', log: (_, { reason }) => reasons.push(reason) });
    expect(await gone('DE136695976', never)).toBe('unreachable');
    expect(reasons).toHaveLength(1);
  });
});

describe('a scan that asks', () => {
  const evidence = { url: 'https://firma.de/impressum', snippet: 'USt-IdNr.: DE136695976', method: 'label' } as const;
  const scanOf =
    (company: Partial<ReportCompany>): ScanSite =>
    async (site) => ({ state: 'found', url: site, company: { ...companyAt(site), ...company }, pages: [] });
  const signalsOf = async (scanSite: ScanSite) => {
    const result = await checkingVatIds(scanSite, askVies)('https://firma.de/', {});
    return result.state === 'found' ? result.company.signals : result.state;
  };

  test('adds the answer to what it noticed, with the place of the id', async () => {
    const vat_id = { ...evidence, confidence: 'high' } as const;
    const noticed = { code: 'vatCheckDigit', severity: 'ok', params: { vatId: 'DE136695976' } } as const;
    respond = json(answer(false));
    expect(await signalsOf(scanOf({ vat_id: 'DE136695976', evidence: { vat_id }, signals: [noticed] }))).toEqual([
      noticed,
      {
        code: 'vatRegistration',
        severity: 'warning',
        params: { vatId: 'DE136695976', answer: 'invalid' },
        evidence: vat_id,
      },
    ]);
  });

  test.each([
    ['valid', 'ok', json(answer(true))],
    ['unreachable', 'notice', json({}, 500)],
  ])('tells %s as %s', async (told, severity, reply) => {
    respond = reply;
    expect(await signalsOf(scanOf({ vat_id: 'DE136695976' }))).toEqual([
      { code: 'vatRegistration', severity, params: { vatId: 'DE136695976', answer: told } },
    ]);
  });

  test('asks nobody where there is no id, or one of a state that VIES does not know', async () => {
    expect(await signalsOf(scanOf({}))).toBeUndefined();
    expect(await signalsOf(scanOf({ vat_id: 'CHE123456788' }))).toBeUndefined();
    expect(await signalsOf(async (site) => ({ state: 'noCompany', url: site, pages: [] }))).toBe('noCompany');
    expect(asked).toEqual([]);
  });

  test('ends with its caller', async () => {
    const caller = new AbortController();
    respond = () => caller.abort(new Error('shutting down'));
    const scan = checkingVatIds(scanOf({ vat_id: 'DE136695976' }), askVies);
    await expect(scan('https://firma.de/', { signal: caller.signal })).rejects.toThrow('shutting down');
  });
});

describe('the server', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['asks where it is told to', { VIES_URL: `${url}/` }, ['DE817342659']],
    ['asks nobody by default', {}, []],
  ])('%s', async (_, env, ids) => {
    respond = json(answer(true));
    const farm = await startFarm();
    const server = await startServer({ farmPort: farm.port, env });
    try {
      const { jobId } = await search(server.url, ['falkenrath-dachbau.de']);
      await untilFinal(server.url, jobId);
      const signals = (await readReport(server.url, jobId)).raw_json.companies[0]?.signals ?? [];
      const told = signals.filter(({ code }) => code === 'vatRegistration').map(({ params }) => params.vatId);
      expect(told).toEqual(ids);
      expect(asked).toHaveLength(ids.length);
    } finally {
      await server.stop();
      await farm.close();
    }
  });
});
