import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a stream to a temporary file and hands it on with its length, which an object store wants to know beforehand.
 * So nothing large stands in memory, and a stream that breaks never reaches the store. The file is closed and gone afterwards.
 */
export async function spool<Result>(
  stream: Readable,
  use: (content: Readable, bytes: number) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'setapak-upload-'));
  try {
    const file = join(folder, 'content');
    await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    const content = createReadStream(file);
    try {
      return await use(content, size);
    } finally {
      // A store that refuses reads nothing of it: left open, the file would hold its room on the disk for good.
      content.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
