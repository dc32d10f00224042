/** Letters; of a shorter text the loop is done before a call of the encoder has begun. */
const SHORT = 48;
const LAST_ASCII = 0x7f;
const MOST_BYTES_A_LETTER = 3;

/** Grows to the longest page. No two pages are written at a time. */
let room = Buffer.allocUnsafeSlow(2 ** 17);

/** A page's lists of pieces, one behind the other, as UTF-8: nearly all of the thousands are short and plain. */
export function bytesOf(lists: readonly (readonly (string | Uint8Array)[])[]): Buffer<ArrayBuffer> {
  let end = 0;
  for (const pieces of lists) end = write(pieces, end);
  return Buffer.from(room.subarray(0, end));
}

/** @returns where the next list begins */
function write(pieces: readonly (string | Uint8Array)[], start: number): number {
  let end = start;
  for (const piece of pieces) {
    const { length } = piece;
    if (end + length * MOST_BYTES_A_LETTER > room.length) grow(end + length * MOST_BYTES_A_LETTER, end);
    if (typeof piece !== 'string') {
      room.set(piece, end);
      end += length;
      continue;
    }
    const plain = length < SHORT ? writePlain(piece, end) : false;
    end += plain ? length : room.write(piece, end);
  }
  return end;
}

/** @returns whether it is ASCII throughout; else what stands behind the end is to be written again */
function writePlain(text: string, at: number): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const letter = text.charCodeAt(index);
    if (letter > LAST_ASCII) return false;
    room[at + index] = letter;
  }
  return true;
}

function grow(atLeast: number, kept: number): void {
  const larger = Buffer.allocUnsafeSlow(Math.max(atLeast, room.length * 2));
  room.copy(larger, 0, 0, kept);
  room = larger;
}
