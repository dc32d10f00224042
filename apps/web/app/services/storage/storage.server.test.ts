import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3Client, CreateBucketCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attachment } from '../attachment.server.ts';
import { newKey } from './key.ts';
import { createStorage, type Storage } from './storage.server.ts';

interface Store {
  storage: Storage;
  /** Keys of everything that lies in the store. */
  keys(): Promise<string[]>;
  close(): Promise<void>;
}

async function localStore(): Promise<Store> {
  const dataDir = await mkdtemp(join(tmpdir(), 'setapak-test-'));
  const files = join(dataDir, 'files');
  return {
    storage: createStorage({ dataDir }),
    async keys() {
      const entries = await readdir(files, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    close: () => rm(dataDir, { recursive: true }),
  };
}

/** A server on loopback that speaks S3's protocol. */
async function s3Store(): Promise<Store> {
  const directory = await mkdtemp(join(tmpdir(), 'setapak-test-'));
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    allowMismatchedSignatures: false,
    configureBuckets: [],
  });
  const { port } = await server.run();
  const s3 = {
    bucket: 'setapak-files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  const client = new S3Client({ ...s3, credentials: s3, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
  return {
    storage: createStorage({ dataDir: directory, s3 }),
    async keys() {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: s3.bucket }));
      return Contents.map((object) => object.Key ?? '');
    },
    async close() {
      client.destroy();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

const pdf = { contentType: 'application/pdf' };
/** Every byte value, over several chunks of a stream. */
const content = Uint8Array.from({ length: 300_000 }, (_, n) => (n * 7) % 256);
const unknownKey = `cv/${'a'.repeat(36)}`;

function inPieces(bytes: Uint8Array): Readable {
  return Readable.from(Array.from({ length: 30 }, (_, n) => bytes.subarray(n * 10_000, (n + 1) * 10_000)));
}

function breaksOff(): Readable {
  return Readable.from(
    (async function* () {
      yield content.subarray(0, 50_000);
      throw new Error('the browser went away');
    })(),
  );
}

/** What uploads left in the folder for temporary files, of which this file has its own. */
async function spooled(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith('setapak-upload-'));
}

const ownTemporary = await mkdtemp(join(tmpdir(), 'setapak-test-'));
const sharedTemporary = process.env['TMPDIR'] ?? '';
beforeAll(() => {
  process.env['TMPDIR'] = ownTemporary;
});
afterAll(async () => {
  process.env['TMPDIR'] = sharedTemporary;
  await rm(ownTemporary, { recursive: true });
});

describe.each([
  ['the local folder', localStore],
  ['S3', s3Store],
])('%s', (_, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test.each([
    ['bytes', () => content],
    ['a stream', () => inPieces(content)],
    ['a web stream', () => new Blob([content]).stream()],
  ])('gives back what was put as %s, to the byte', async (_name, make) => {
    const { storage } = store;
    const { key, bytes } = await storage.put('cv', make(), pdf);
    expect(key).toMatch(/^cv\/[a-z0-9]{36}$/);
    expect(bytes).toBe(content.length);
    expect(Buffer.compare(await storage.getBytes(key), content)).toBe(0);
    expect(Buffer.compare(await buffer(await storage.getStream(key)), content)).toBe(0);
  });

  test.each([
    ['bytes', () => new Uint8Array()],
    ['a stream', () => Readable.from([])],
  ])('holds an empty file put as %s', async (_name, make) => {
    const { key, bytes } = await store.storage.put('cv', make(), pdf);
    expect(bytes).toBe(0);
    expect(await store.storage.getBytes(key)).toHaveLength(0);
  });

  test('a small file comes back without its neighbours in memory', async () => {
    const { key } = await store.storage.put('cv', Buffer.from('abc'), pdf);
    expect((await store.storage.getBytes(key)).byteLength).toBe(3);
  });

  test('two files never share a key', async () => {
    const puts = [store.storage.put('ats', content, pdf), store.storage.put('ats', content, pdf)];
    const [one, two] = await Promise.all(puts);
    expect(one?.key).not.toBe(two?.key);
  });

  test('a removed file is gone, and removing it again is no error', async () => {
    const { storage } = store;
    const { key } = await storage.put('thumbnail', content, { contentType: 'image/webp' });
    expect(await storage.exists(key)).toBe(true);
    await storage.remove(key);
    expect(await storage.exists(key)).toBe(false);
    await storage.remove(key);
  });

  test('storage: a missing file is not found, before a stream has begun', async () => {
    await expect(store.storage.getStream(unknownKey)).rejects.toMatchObject({ code: 'not_found' });
    await expect(store.storage.getBytes(unknownKey)).rejects.toMatchObject({ code: 'not_found' });
  });

  test.each([
    '../auth-secret',
    `cv/../${'a'.repeat(36)}`,
    `/cv/${'a'.repeat(36)}`,
    `cv/${'a'.repeat(36)}/..`,
    `cv\\${'a'.repeat(36)}`,
    `cv/%2e%2e/${'a'.repeat(28)}`,
    `${unknownKey}\n`,
    `${unknownKey}\0`,
    'cv/',
    '',
  ])('refuses the key %j', async (key) => {
    const { storage } = store;
    const refused = { code: 'bad_key' };
    await expect(storage.getStream(key)).rejects.toMatchObject(refused);
    await expect(storage.getBytes(key)).rejects.toMatchObject(refused);
    await expect(storage.exists(key)).rejects.toMatchObject(refused);
    await expect(storage.remove(key)).rejects.toMatchObject(refused);
    await expect(storage.signedUrl(key, { fileName: 'a.pdf', expiresIn: 60 })).rejects.toMatchObject(refused);
  });

  test.each([
    ['too many bytes', () => content, 'too_large'],
    ['too long a stream', () => inPieces(content), 'too_large'],
    ['a stream that breaks off', breaksOff, 'unavailable'],
  ])('%s leave nothing behind', async (_name, make, code) => {
    const before = await store.keys();
    const refused = store.storage.put('cv', make(), { ...pdf, maxBytes: 100_000 });
    await expect(refused).rejects.toMatchObject({ name: 'StorageError', code });
    expect(await store.keys()).toEqual(before);
    expect(await spooled()).toEqual([]);
  });

  test('a file of exactly the cap is taken', async () => {
    const options = { ...pdf, maxBytes: content.length };
    expect(await store.storage.put('cv', inPieces(content), options)).toMatchObject({
      bytes: content.length,
    });
  });
});

test('the local folder has no addresses of its own: a route streams', async () => {
  const { storage, close } = await localStore();
  const { key } = await storage.put('cv', content, pdf);
  expect(await storage.signedUrl(key, { fileName: 'CV.pdf', expiresIn: 60 })).toBeNull();
  await close();
});

test('S3 gives an address that saves the file under its name and lapses', async () => {
  const { storage, close } = await s3Store();
  const { key } = await storage.put('cv', content, pdf);
  const url = await storage.signedUrl(key, { fileName: 'SetapakResume-Rani.pdf', expiresIn: 60 });
  const answer = await fetch(String(url));
  expect(answer.headers.get('content-disposition')).toBe(attachment('SetapakResume-Rani.pdf'));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.compare(await answer.bytes(), content)).toBe(0);
  expect(new URL(String(url)).searchParams.get('X-Amz-Expires')).toBe('60');
  await close();
});

test('a store that does not answer is unavailable', async () => {
  const { storage, close } = await s3Store();
  await close();
  await expect(storage.put('cv', content, pdf)).rejects.toMatchObject({ code: 'unavailable' });
});

/** An object store on loopback that answers every request in this way. */
async function misbehavingStore(answer: RequestListener): Promise<Store['storage'] & AsyncDisposable> {
  const server = createServer((request, response) => {
    request.resume();
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const s3 = {
    bucket: 'setapak-files',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    silenceMs: 200,
  };
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { ...createStorage({ dataDir: tmpdir(), s3 }), [Symbol.asyncDispose]: close };
}

const key = newKey('cv');
const half = content.subarray(0, content.length / 2);
const length = { 'Content-Length': String(content.length) };

test.each<[string, RequestListener]>([
  ['says nothing', () => {}],
  ['answers 500', (_, response) => void response.writeHead(500).end()],
  [
    'hangs up in the middle',
    (_, response) => void response.writeHead(200, length).write(half, () => response.destroy()),
  ],
  ['goes silent in the middle', (_, response) => void response.writeHead(200, length).write(half)],
])(
  'storage: an object store that %s is unavailable, and nobody waits for it without end',
  async (_, answer) => {
    await using storage = await misbehavingStore(answer);
    await expect(storage.getBytes(key)).rejects.toMatchObject({ code: 'unavailable' });
  },
);

test('storage: an object store that says nothing takes no file', async () => {
  await using storage = await misbehavingStore(() => {});
  await expect(storage.put('cv', content, pdf)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storage.put('cv', Readable.from([content]), pdf)).rejects.toMatchObject({
    code: 'unavailable',
  });
});
