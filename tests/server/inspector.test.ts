import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Inspector, startInspector } from '../../server/inspector/inspector.ts';
import { standingJobs } from '../../server/inspector/standing-jobs.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { lettersTo } from './support/mailbox.ts';

const canary = 'kanarie@vogel.example';

/** Opens a viewer; what it is told arrives in the list. */
async function openViewer(app: TestApp): Promise<StatelyInspectionEvent[]> {
  const { body, headers } = await app.get('/inspect');
  expect(headers.get('Content-Type')).toBe('application/x-ndjson');
  const told: StatelyInspectionEvent[] = [];
  const read = async () => {
    for await (const chunk of body ?? []) {
      const lines = new TextDecoder().decode(chunk).trimEnd().split('\n');
      told.push(...lines.map((line) => JSON.parse(line)));
    }
  };
  void read();
  return told;
}

/** What a viewer was told about the record with this key, in short. */
const storyOf = (told: StatelyInspectionEvent[], id: string) =>
  told.flatMap((event) => {
    if (!event.sessionId.endsWith(id.slice(0, 8))) return [];
    if (event.type === '@xstate.event') return [event.event.type];
    return ['value' in event.snapshot ? event.snapshot.value : undefined];
  });

describe('the inspector of the server', () => {
  let inspector: Inspector;
  let app: TestApp;
  beforeAll(async () => {
    inspector = startInspector([]);
    app = await startTestApp({ inspector });
  });
  afterAll(async () => {
    inspector.close();
    await app.stop();
  });

  test('shows a scan job from its entry to its end, by name and with its chart', async () => {
    const told = await openViewer(app);
    const { jobId } = await app.search(['geht.de']);
    await expect
      .poll(() => storyOf(told, jobId))
      .toEqual(['queued', 'worker.took', 'running', 'scan.finished', 'ready']);
    const actor = told.find((event) => event.type === '@xstate.actor');
    expect(actor).toMatchObject({ name: `scanJob ${jobId.slice(0, 8)}`, snapshot: { context: { tries: 0 } } });
    expect(JSON.parse(actor?.definition ?? '')).toMatchObject({ id: 'scanJob', states: { queued: {}, running: {} } });
    expect(told.at(-1)).toMatchObject({ snapshot: { status: 'done', context: { tries: 1 } } });
  });

  test('shows a viewer that comes later a job as it stands, and what happens from then on', async () => {
    const { jobId } = await app.search(['warte-auf-zuschauer.de']);
    await expect.poll(() => app.scanner.asked).toContain('https://warte-auf-zuschauer.de/');
    const told = await openViewer(app);
    await expect.poll(() => storyOf(told, jobId)).toEqual(['running']);
    app.scanner.release();
    await expect.poll(() => storyOf(told, jobId)).toEqual(['running', 'scan.finished', 'ready']);
  });

  test('shows a search that needs no scan', async () => {
    const told = await openViewer(app);
    const { jobId } = await app.search(['geht.de']);
    await expect.poll(() => storyOf(told, jobId)).toEqual(['ready', 'reports.reused', 'ready']);
  });

  test('shows mails, and nothing of what was given to the product', async () => {
    const told = await openViewer(app);
    await app.post('/newsletter/subscribe', { email: canary, name: 'Karla Kanarie' });
    expect(await lettersTo(app, canary)).toHaveLength(1);
    await expect.poll(() => JSON.stringify(told)).toContain('"mail.accepted"');
    const { jobId } = await app.search(['kanarie.de']);
    await expect.poll(() => storyOf(told, jobId)).toContain('ready');
    const sent = JSON.stringify(told);
    expect(sent).not.toMatch(/kanarie/i);
    expect(sent).not.toContain(jobId);
  });

  test('knows jobs from before its start that are not over; without it there is nothing to see', async () => {
    const uninspected = await startTestApp({ worker: false });
    const { jobId } = await uninspected.search(['bleibt.de']);
    expect((await uninspected.get('/inspect')).status).toBe(404);
    const standing = await standingJobs(uninspected.database.db);
    expect(standing).toMatchObject([{ id: jobId, event: null, value: 'queued', context: { tries: 0 } }]);
    await uninspected.stop();
    // All jobs of the other server have ended.
    expect(await standingJobs(app.database.db)).toEqual([]);
  });
});
