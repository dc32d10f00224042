import type { Turn } from '../extract/geometry.ts';

/** A picture in shades of grey, one byte a pixel. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Pixels along a side of the squares in which the light is measured, and the share of a square that is darker than its paper. */
const SQUARE = 64;
const BELOW_PAPER = 0.8;
/** Shades; a square that is darker than the paper should be there by more holds no paper (a panel, a photograph, the table). */
const NO_PAPER = 20;
/** Shades between the lightest and the darkest paper, below which the light is even. */
const EVEN = 24;
const ROUNDS = 8;
/** Letters in grey are near the paper in a blurred photograph. */
const CONTRAST = 2;

/**
 * A photograph's page as light as its paper everywhere: the light falls off smoothly, as a surface of the second order, and dark panels stand
 * out of it.
 */
export function evenLight(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture;
  const squares: { x: number; y: number; light: number }[] = [];
  for (let top = 0; top + SQUARE <= height; top += SQUARE)
    for (let left = 0; left + SQUARE <= width; left += SQUARE)
      squares.push({
        x: (2 * (left + SQUARE / 2)) / width - 1,
        y: (2 * (top + SQUARE / 2)) / height - 1,
        light: paperOf(picture, left, top),
      });
  // The lighter half is paper, more or less; from there on what the light's own slope explains is as well.
  let paper = squares.toSorted((a, b) => b.light - a.light).slice(0, Math.ceil(squares.length / 2));
  let surface = fitSurface(paper);
  for (let round = 0; surface && round < ROUNDS; round += 1) {
    const { at } = surface;
    paper = squares.filter(({ x, y, light }) => light > at(x, y) - NO_PAPER);
    surface = fitSurface(paper);
  }
  if (!surface || paper.length < squares.length / 3) return picture;
  const { at } = surface;
  const lights = paper.map(({ x, y }) => at(x, y));
  if (Math.max(...lights) - Math.min(...lights) < EVEN) return picture;
  const even = new Uint8Array(data.length);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const light = Math.max(1, at((2 * column) / width - 1, (2 * row) / height - 1));
      even[row * width + column] = 255 * Math.min(1, data[row * width + column]! / light) ** CONTRAST;
    }
  return { width, height, data: even };
}

function paperOf({ width, data }: GreyPicture, left: number, top: number): number {
  const counts = new Uint32Array(256);
  for (let row = top; row < top + SQUARE; row += 2)
    for (let column = left; column < left + SQUARE; column += 2) counts[data[row * width + column]!]! += 1;
  let below = BELOW_PAPER * (SQUARE / 2) ** 2;
  return counts.findIndex((count) => (below -= count) < 0);
}

/** Least squares: light over 1, x, y, x², xy, y². Nothing where the squares do not say. */
function fitSurface(squares: readonly { x: number; y: number; light: number }[]) {
  const termsOf = (x: number, y: number) => [1, x, y, x * x, x * y, y * y];
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 7 }, () => 0));
  for (const { x, y, light } of squares) {
    const terms = [...termsOf(x, y), light];
    for (const [at, row] of rows.entries())
      for (const [column, term] of terms.entries()) row[column]! += terms[at]! * term;
  }
  const [a, b, c, d, e, f] = solve(rows) ?? [];
  if (f === undefined) return undefined;
  return { at: (x: number, y: number) => a! + b! * x + c! * y + d! * x * x + e! * x * y + f * y * y };
}

/** Gauss and Jordan, on rows that end in the right side. */
function solve(rows: number[][]): number[] | undefined {
  for (const [at] of rows.entries()) {
    const pivot = rows
      .slice(at)
      .reduce((most, row) => (Math.abs(row[at]!) > Math.abs(most[at]!) ? row : most));
    if (Math.abs(pivot[at]!) < 1e-6) return undefined;
    const from = rows.indexOf(pivot);
    [rows[at], rows[from]] = [pivot, rows[at]!];
    for (const row of rows)
      if (row !== pivot) {
        const share = row[at]! / pivot[at]!;
        for (const [column, value] of pivot.entries()) row[column]! -= share * value;
      }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}

const DARK = 128;
/** Rows are counted in strips of this share of the width, so that a slope does not smear them; as many at once as a letter is wide. */
const STRIPS = 8;
const LETTER = 16;
/** Of a band; where more is dark stands a panel, or what lies around the paper. */
const MOST_INK = 0.5;
/** Scans on their side show 9 to 43 times as much across, upright ones a twentieth, photographs on a table half to three times. */
const FAR_MORE = 4;

/** Whether the lines of text run up or down: ink comes and goes from line to line far more than along a line. A photograph seldom says so. */
export function isSideways(picture: GreyPicture): boolean {
  return changesAcross(turnedPicture(picture, 90)) > FAR_MORE * changesAcross(picture);
}

function changesAcross({ width, height, data }: GreyPicture): number {
  const wide = Math.floor(width / STRIPS);
  let changes = 0;
  for (let strip = 0; strip < STRIPS; strip += 1) {
    let before = 0;
    for (let band = 0; band < height; band += LETTER) {
      let ink = 0;
      for (let row = band; row < Math.min(height, band + LETTER); row += 1)
        for (let column = strip * wide; column < (strip + 1) * wide; column += 1)
          if (data[row * width + column]! < DARK) ink += 1;
      if (ink > MOST_INK * LETTER * wide) ink = 0;
      changes += (ink - before) ** 2;
      before = ink;
    }
  }
  return changes / wide;
}

/** The picture with text that runs in direction `turn` (clockwise) from left to right. */
export function turnedPicture({ width, height, data }: GreyPicture, turn: Turn): GreyPicture {
  if (turn === 0) return { width, height, data };
  const [wide, high] = turn === 180 ? [width, height] : [height, width];
  const turned = new Uint8Array(data.length);
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const [x, y] =
        turn === 90
          ? [width - 1 - row, column]
          : turn === 180
            ? [width - 1 - column, height - 1 - row]
            : [row, height - 1 - column];
      turned[row * wide + column] = data[y * width + x]!;
    }
  return { width: wide, height: high, data: turned };
}

/** The picture turned clockwise about its middle by so many radians; what comes into it is white. */
export function tiltedPicture({ width, height, data }: GreyPicture, radians: number): GreyPicture {
  const tilted = new Uint8Array(data.length).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [dx, dy] = [column - middleX, row - middleY];
      const [x, y] = [middleX + dx * cos + dy * sin, middleY - dx * sin + dy * cos];
      const [left, top] = [Math.floor(x), Math.floor(y)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, below] = [x - left, y - top];
      const at = top * width + left;
      tilted[row * width + column] =
        (1 - below) * ((1 - right) * data[at]! + right * data[at + 1]!) +
        below * ((1 - right) * data[at + width]! + right * data[at + width + 1]!);
    }
  return { width, height, data: tilted };
}

/** Half as wide and high. */
export function halved({ width, height, data }: GreyPicture): GreyPicture {
  const [wide, high] = [Math.floor(width / 2), Math.floor(height / 2)];
  const half = new Uint8Array(wide * high);
  for (let row = 0; row < high; row += 1)
    for (let column = 0; column < wide; column += 1) {
      const at = 2 * row * width + 2 * column;
      half[row * wide + column] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]!) / 4;
    }
  return { width: wide, height: high, data: half };
}
