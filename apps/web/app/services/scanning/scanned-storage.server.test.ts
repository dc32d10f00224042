import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStorage, type Storage } from '../storage/storage.server.ts';
import { scannedStorage } from './scanned-storage.server.ts';

/** What every scanner's maker ships as a file that only looks like a virus (eicar.org), in two parts. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');
const LARGEST = 500_000;
const log = pino({ level: 'silent' });

/** clamd's side of INSTREAM: puts the chunks together and answers by what it got. */
const clamd = createServer((socket) => {
  let sent = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    sent = Buffer.concat([sent, Buffer.from(part)]);
    const file = readChunks(sent);
    if (!file) return;
    if (file.length > LARGEST) return socket.end('INSTREAM size limit exceeded. ERROR\0');
    socket.end(file.includes(TEST_VIRUS) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
  });
});

function readChunks(sent: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= sent.length) {
    const length = sent.readUInt32BE(at);
    at += 4;
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(sent.subarray(at, at + length));
    at += length;
  }
  return null;
}

let dataDir: string;
let storage: Storage;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'setapak-scan-'));
  clamd.listen(0, '127.0.0.1');
  await once(clamd, 'listening');
  const { port } = clamd.address() as AddressInfo;
  storage = scannedStorage(createStorage({ dataDir }), { host: '127.0.0.1', port }, log);
});
afterAll(async () => {
  clamd.close();
  await rm(dataDir, { recursive: true });
});

const options = { contentType: 'application/pdf' };

async function filesKept(): Promise<string[]> {
  return (await readdir(dataDir, { recursive: true })).filter((name) => /[a-z0-9]{36}$/.test(name));
}

test('storage with a scanner: whatever is kept as a stranger sent it is looked at', async () => {
  const infected = Buffer.from(`%PDF-${TEST_VIRUS}`);
  for (const prefix of ['cv', 'ats', 'profile-cv', 'review', 'application'] as const)
    await expect(storage.put(prefix, infected, options)).rejects.toMatchObject({ code: 'infected' });
});

test('storage with a scanner: clean files are kept whole, from bytes and from a stream', async () => {
  const content = Buffer.alloc(200_000, 'x');
  const one = await storage.put('cv', content, options);
  const other = await storage.put('review', Readable.from([content, content]), options);
  expect((await storage.getBytes(one.key)).byteLength).toBe(200_000);
  expect((await storage.getBytes(other.key)).byteLength).toBe(400_000);
});

test.each([
  ['bytes', (content: Buffer) => content],
  ['a stream', (content: Buffer) => Readable.from([content])],
])('storage with a scanner: an infected file from %s is refused and nothing of it stays', async (_, as) => {
  const before = await filesKept();
  const put = storage.put('review', as(Buffer.from(`%PDF-${TEST_VIRUS}`)), options);
  await expect(put).rejects.toMatchObject({ code: 'infected' });
  expect(await filesKept()).toEqual(before);
});

test('storage with a scanner: a file that could not be scanned is not kept', async () => {
  const before = await filesKept();
  const large = storage.put('ats', Readable.from([Buffer.alloc(LARGEST + 1)]), options);
  await expect(large).rejects.toMatchObject({ code: 'busy' });
  const noScanner = scannedStorage(createStorage({ dataDir }), { host: '127.0.0.1', port: 1 }, log);
  await expect(noScanner.put('cv', Buffer.from('x'), options)).rejects.toMatchObject({ code: 'busy' });
  expect(await filesKept()).toEqual(before);
});

test('storage with a scanner: pictures that were drawn anew are not scanned', async () => {
  const noScanner = scannedStorage(createStorage({ dataDir }), { host: '127.0.0.1', port: 1 }, log);
  expect(await noScanner.put('avatar', Buffer.from('x'), options)).toMatchObject({ bytes: 1 });
});
