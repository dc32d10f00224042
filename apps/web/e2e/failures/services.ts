import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import S3rver from 's3rver';
import { SMTPServer } from 'smtp-server';
import { freePort, startServer } from '../server.ts';
import { newVisitor, registerVisitor, type Visitor } from '../visitor.ts';

const AWAY_MS = 60_000;

/** The file store, the mail server and the gateway are away for a while: what people are told, and what goes on afterwards. */
export async function outagesOfServices(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-store-'));
  const [storePort, mailPort, gatewayPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const mails: string[] = [];
  let store = await startStore(folder, storePort);
  let mail = await startMail(mailPort, mails);
  const server = await startServer({
    env: {
      LOG_LEVEL: 'silent',
      S3_BUCKET: 'setapak',
      S3_ENDPOINT: `http://127.0.0.1:${storePort}`,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      PAYMENT_GATEWAY: 'midtrans',
      MIDTRANS_SERVER_KEY: 'key',
      MIDTRANS_CLIENT_KEY: 'key',
      MIDTRANS_SNAP_URL: `http://127.0.0.1:${gatewayPort}`,
      MIDTRANS_API_URL: `http://127.0.0.1:${gatewayPort}`,
    },
  });
  const rows = [];
  try {
    const pdf = await render(starterResume('finance'), { pages: 'multi' });
    const person = await registerVisitor(server.url, newVisitor(server.url));
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;

    await store.close();
    const refused = await upload(person, pdf);
    const page = await person.fetch('/app/cv/dashboard');
    rows.push({
      away: 'file store',
      'an upload': `${refused.status}, ${refused.said}`,
      'other pages': page.status,
      '/readyz': await ready(),
      afterwards: '',
    });
    store = await startStore(folder, storePort);
    rows.at(-1)!.afterwards = `an upload: ${(await upload(person, pdf)).status}`;

    await mail.close();
    const before = mails.length;
    const another = await registerVisitor(server.url, newVisitor(server.url));
    await delay(AWAY_MS);
    rows.push({
      away: 'mail server',
      'an upload': 'n/a',
      'other pages': (await another.fetch('/app/profile')).status,
      '/readyz': await ready(),
      afterwards: '',
    });
    mail = await startMail(mailPort, mails);
    const until = Date.now() + 120_000;
    while (mails.length === before && Date.now() < until) await delay(250);
    rows.at(-1)!.afterwards = mails.length > before ? 'the mail arrived' : 'NO mail in two minutes';

    const order = await placeOrder(person);
    rows.push({
      away: 'gateway',
      'an upload': `an order: ${order.status}, ${order.said}`,
      'other pages': (await person.fetch('/app/booking')).status,
      '/readyz': await ready(),
      afterwards: '',
    });
    const gateway = await startGateway(gatewayPort);
    const again = await placeOrder(person);
    rows.at(-1)!.afterwards = `an order: ${again.status}`;
    gateway.closeAllConnections();
    gateway.close();
    console.log('\nServices that are away');
    console.table(rows);
  } finally {
    await server.stop();
    await store.close().catch(() => undefined);
    await mail.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function startStore(directory: string, port: number): Promise<{ close(): Promise<void> }> {
  const store = new S3rver({
    port,
    address: '127.0.0.1',
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: 'setapak' }],
  });
  await store.run();
  return { close: () => store.close() };
}

async function startMail(port: number, mails: string[]): Promise<{ close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo: (_address, _session, done) => done(),
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => {
        mails.push('one');
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** As much of Midtrans as opening an invoice needs. */
async function startGateway(port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    incoming.resume();
    outgoing.setHeader('content-type', 'application/json');
    if (incoming.url === '/snap/v1/transactions') {
      outgoing.statusCode = 201;
      outgoing.end(JSON.stringify({ token: 'token', redirect_url: `http://127.0.0.1:${port}/pay` }));
    } else outgoing.end(JSON.stringify({ status_code: '404', status_message: 'not found' }));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

async function upload(person: Visitor, pdf: Uint8Array) {
  const form = new FormData();
  form.set('file', new File([Buffer.from(pdf)], 'CV.pdf', { type: 'application/pdf' }));
  const answer = await person.fetch('/app/cv/upload', {
    method: 'POST',
    body: form,
    headers: { accept: 'application/json' },
  });
  return saidOf(answer);
}

async function placeOrder(person: Visitor) {
  const purchase = { transactionType: 'ats', packageId: 'pkg-pas' };
  const json = (path: string, body: object) =>
    person.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { total } = (await (await json('/app/checkout/price', { purchase })).json()) as { total: number };
  return saidOf(
    await json('/app/checkout/orders', { purchase, clientToken: crypto.randomUUID(), seenTotal: total }),
  );
}

async function saidOf(answer: Response): Promise<{ status: number; said: string }> {
  const said = (await answer.json().catch(() => ({}))) as { text?: string; error?: string };
  return { status: answer.status, said: said.text ?? said.error ?? '' };
}
