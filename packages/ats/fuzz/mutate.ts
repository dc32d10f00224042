/** A repeatable stream of numbers 0..1 (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const TOKENS = [
  '/Length 99999999',
  '/Kids[1 0 R]',
  '/Count -1',
  '/Parent 1 0 R',
  '0 0 0 0 re',
  '/Filter/FlateDecode',
  '<<',
  '>>',
  'endobj',
  'stream',
  '/W[1 9 9]',
  '/Rotate 450',
  '/MediaBox[0 0 1e9 1e9]',
  '/Encrypt 1 0 R',
];

/** A damaged copy of a file: flipped bytes, cut, doubled or swapped stretches, foreign tokens. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  let copy = Uint8Array.from(bytes);
  const rounds = 1 + Math.floor(random() * 6);
  for (let round = 0; round < rounds; round += 1) copy = damage(copy, random);
  return copy;
}

function damage(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const at = Math.floor(random() * bytes.length);
  const length = Math.floor(random() * Math.min(2_000, bytes.length - at));
  const kind = Math.floor(random() * 6);
  if (kind === 0) return flipped(bytes, random);
  if (kind === 1) return Uint8Array.from(bytes.subarray(0, at + 20));
  if (kind === 2) return joined(bytes.subarray(0, at), bytes.subarray(at + length));
  if (kind === 3) return joined(bytes.subarray(0, at + length), bytes.subarray(at));
  const token = new TextEncoder().encode(TOKENS[Math.floor(random() * TOKENS.length)]);
  if (kind === 4) return joined(bytes.subarray(0, at), token, bytes.subarray(at + token.length));
  return joined(bytes.subarray(0, at), token, bytes.subarray(at));
}

function flipped(bytes: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  const copy = Uint8Array.from(bytes);
  for (let count = 0; count < 40; count += 1)
    copy[Math.floor(random() * copy.length)] = Math.floor(random() * 256);
  return copy;
}

function joined(...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
