import { request } from 'node:http';
import { newId } from '../../../apps/web/app/services/id.ts';
import type { RunningServer } from '../../../apps/web/e2e/server.ts';
import { registerVisitor, type Visitor } from '../../../apps/web/e2e/visitor.ts';
import { residentBytes } from '../processes.ts';
import { megabytes, ms, percentile } from '../stats.ts';

/** As many as one person may hold. */
const A_PERSON = 5;
const AT_ONCE = 100;

/** Holds event streams open at one process, and reads what it needs for them. */
export async function measureStreams(server: RunningServer, wanted: number) {
  const { url, pid } = server;
  const people: Visitor[] = [];
  while (people.length * A_PERSON < wanted)
    people.push(...(await Promise.all(Array.from({ length: 4 }, () => registerVisitor(url)))));
  // What it cost to register them is not what streams cost.
  await server.restart();
  await people[0]!.fetch('/app/home');
  const before = residentBytes(pid());
  const ends: (() => void)[] = [];
  let refused = 0;
  for (let opened = 0; opened < wanted; opened += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, wanted - opened) }, async (_, n) => {
        const end = await openStream(url, people[Math.floor((opened + n) / A_PERSON)]!.cookie(), opened + n);
        if (end) ends.push(end);
        else refused += 1;
      }),
    );
  const after = residentBytes(pid());
  for (const end of ends) end();
  return {
    open: ends.length,
    refused,
    'memory before': megabytes(before),
    'memory with them': megabytes(after),
  };
}

/** @returns what closes it; undefined where it was refused */
function openStream(url: string, cookie: string, n: number): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(`${url}/events`, {
      agent: false,
      // Each from an address of its own: how many one address may hold is not what is measured.
      headers: {
        cookie,
        accept: 'text/event-stream',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
    });
    outgoing.on('response', (answer) => {
      answer.on('error', () => {});
      answer.resume();
      resolve(answer.statusCode === 200 ? () => outgoing.destroy() : undefined);
    });
    outgoing.on('error', () => resolve(undefined));
    outgoing.end();
  });
}

const MESSAGES = 40;

/** How long after a CV was sent to one process a stream that another one holds says so (ms, the saving included). */
export async function measureMessages(from: RunningServer, to: RunningServer) {
  const person = await registerVisitor(from.url);
  const cookie = person.cookie();
  const headers = { cookie, origin: from.url };
  const created = await person.post('/app/cv/dashboard', { intent: 'create', name: 'CV Finance' });
  const path = `/app/cv/${created.headers.get('location')?.split('/').at(-1) ?? ''}/document`;
  const stream = await fetch(`${to.url}/events`, { headers: { cookie, accept: 'text/event-stream' } });
  if (stream.status !== 200 || !stream.body) throw new Error(`the stream answered ${stream.status}`);
  const reader = stream.body.pipeThrough(new TextDecoderStream()).getReader();
  const samples: number[] = [];
  for (let message = 0; message < MESSAGES; message += 1) {
    const stored = (await (await fetch(from.url + path, { headers })).json()) as Stored;
    const profile = { ...stored.document.profile, subtitle: String(message) };
    const body = { version: stored.version, saveId: newId(), document: { ...stored.document, profile } };
    const startedAt = performance.now();
    const saved = fetch(from.url + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error('the stream ended');
      if (value.includes('cv.changed')) break;
    }
    samples.push(performance.now() - startedAt);
    if ((await saved).status !== 200) throw new Error(`a save answered ${(await saved).status}`);
  }
  await reader.cancel();
  return { messages: MESSAGES, p50: ms(percentile(samples, 0.5)), p95: ms(percentile(samples, 0.95)) };
}

interface Stored {
  version: number;
  document: { profile: object };
}
