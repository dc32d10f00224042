import { connect } from 'node:net';
import { Readable } from 'node:stream';

export interface Clamd {
  host: string;
  port: number;
  timeoutMs?: number;
}

/** How many bytes go at once; clamd takes chunks of any size below its StreamMaxLength. */
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 4_096;

/**
 * Hands a file to clamd over TCP with its command INSTREAM (clamd(8)): chunks behind their length, an empty one ends.
 * The packages for it (last releases of 2024) fall back to starting programs of the machine; this does not.
 * @returns the name of the virus, or null where the file is clean
 * @throws Error where clamd does not answer, or not as its manual says: what the file holds is then unknown
 */
export async function scanWithClamd(
  content: AsyncIterable<Uint8Array>,
  { host, port, timeoutMs = 30_000 }: Clamd,
): Promise<string | null> {
  const socket = connect({ host, port });
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('clamd takes too long')));
  Readable.from(framed(content)).pipe(socket, { end: false });

  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('\0') || answer.length > LONGEST_ANSWER) break;
  }
  if (answer.startsWith('stream: OK')) return null;
  const virus = /^stream: (.*) FOUND\0/.exec(answer)?.[1];
  if (virus === undefined) throw new Error('clamd did not scan the file');
  return virus;
}

async function* framed(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of content)
    for (let from = 0; from < part.length; from += CHUNK) {
      const chunk = part.subarray(from, from + CHUNK);
      yield lengthOf(chunk.length);
      yield chunk;
    }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
