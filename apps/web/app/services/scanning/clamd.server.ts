import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Clamd {
  host: string;
  port: number;
  /** For the file and the answer together. */
  timeoutMs?: number;
}

/** @param address such as `tcp://127.0.0.1:3310` or `tcp://[::1]` */
export function clamdAt(address: string): Clamd {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) };
}

/** How many bytes go at once; clamd takes chunks of any size below its StreamMaxLength. */
const CHUNK = 64 * 1024;
const LONGEST_ANSWER = 4_096;

/**
 * Hands a file to clamd over TCP with its command INSTREAM (clamd(8)): chunks behind their length, an empty one ends.
 * The packages for it (last releases of 2024) fall back to starting programs of the machine; this does not.
 * @returns the name of the virus, or null where the file is clean
 * @throws Error where the file could not be read, or clamd does not answer in time, or not as its manual says: what the file
 * holds is then unknown. The file is closed in every case.
 */
export async function scanWithClamd(
  content: Readable,
  { host, port, timeoutMs = 30_000 }: Clamd,
): Promise<string | null> {
  const socket = connect({ host, port, signal: AbortSignal.timeout(timeoutMs) });
  const isSent = pipeline(content, framed, socket, { end: false }).then(
    () => true,
    (error: Error) => {
      // A file that breaks must not be waited for.
      socket.destroy(error);
      return false;
    },
  );
  const answer = await readAnswer(socket);
  // An answer that came before the whole file was sent says nothing good of the rest.
  if (answer === 'stream: OK' && (await isSent)) return null;
  const virus = /^stream: (.*) FOUND$/.exec(answer)?.[1];
  if (virus === undefined) throw new Error('clamd did not scan the file');
  return virus;
}

/** What stands before the NUL that ends every answer; nothing where none comes. Closes the connection. */
async function readAnswer(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    const end = answer.indexOf('\0');
    if (end >= 0) return answer.slice(0, end);
    if (answer.length > LONGEST_ANSWER) break;
  }
  return '';
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
