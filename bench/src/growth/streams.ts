import { request } from 'node:http';
import type { RunningServer } from '../../../apps/web/e2e/server.ts';
import { registerVisitor, type Visitor } from '../../../apps/web/e2e/visitor.ts';
import { residentBytes } from '../processes.ts';
import { megabytes } from '../stats.ts';

/** As many as one person may hold. */
const A_PERSON = 5;
const AT_ONCE = 100;

/** Holds event streams open at one process, and reads what it needs for them. */
export async function measureStreams({ url, pid }: RunningServer, wanted: number) {
  const people: Visitor[] = [];
  while (people.length * A_PERSON < wanted)
    people.push(...(await Promise.all(Array.from({ length: 4 }, () => registerVisitor(url)))));
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
    const asked = request(`${url}/events`, {
      agent: false,
      // Each from an address of its own: how many one address may hold is not what is measured.
      headers: {
        cookie,
        accept: 'text/event-stream',
        'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
      },
    });
    asked.on('response', (answer) => {
      answer.on('error', () => {});
      answer.resume();
      resolve(answer.statusCode === 200 ? () => asked.destroy() : undefined);
    });
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}
