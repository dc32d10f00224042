import { expect, test } from 'vitest';
import { evenLight, isSideways, tiltedPicture, turnedPicture, type GreyPicture } from './level-picture.ts';

const picture = (width: number, height: number, shade: (x: number, y: number) => number): GreyPicture => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height }, (_, at) => shade(at % width, Math.floor(at / width))),
});
const at = ({ width, data }: GreyPicture, x: number, y: number) => data[y * width + x]!;
/** Lines of text: words of dark strokes that stand otherwise in each line, white between. */
const isInk = (x: number, y: number) => {
  const [line, letter] = [Math.floor(y / 40), Math.floor(x / 4)];
  return y % 40 < 18 && x % 120 < 100 && (letter * 7919 + line * 104_729) % 11 < 5;
};

test('light: a page that grows darker towards a corner is white everywhere, its letters and dark panels stay dark', () => {
  const light = (x: number, y: number) => 250 - 0.1 * x - 0.09 * y;
  const isPanel = (x: number) => x < 130;
  const photo = picture(700, 900, (x, y) => light(x, y) * (isInk(x, y) || isPanel(x) ? 0.2 : 1));
  const even = evenLight(photo);
  const shades = { paper: 255, letters: 0, panel: 0 };
  for (let y = 0; y < 900; y += 1)
    for (let x = 0; x < 700; x += 1) {
      const shade = at(even, x, y);
      if (isPanel(x)) shades.panel = Math.max(shades.panel, shade);
      else if (isInk(x, y)) shades.letters = Math.max(shades.letters, shade);
      else shades.paper = Math.min(shades.paper, shade);
    }
  expect(shades.paper).toBeGreaterThan(240);
  expect(shades.letters).toBeLessThan(60);
  expect(shades.panel).toBeLessThan(60);
});

test('light: a page in even light is left as it is', () => {
  const scan = picture(400, 500, (x, y) => (isInk(x, y) ? 20 : 240));
  expect(evenLight(scan)).toBe(scan);
});

test('lines that run down or up lie on their side, level and sloping ones do not', () => {
  const page = picture(1200, 1600, (x, y) => (isInk(x, y) ? 20 : 240));
  expect(isSideways(page)).toBe(false);
  expect(isSideways(tiltedPicture(page, 0.04))).toBe(false);
  expect(isSideways(turnedPicture(page, 90))).toBe(true);
  expect(isSideways(turnedPicture(page, 270))).toBe(true);
});

test.each([90, 180, 270] as const)(
  'a picture turned by %i degrees reads from left to right again',
  (turn) => {
    const page = picture(4, 3, (x, y) => 10 * x + y);
    const back = { 90: 270, 180: 180, 270: 90 } as const;
    expect(turnedPicture(turnedPicture(page, turn), back[turn])).toEqual(page);
    // What stands in the top right corner begins text that runs down.
    expect(at(turnedPicture(page, 90), 0, 0)).toBe(30);
  },
);

test('a tilt turns clockwise', () => {
  const page = picture(101, 101, (x, y) => (Math.abs(y - 50) < 3 && x > 60 ? 0 : 255));
  const tilted = tiltedPicture(page, 0.1);
  expect(at(tilted, 90, 54)).toBe(0);
  expect(at(tilted, 90, 46)).toBe(255);
});
