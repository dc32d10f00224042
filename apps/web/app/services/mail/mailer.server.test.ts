import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailOutbox } from '../db/schema.ts';
import { openTestDatabase, type TestDatabase } from '../db/testing.ts';
import { createMailer, type MailMessage } from './mailer.server.ts';

const from = 'Setapak <halo@setapak.example>';
const props = { name: 'Rani Kusuma', baseUrl: 'https://setapak.example' };
const welcome = {
  template: 'welcome',
  to: 'rani@kampus.example',
  props,
} satisfies MailMessage;
const url = 'https://setapak.example/reset?token=a1b2&x=%3D';
const reset: MailMessage = {
  template: 'reset-password',
  to: 'rani@kampus.example',
  props: { name: 'Rani', url },
};

let opened: TestDatabase;
let lines: string[];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(() => opened.drop());
beforeEach(() => {
  lines = [];
});

describe('with an SMTP server', () => {
  let received: { to: string[]; mail: Email }[];
  let refuseWith: { responseCode: number; message?: string } | undefined;
  let refuseSender: { responseCode: number } | undefined;
  let answersMails: boolean;
  let answersRecipients: boolean;
  let answer: (() => void) | undefined;
  let server: SMTPServer;
  let smtpUrl: string;

  beforeEach(async () => {
    received = [];
    refuseWith = undefined;
    refuseSender = undefined;
    answersMails = true;
    answersRecipients = true;
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onMailFrom: (_address, _session, done) =>
        done(refuseSender && Object.assign(new Error('not from you'), refuseSender)),
      onRcptTo: ({ address }, _session, done) => {
        if (answersRecipients)
          done(refuseWith && Object.assign(new Error(`no mailbox ${address}`), refuseWith));
      },
      onData: (stream, { envelope }, done) => {
        void (async () => {
          const mail = await PostalMime.parse(await buffer(stream));
          received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
          if (answersMails) done();
          else answer = done;
        })();
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    smtpUrl = `smtp://127.0.0.1:${server.server.address().port}`;
  });
  afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

  test('a welcome arrives as HTML and text, from us to one person', async () => {
    await createMailer({ from, smtpUrl, db: opened.database.db, log }).deliver(welcome);
    expect(received).toHaveLength(1);
    const [{ to, mail }] = received as [{ to: string[]; mail: Email }];
    expect(to).toEqual(['rani@kampus.example']);
    expect(mail.from).toMatchObject({ name: 'Setapak', address: 'halo@setapak.example' });
    expect(mail.subject).toBe('Selamat datang di Setapak');
    for (const body of [mail.html, mail.text]) {
      expect(body).toContain('Hai Rani,');
      expect(body).toContain('https://setapak.example/app/cv/dashboard');
    }
    expect(mail.html).toContain('lang="id"');
    expect(mail.html).toMatch(/#1d2d5e/i);
    expect(mail.html).toMatch(/#facd11/i);
  });

  test('reset link: arrives unchanged, with its lifetime', async () => {
    await createMailer({ from, smtpUrl, db: opened.database.db, log }).deliver(reset);
    const { mail } = received[0] as { mail: Email };
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(mail.text).toContain('30 menit');
    expect(mail.text).toContain('satu kali');
  });

  test('what a server that was away would send too late is not sent', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    await mailer.deliver({ ...reset, until: new Date(Date.now() - 1).toISOString() });
    expect(received).toEqual([]);
    await mailer.deliver({ ...reset, until: new Date(Date.now() + 60_000).toISOString() });
    expect(received).toHaveLength(1);
  });

  test.each([
    'rani@kampus.example\r\nBcc: all@kampus.example',
    'rani@kampus.example, budi@kampus.example',
    'Rani <rani@kampus.example>',
    '"x\r\n.\r\nMAIL FROM:<a@b.c>"@kampus.example',
  ])('an address that is more than an address is refused: %j', async (to) => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    await expect(mailer.deliver({ ...welcome, to })).rejects.toThrow('email');
    expect(received).toEqual([]);
  });

  test('a name brings in no header, no markup and no link', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    const name = '<b>Menang!</b>http://jahat.example\r\nBcc: all@kampus.example';
    await mailer.deliver({ ...welcome, props: { ...props, name } });
    const [{ to, mail }] = received as [{ to: string[]; mail: Email }];
    expect(to).toEqual(['rani@kampus.example']);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    for (const body of [mail.html, mail.text]) {
      expect(body).not.toContain('jahat.example');
      expect(body).not.toContain('<b>Menang');
    }
  });

  test('Message-ID: a mail that is sent again keeps its own', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    for (const id of ['job-1', 'job-1', 'job-2']) await mailer.deliver(welcome, { id });
    expect(received.map(({ mail }) => mail.messageId)).toEqual([
      '<job-1@setapak.example>',
      '<job-1@setapak.example>',
      '<job-2@setapak.example>',
    ]);
  });

  test('a mailbox that does not exist is not tried again', async () => {
    refuseWith = { responseCode: 550 };
    await createMailer({ from, smtpUrl, db: opened.database.db, log }).deliver(welcome);
    expect(lines.join('')).toContain('mail refused for good');
  });

  test('a server that has no time now is worth another try', async () => {
    refuseWith = { responseCode: 451 };
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    await expect(mailer.deliver(welcome)).rejects.toMatchObject({ code: 'unavailable', responseCode: 451 });
  });

  test('a server that refuses us, not the recipient, is worth another try', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    refuseSender = { responseCode: 550 };
    await expect(mailer.deliver(welcome)).rejects.toMatchObject({ code: 'unavailable', responseCode: 550 });
    refuseSender = undefined;
    refuseWith = { responseCode: 554, message: '5.7.1 Service unavailable; client host blocked' };
    await expect(mailer.deliver(welcome)).rejects.toMatchObject({ code: 'unavailable', responseCode: 554 });
  });

  test('a try whose time is over hangs up, so that none goes on beside the next', async () => {
    answersMails = false;
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    const end = new AbortController();
    const sending = mailer.deliver(welcome, { id: 'job-1', signal: end.signal });
    sending.catch(() => {});
    await expect.poll(() => received.length).toBe(1);
    end.abort();
    await expect(sending).rejects.toMatchObject({ name: 'MailError', code: 'unavailable' });
    await expect.poll(() => server.connections.size).toBe(0);
  });

  test('a server that hangs before DATA is left soon; one that has the mail may take its time', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log, patienceMs: 1_000 });
    answersRecipients = false;
    await expect(mailer.deliver(welcome)).rejects.toMatchObject({ name: 'MailError', code: 'unavailable' });
    expect(received).toEqual([]);
    answersRecipients = true;
    answersMails = false;
    const outcome = mailer.deliver(welcome).then(
      () => 'sent',
      () => 'left',
    );
    await expect.poll(() => received.length).toBe(1);
    expect(await Promise.race([outcome, delay(1_300, 'waits')])).toBe('waits');
    answer?.();
    expect(await outcome).toBe('sent');
  });

  test('neither logs nor errors name the recipient', async () => {
    const mailer = createMailer({ from, smtpUrl, db: opened.database.db, log });
    await mailer.deliver(welcome);
    refuseWith = { responseCode: 550 };
    await mailer.deliver(welcome);
    refuseWith = { responseCode: 451 };
    const error = await mailer.deliver(welcome).catch((caught: unknown) => caught);
    log.error({ err: error }, 'failed');
    expect(lines.join('')).not.toContain('rani');
  });
});

test('a server that is not there is worth another try', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  const mailer = createMailer({ from, smtpUrl: `smtp://127.0.0.1:${port}`, db: opened.database.db, log });
  await expect(mailer.deliver(welcome)).rejects.toMatchObject({ name: 'MailError', code: 'unavailable' });
});

test('without a server, mail waits in the outbox, each once', async () => {
  const { db } = opened.database;
  const mailer = createMailer({ from, db, log });
  // Its job was killed before it could say that it was done, and runs again.
  await mailer.deliver(reset, { id: 'job-1' });
  await mailer.deliver(reset, { id: 'job-1' });
  const kept = await db.select().from(mailOutbox);
  expect(kept).toHaveLength(1);
  expect(kept[0]).toMatchObject({
    recipient: 'rani@kampus.example',
    subject: 'Atur ulang password Setapak-mu',
  });
  expect(kept[0]?.text).toContain(url);
});

test('a mail shows the logo from our own address, the name as text beside it, and who sends it', async () => {
  const { db } = opened.database;
  const site = { baseUrl: 'https://setapak.example', issuer: 'PT Contoh · Jalan Contoh 1' };
  await createMailer({ from, db, log, site }).deliver(welcome, { id: 'with-logo' });
  const kept = (await db.select().from(mailOutbox)).find(({ id }) => id === 'with-logo');
  expect(kept?.html).toContain('src="https://setapak.example/apple-touch-icon.png"');
  expect(kept?.html).toMatch(/alt=""/);
  expect(kept?.text).toContain('PT Contoh · Jalan Contoh 1');
  expect(kept?.text).not.toContain('apple-touch-icon');
});
