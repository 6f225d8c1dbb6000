import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryPauses } from '../../machines/lifecycle/mail/mail.machine.ts';
import { outbox } from '../../server/db/schema.ts';
import { createLog } from '../../server/log.ts';
import { enqueueMail } from '../../server/mail/enqueue.ts';
import { sendDueMails, startSender } from '../../server/mail/sender.ts';
import { createFileTransport, createSmtpTransport, type Letter } from '../../server/mail/transport.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { createMailbox, hurryMails, parseMail, senderOf } from './support/mailbox.ts';

const from = 'Firmenlupe <post@firmenlupe.example>';
const letter = (change: Partial<Letter> = {}): Letter => ({
  id: crypto.randomUUID(),
  to: 'kundin@firma.example',
  subject: 'Grüße',
  text: 'Schöne Grüße\n',
  headers: {},
  ...change,
});

describe('the outbox', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ worker: false });
  });
  afterAll(() => app.stop());
  beforeEach(() => app.database.db.delete(outbox));

  const enqueue = (to: string, once: string = crypto.randomUUID()) =>
    app.database.db.transaction((tx) =>
      enqueueMail(tx, app.hasher, { kind: 'reportReady', recordId: crypto.randomUUID(), to, language: 'de', once }),
    );
  const rows = () => app.database.db.select().from(outbox);

  test('a mail is sent once, and its address is forgotten', async () => {
    const mailbox = createMailbox();
    await enqueue('a@firma.example', 'einmal');
    await enqueue('a@firma.example', 'einmal');
    await sendDueMails(senderOf(app, mailbox.transport));
    await sendDueMails(senderOf(app, mailbox.transport));
    expect(mailbox.letters.map(({ to }) => to)).toEqual(['a@firma.example']);
    expect(await rows()).toMatchObject([{ id: mailbox.letters[0]?.id, state: 'sent', address: null }]);
  });

  test('a mail whose transaction fails is never sent', async () => {
    const broken = app.database.db.transaction(async (tx) => {
      await enqueueMail(tx, app.hasher, {
        kind: 'reportReady',
        recordId: crypto.randomUUID(),
        to: 'nie@firma.example',
        language: 'de',
        once: 'nie',
      });
      throw new Error('on purpose');
    });
    await expect(broken).rejects.toThrow('on purpose');
    expect(await rows()).toEqual([]);
  });

  test('a refused mail is tried again with growing pauses, then given up', async () => {
    const mailbox = createMailbox();
    mailbox.refusing = true;
    await enqueue('b@firma.example');
    for (const pause of retryPauses) {
      const before = Date.now();
      await sendDueMails(senderOf(app, mailbox.transport));
      const [waiting] = await rows();
      expect(waiting?.state).toBe('waiting');
      expect(waiting?.dueAt.getTime()).toBeGreaterThanOrEqual(before + pause * 1000);
      expect(await sendDueMails(senderOf(app, mailbox.transport))).toBe(0);
      await hurryMails(app);
    }
    const log = createLog('silent');
    const error = vi.spyOn(log, 'error');
    await sendDueMails({ ...senderOf(app, mailbox.transport), log });
    expect(await rows()).toMatchObject([{ state: 'dead', tries: retryPauses.length + 1 }]);
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ dead: 1, code: 450 }), 'mail given up');
  });

  test('a mail that was accepted in the end was sent once', async () => {
    const mailbox = createMailbox();
    mailbox.refusing = true;
    await enqueue('c@firma.example');
    await sendDueMails(senderOf(app, mailbox.transport));
    mailbox.refusing = false;
    await hurryMails(app);
    await sendDueMails(senderOf(app, mailbox.transport));
    expect(mailbox.letters).toHaveLength(1);
  });

  test('a mail whose sender died is taken up again', async () => {
    const mailbox = createMailbox();
    await enqueue('d@firma.example');
    await app.database.db.update(outbox).set({ state: 'sending', tries: 1, dueAt: new Date(0) });
    await sendDueMails(senderOf(app, mailbox.transport));
    await hurryMails(app);
    await sendDueMails(senderOf(app, mailbox.transport));
    expect(mailbox.letters).toHaveLength(1);
  });

  test('two senders at once send each mail once', async () => {
    const mailbox = createMailbox();
    for (let mail = 0; mail < 5; mail += 1) await enqueue(`e${mail}@firma.example`);
    await Promise.all([sendDueMails(senderOf(app, mailbox.transport)), sendDueMails(senderOf(app, mailbox.transport))]);
    expect(mailbox.letters.map(({ to }) => to).toSorted()).toEqual(
      [0, 1, 2, 3, 4].map((mail) => `e${mail}@firma.example`),
    );
  });

  test('an address gets at most five mails a day; the sixth waits', async () => {
    const mailbox = createMailbox();
    for (let mail = 0; mail < 6; mail += 1) await enqueue(mail % 2 ? 'f@firma.example' : 'F@Firma.example');
    await sendDueMails(senderOf(app, mailbox.transport));
    expect(mailbox.letters).toHaveLength(5);
    const waiting = await app.database.db.select().from(outbox).where(eq(outbox.state, 'waiting'));
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);
  });

  test('the running sender takes up what comes, and ends when asked', async () => {
    const mailbox = createMailbox();
    const stop = startSender(senderOf(app, mailbox.transport));
    await enqueue('g@firma.example');
    await expect.poll(() => mailbox.letters.length, { timeout: 10_000 }).toBe(1);
    await stop();
  });
});

describe('mails as files', () => {
  test('each is one complete .eml', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'firmenlupe-outbox-'));
    const transport = createFileTransport(join(folder, 'outbox'), from);
    const sent = letter({ headers: { 'List-Unsubscribe': '<https://firmenlupe.example/x>' } });
    await transport.send(sent);
    await transport.send(sent);
    expect(await readdir(join(folder, 'outbox'))).toEqual([`${sent.id}.eml`]);
    const mail = await parseMail(await readFile(join(folder, 'outbox', `${sent.id}.eml`)));
    expect(mail).toMatchObject({
      from: { name: 'Firmenlupe', address: 'post@firmenlupe.example' },
      to: [{ address: sent.to }],
      subject: 'Grüße',
      text: 'Schöne Grüße\n',
      messageId: `<${sent.id}@firmenlupe.example>`,
    });
    const unsubscribe = mail.headers.find(({ key }) => key === 'list-unsubscribe');
    expect(unsubscribe?.value).toBe('<https://firmenlupe.example/x>');
    await rm(folder, { recursive: true, force: true });
  });
});

describe('mails by SMTP', () => {
  interface Received {
    to: string[];
    data: string;
  }
  let server: SMTPServer;
  const received: Received[] = [];
  let answer: Error | null = null;
  let url: string;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (!answer) {
            const to = session.envelope.rcptTo.map(({ address }) => address);
            received.push({ to, data: Buffer.concat(chunks).toString('utf8') });
          }
          done(answer);
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  test('go to exactly one recipient', async () => {
    const transport = createSmtpTransport(url, from);
    await transport.send(letter());
    expect(received.at(-1)?.to).toEqual(['kundin@firma.example']);
    expect((await parseMail(received.at(-1)?.data ?? '')).subject).toBe('Grüße');
    transport.close();
  });

  test('even an address that slipped through as a list serves nobody else', async () => {
    const transport = createSmtpTransport(url, from);
    const before = received.length;
    await expect(transport.send(letter({ to: 'a@firma.example,evil@x.example' }))).rejects.toThrow('one address');
    expect(received).toHaveLength(before);
    transport.close();
  });

  test.each([
    ['for now', Object.assign(new Error('later'), { responseCode: 451 })],
    ['for good', Object.assign(new Error('never'), { responseCode: 550 })],
  ])('refused %s are reported as not sent', async (_, refusal) => {
    const transport = createSmtpTransport(url, from);
    answer = refusal;
    await expect(transport.send(letter())).rejects.toMatchObject({ responseCode: refusal.responseCode });
    answer = null;
    transport.close();
  });

  test('to a server that is down or silent are reported as not sent', async () => {
    const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = createSmtpTransport(`smtp://127.0.0.1:${port}`, from);
    await expect(waiting.send(letter())).rejects.toThrow();
    silent.close();
    const down = createSmtpTransport(`smtp://127.0.0.1:${port}`, from);
    await expect(down.send(letter())).rejects.toThrow();
  });
});
