import { once } from 'node:events';
import { ReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Disk } from 'flydrive';
import { attachment } from '../attachment.server.ts';
import { capStream, type ByteStream } from './cap-stream.ts';
import { localDisk, s3Disk, type S3Options } from './disk.server.ts';
import { StorageError, toStorageError } from './error.ts';
import { checkedKey, newKey, type FilePrefix } from './key.ts';
import { spool } from './spool.ts';

export { capStream, type ByteStream } from './cap-stream.ts';
export { StorageError, type StorageErrorCode } from './error.ts';
export type { FilePrefix } from './key.ts';

export interface PutOptions {
  contentType: string;
  /** More than so many bytes are refused; a stream is broken off there. */
  maxBytes?: number;
}

export interface SignedUrlOptions {
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
  /** An address that the browser can load from the store itself; null where a route must stream the file. */
  signedUrl(key: string, options: SignedUrlOptions): Promise<string | null>;
}

export interface StorageOptions {
  /** Files stand in its folder `files` where no object store is given. */
  dataDir: string;
  s3?: S3Options;
}

export function createStorage({ dataDir, s3 }: StorageOptions): Storage {
  const disk = s3 ? s3Disk(s3) : localDisk(dataDir);

  async function putBytes(
    key: string,
    content: Uint8Array,
    { contentType, maxBytes = Infinity }: PutOptions,
  ) {
    if (content.byteLength > maxBytes) throw new StorageError('too_large');
    await disk.put(key, content, { contentType });
    return content.byteLength;
  }

  function putStream(key: string, content: ByteStream, { contentType, maxBytes = Infinity }: PutOptions) {
    return spool(capStream(content, maxBytes), async (spooled, bytes) => {
      // The driver takes a length of 0 for none given, and the store would wait for one.
      if (bytes === 0) return putBytes(key, new Uint8Array(), { contentType });
      await disk.putStream(key, spooled, { contentType, contentLength: bytes });
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
        await disk.delete(key).catch(() => undefined);
        throw toStorageError(error);
      }
    },
    getStream: (key) => inOurWords(() => opened(disk, checkedKey(key))),
    // flydrive's own getBytes hands out the whole memory behind a small file's buffer.
    getBytes: (key) => inOurWords(async () => buffer(await opened(disk, checkedKey(key)))),
    remove: (key) => inOurWords(() => disk.delete(checkedKey(key))),
    exists: (key) => inOurWords(() => disk.exists(checkedKey(key))),
    signedUrl: (key, { fileName, expiresIn }) =>
      inOurWords(async () => {
        checkedKey(key);
        if (!s3) return null;
        return disk.getSignedUrl(key, { expiresIn, contentDisposition: attachment(fileName) });
      }),
  };
}

/** A local stream opens its file later; waiting for that tells a missing file before an answer has begun. */
async function opened(disk: Disk, key: string): Promise<Readable> {
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
