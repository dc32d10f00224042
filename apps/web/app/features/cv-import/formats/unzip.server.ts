import { inflateRawSync } from 'node:zlib';

interface Unzip {
  bytes: Uint8Array;
  /** Which files are wanted, by their path. */
  wanted: (path: string) => boolean;
  /** Bytes of one file when it is unfolded: a small archive can hold gigabytes of nothing. */
  largest: number;
  /** Bytes that are unfolded in all, in vain too: many entries can name the same packed file. */
  total: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The way of packing that packs nothing. */
const STORED = 0;
/** More entries than any export has: the rest is not looked at. */
const MOST_ENTRIES = 2_000;

export interface Unzipped {
  /** By their paths. */
  files: Map<string, Uint8Array>;
  /** Wanted files that could not be had: larger than allowed, behind a password, or torn. */
  leftOut: { path: string; why: LeftOut }[];
}

export type LeftOut = 'too_large' | 'locked' | 'damaged';

/** The wanted files of an archive. @throws Error where its list of files is torn or missing */
export function unzip({ bytes, wanted, largest, total }: Unzip): Unzipped {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(signature(END));
  if (end < 0) throw new Error('no archive');
  const files: Unzipped['files'] = new Map();
  const leftOut: Unzipped['leftOut'] = [];
  let left = total;
  let at = zip.readUInt32LE(end + 16);
  const count = Math.min(MOST_ENTRIES, zip.readUInt16LE(end + 10));
  for (let entry = 0; entry < count; entry += 1) {
    if (zip.readUInt32LE(at) !== ENTRY) throw new Error('torn');
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted(path)) {
      const { content, why, spent } = contentOf(zip, at, Math.min(largest, left));
      left -= spent;
      if (content) files.set(path, content);
      else leftOut.push({ path, why });
    }
    at += 46 + nameLength + extraLength + noteLength;
  }
  return { files, leftOut };
}

/** A file, or why there is none; `spent`: how many bytes it may have taken to find out. */
type Unfolded =
  | { content: Uint8Array; why?: undefined; spent: number }
  | { content?: undefined; why: LeftOut; spent: number };

function contentOf(zip: Buffer, entry: number, largest: number): Unfolded {
  const isLocked = (zip.readUInt16LE(entry + 8) & 1) === 1;
  if (isLocked) return { why: 'locked', spent: 0 };
  // What a file claims to unfold to is believed where it is too much already; what is not packed is as large as it stands there.
  const stored = zip.readUInt16LE(entry + 10) === STORED ? zip.readUInt32LE(entry + 20) : 0;
  if (largest <= 0 || Math.max(stored, zip.readUInt32LE(entry + 24)) > largest)
    return { why: 'too_large', spent: 0 };
  try {
    const content = unfolded(zip, entry, largest);
    return { content, spent: content.length };
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    // It was unfolded as far as it was allowed: thousands of such entries would stop everybody else.
    return { why: isTooLarge ? 'too_large' : 'damaged', spent: largest };
  }
}

function unfolded(zip: Buffer, entry: number, largest: number): Uint8Array {
  const method = zip.readUInt16LE(entry + 10);
  const packed = zip.readUInt32LE(entry + 20);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + packed);
  if (content.length < packed) throw new Error('torn');
  if (method === STORED) return content;
  if (method !== 8) throw new Error('packed in an unknown way');
  return inflateRawSync(content, { maxOutputLength: largest });
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
