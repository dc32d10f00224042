/*
 * Between two settings of a document most of its PDF stays: fonts, tags, other pages. A difference is a list of numbers (for each
 * part: where it begins in the file before, its length, and how many new bytes follow it), its length in four bytes before it and the
 * new bytes behind it.
 */

/** Names the file that is at hand, and in an answer the one that a difference belongs to: RFC 3229. */
export const BASE_HEADER = 'Delta-Base';

const LENGTH_BYTES = 4;
const OBJECT_END = new TextEncoder().encode('endobj');
/** What is shorter is cheaper sent than named. */
const WORTH_NAMING = 16;

/** @throws where the difference belongs to another file */
export function applyDifference(before: Uint8Array, difference: Uint8Array): Uint8Array {
  const { buffer, byteOffset, byteLength } = difference;
  const listLength = new DataView(buffer, byteOffset, byteLength).getUint32(0);
  let at = LENGTH_BYTES + listLength;
  const list = JSON.parse(new TextDecoder().decode(difference.subarray(LENGTH_BYTES, at))) as number[];
  const parts: Uint8Array[] = [];
  for (let n = 0; n < list.length; n += 3) {
    const [start = 0, length = 0, added = 0] = list.slice(n, n + 3);
    if (start + length > before.length) throw new RangeError('the difference belongs to another file');
    parts.push(before.subarray(start, start + length), difference.subarray(at, at + added));
    at += added;
  }
  return joined(parts);
}

/** What `applyDifference` makes `after` of, with `before` at hand. Objects of a PDF are looked for, wherever they stood. */
export function differenceOf(before: Uint8Array, after: Uint8Array): Uint8Array {
  const known = new Map(objectsOf(before).map(({ start, bytes }) => [keyOf(bytes), start]));
  const list: [start: number, length: number, added: number][] = [[0, 0, 0]];
  const added: Uint8Array[] = [];
  for (const { bytes } of objectsOf(after)) {
    const last = list.at(-1)!;
    const start = bytes.length < WORTH_NAMING ? undefined : known.get(keyOf(bytes));
    if (start === undefined) {
      last[2] += bytes.length;
      added.push(bytes);
    } else if (last[2] === 0 && last[0] + last[1] === start) last[1] += bytes.length;
    else list.push([start, bytes.length, 0]);
  }
  const head = new TextEncoder().encode(JSON.stringify(list.flat()));
  const length = new Uint8Array(LENGTH_BYTES);
  new DataView(length.buffer).setUint32(0, head.length);
  return joined([length, head, ...added]);
}

interface Part {
  start: number;
  bytes: Uint8Array;
}

/** A file cut behind each of its objects. */
function objectsOf(file: Uint8Array): Part[] {
  const parts: Part[] = [];
  let start = 0;
  while (start < file.length) {
    const end = endOfObject(file, start);
    parts.push({ start, bytes: file.subarray(start, end) });
    start = end;
  }
  return parts;
}

function endOfObject(file: Uint8Array, from: number): number {
  const [first = 0] = OBJECT_END;
  for (let at = file.indexOf(first, from); at >= 0; at = file.indexOf(first, at + 1))
    if (OBJECT_END.every((byte, n) => file[at + n] === byte)) return at + OBJECT_END.length;
  return file.length;
}

const latin1 = new TextDecoder('latin1');
const keyOf = (bytes: Uint8Array) => latin1.decode(bytes);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
