import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import { attachment } from '../attachment.server.ts';
import { capStream, type ByteStream } from './cap-stream.ts';
import { StorageError, toStorageError } from './error.ts';
import { checkedKey, filePrefixes, isKey, newKey, type FilePrefix } from './key.ts';
import { localDisk } from './local-disk.server.ts';
import type { S3Options } from './s3-disk.server.ts';
import { spool } from './spool.ts';

export { StorageError } from './error.ts';
export type { FilePrefix } from './key.ts';

interface PutOptions {
  contentType: string;
  /** More than so many bytes are refused; a stream is broken off there. */
  maxBytes?: number;
}

interface SignedUrlOptions {
  /** Under which name the browser saves it. */
  fileName: string;
  /** Seconds that the address is good for. */
  expiresIn: number;
}

/** Files under random names. Every function throws only StorageError. */
export interface Storage {
  /** Stores a file. When it fails nothing of the file is left. @throws StorageError too_large, unavailable */
  put(
    prefix: FilePrefix,
    content: Uint8Array | ByteStream,
    options: PutOptions,
  ): Promise<{ key: string; bytes: number }>;
  /** @throws StorageError not_found, bad_key, unavailable */
  getStream(key: string): Promise<Readable>;
  /** @throws StorageError not_found, bad_key, unavailable */
  getBytes(key: string): Promise<Uint8Array>;
  /** Removes a file; what is gone already is no error. */
  remove(key: string): Promise<void>;
  exists(key: string): Promise<boolean>;
  /** The keys of all files, at most 500 at a time; what is no key of ours is passed over. */
  pages(): AsyncIterable<string[]>;
  /** What kind of file it is. */
  contentTypeOf(key: string): Promise<string | undefined>;
  /** Stores a file of a backup under the name that it had. */
  putBack(key: string, content: Readable, contentType?: string): Promise<void>;
  /** When a file was stored; undefined where it is gone. */
  modifiedAt(key: string): Promise<Date | undefined>;
  /** An address that the browser can load from the store itself; null where a route must stream the file. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string | null>;
}

interface StorageOptions {
  /** Files stand in its folder `files` where no object store is given. */
  dataDir: string;
  s3?: S3Options;
}

export function createStorage({ dataDir, s3 }: StorageOptions): Storage {
  const opening = s3 ? openS3(s3) : Promise.resolve(localDisk(dataDir));

  async function putBytes(
    key: string,
    content: Uint8Array,
    { contentType, maxBytes = Infinity }: PutOptions,
  ) {
    if (content.byteLength > maxBytes) throw new StorageError('too_large');
    await (await opening).put(key, content, { contentType });
    return content.byteLength;
  }

  function putStream(key: string, content: ByteStream, { contentType, maxBytes = Infinity }: PutOptions) {
    return spool(capStream(content, maxBytes), async (spooled, bytes) => {
      // The driver takes a length of 0 for none given, and the store would wait for one.
      if (bytes === 0) return putBytes(key, new Uint8Array(), { contentType });
      await (await opening).putStream(key, spooled, { contentType, contentLength: bytes });
      return bytes;
    });
  }

  return {
    async put(prefix, content, options) {
      const key = newKey(prefix);
      try {
        const bytes =
          content instanceof Uint8Array
            ? await putBytes(key, content, options)
            : await putStream(key, content, options);
        return { key, bytes };
      } catch (error) {
        const removed = opening.then((disk) => disk.delete(key)).catch(() => undefined);
        // An object store keeps nothing by halves, and one that is silent would be waited for once more.
        if (!s3) await removed;
        throw toStorageError(error);
      }
    },
    getStream: (key) => inOurWords(async () => openedStream(await opening, checkedKey(key))),
    // flydrive's own getBytes hands out the whole memory behind a small file's buffer.
    getBytes: (key) => inOurWords(async () => buffer(await openedStream(await opening, checkedKey(key)))),
    remove: (key) => inOurWords(async () => (await opening).delete(checkedKey(key))),
    async *pages() {
      const disk = await opening;
      for (const prefix of filePrefixes) yield* keysUnder(disk, prefix);
    },
    contentTypeOf: (key) =>
      inOurWords(async () => (await (await opening).getMetaData(checkedKey(key))).contentType),
    putBack: (key, content, contentType = 'application/octet-stream') =>
      inOurWords(async () => void (await putStream(checkedKey(key), content, { contentType }))),
    modifiedAt: (key) =>
      inOurWords(async () => {
        const disk = await opening;
        if (!(await disk.exists(checkedKey(key)))) return undefined;
        return (await disk.getMetaData(key)).lastModified;
      }),
    exists: (key) => inOurWords(async () => (await opening).exists(checkedKey(key))),
    signedUrl: (key, { fileName, expiresIn }) =>
      inOurWords(async () => {
        checkedKey(key);
        if (!s3) return null;
        return (await opening).getSignedUrl(key, { expiresIn, contentDisposition: attachment(fileName) });
      }),
  };
}

const PAGE = 500;

/** An object store lists a thousand keys at a time, a folder all of them at once. */
async function* keysUnder(disk: Disk, prefix: FilePrefix): AsyncGenerator<string[]> {
  let token: string | undefined;
  do {
    const listed = await listing(disk, prefix, token);
    const keys = [...(listed?.objects ?? [])]
      .map((entry) => (entry.isFile ? entry.key : ''))
      .filter((key) => isKey(key));
    for (let at = 0; at < keys.length; at += PAGE) yield keys.slice(at, at + PAGE);
    token = listed?.paginationToken;
  } while (token);
}

/** A folder that nothing was stored in yet is not there. */
async function listing(disk: Disk, prefix: FilePrefix, paginationToken: string | undefined) {
  try {
    return await disk.listAll(`${prefix}/`, { ...(paginationToken && { paginationToken }) });
  } catch (error) {
    if (error instanceof Error && isMissing(error)) return undefined;
    throw toStorageError(error);
  }
}

function isMissing(error: Error): boolean {
  return error.cause instanceof Error && 'code' in error.cause && error.cause.code === 'ENOENT';
}

/** The S3 client is large; only who uses it loads it. */
async function openS3(options: S3Options): Promise<Disk> {
  const { s3Disk } = await import('./s3-disk.server.ts');
  return s3Disk(options);
}

/** A local stream opens its file later; waiting for that tells a missing file before an answer has begun. */
async function openedStream(disk: Disk, key: string): Promise<Readable> {
  const stream = await disk.getStream(key);
  if (stream instanceof ReadStream) await once(stream, 'open');
  return stream;
}

async function inOurWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toStorageError(error);
  }
}
