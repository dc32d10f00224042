import { inflateRawSync } from 'node:zlib';

interface Unzip {
  bytes: Uint8Array;
  /** Which files are wanted, by their path. */
  wanted: (path: string) => boolean;
  /** Bytes of one file when it is unfolded: a small archive can hold gigabytes of nothing. */
  largest: number;
  /** Bytes of all wanted files together: many entries can name the same packed file. */
  total: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** More entries than any export has: the rest is not looked at. */
const MOST_ENTRIES = 2_000;

/** The wanted files of an archive by their paths. @throws Error where it is torn, or its files are larger than allowed */
export function unzip({ bytes, wanted, largest, total }: Unzip): Map<string, Uint8Array> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = zip.lastIndexOf(signature(END));
  if (end < 0) throw new Error('no archive');
  const files = new Map<string, Uint8Array>();
  let left = total;
  let at = zip.readUInt32LE(end + 16);
  const count = Math.min(MOST_ENTRIES, zip.readUInt16LE(end + 10));
  for (let entry = 0; entry < count && zip.readUInt32LE(at) === ENTRY; entry += 1) {
    const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) =>
      zip.readUInt16LE(at + offset),
    ) as [number, number, number];
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted(path)) {
      const content = contentOf(zip, at, largest);
      left -= content.length;
      if (left < 0) throw new Error('unfolds to too much');
      files.set(path, content);
    }
    at += 46 + nameLength + extraLength + noteLength;
  }
  return files;
}

function contentOf(zip: Buffer, entry: number, largest: number): Uint8Array {
  const method = zip.readUInt16LE(entry + 10);
  const packed = zip.readUInt32LE(entry + 20);
  const header = zip.readUInt32LE(entry + 42);
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
  const content = zip.subarray(start, start + packed);
  if (method === 0 && packed <= largest) return content;
  if (method !== 8) throw new Error('packed in an unknown way');
  return inflateRawSync(content, { maxOutputLength: largest });
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
