import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { fetchCalendar } from './fetch-calendar.server.ts';
import { isPublicAddress } from './public-address.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A calendar's server on loopback, which this wire alone is allowed to reach. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = String((server.address() as AddressInfo).port);
  const isAllowed = (address: string) => address === '127.0.0.1' || address === '::1';
  const wire = { protocol: 'http:', port, request: request as never, isAllowed };
  return { url: `http://127.0.0.1:${port}/secret.ics`, port, wire };
}

test.each([
  'http://calendar.example/a.ics',
  'https://calendar.example:8443/a.ics',
  'https://somebody:secret@calendar.example/a.ics',
  'file:///etc/passwd',
  'https://127.0.0.1/a.ics',
  'https://[::1]/a.ics',
  'https://169.254.169.254/latest/meta-data',
  'https://2130706433/a.ics',
  'https://[::ffff:10.0.0.1]/a.ics',
  'https://localhost/a.ics',
])('nothing is asked of %s', async (url) => {
  await expect(fetchCalendar({ url })).rejects.toMatchObject({ problem: 'address' });
});

test.each([
  ['8.8.8.8', true],
  ['203.0.113.9', false],
  ['100.64.1.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:a00:1::', false],
  ['::ffff:8.8.8.8', false],
  ['not an address', false],
])('%s is a public address: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('the text of a calendar is read, over a redirect on the same rules', async () => {
  const { url, wire } = await serve((incoming, answer) => {
    if (incoming.url === '/secret.ics') answer.writeHead(302, { Location: '/moved.ics' }).end();
    else answer.end('BEGIN:VCALENDAR');
  });
  expect(await fetchCalendar({ url, wire })).toBe('BEGIN:VCALENDAR');
});

test('a redirect into another network is not followed', async () => {
  const { url, wire, port } = await serve((_asked, answer) => {
    answer.writeHead(302, { Location: `http://10.0.0.1:${port}/inside` }).end();
  });
  await expect(fetchCalendar({ url, wire })).rejects.toMatchObject({ problem: 'address' });
});

test('redirects in a circle, and an answer that says no, are refused', async () => {
  const circle = await serve((_asked, answer) => void answer.writeHead(302, { Location: '/again' }).end());
  await expect(fetchCalendar(circle)).rejects.toMatchObject({ problem: 'refused' });
  const gone = await serve((_asked, answer) => void answer.writeHead(404).end());
  await expect(fetchCalendar(gone)).rejects.toMatchObject({ problem: 'refused' });
});

test('a name whose address is not allowed is not called', async () => {
  const { wire, port } = await serve((_asked, answer) => void answer.end('inside'));
  const closed = { ...wire, isAllowed: () => false };
  await expect(fetchCalendar({ url: `http://localhost:${port}/`, wire: closed })).rejects.toMatchObject({
    problem: 'address',
  });
});

test('an answer that is too large, or never ends, is cut off', async () => {
  const large = await serve((_asked, answer) => void answer.end('x'.repeat(5_000)));
  await expect(fetchCalendar({ ...large, largest: 1_000 })).rejects.toMatchObject({ problem: 'too_large' });
  const slow = await serve((_asked, answer) => void answer.write('BEGIN'));
  await expect(fetchCalendar({ ...slow, withinMs: 200 })).rejects.toMatchObject({ problem: 'timeout' });
});
