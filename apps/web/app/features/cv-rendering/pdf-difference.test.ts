import { starterResume } from '@setapak/resume';
import { render } from '@setapak/resume-pdf';
import { expect, test } from 'vitest';
import { applyDifference, differenceOf } from './pdf-difference.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('a PDF comes back to the byte from what is new in it, which is far less than the file', async () => {
  const resume = starterResume('product', 'id');
  const before = await render(resume, { pages: 'multi' });
  const profile = { ...resume.profile, firstName: 'Rani Ayu' };
  const after = await render({ ...resume, profile }, { pages: 'multi' });
  const difference = differenceOf(before, after);
  expect(Buffer.from(applyDifference(before, difference)).equals(after)).toBe(true);
  expect(difference.length).toBeLessThan(after.length / 2);
});

test('files of any bytes come back: the same, nothing in common, objects in another order, a cut one, empty ones', () => {
  const [one, two, three] = [
    '1 0 obj <</A 1>> endobj',
    '2 0 obj <</B 22>> endobj',
    '3 0 obj <</C 3>> endobj',
  ];
  const files = [
    one + two + three,
    three + one + two,
    one + one,
    'en endob endo',
    `${two} trailer`,
    two.slice(5),
    '',
  ];
  for (const before of files.map(bytes))
    for (const after of files.map(bytes))
      expect(applyDifference(before, differenceOf(before, after))).toEqual(after);
});

test('a difference to a longer file is refused', () => {
  const [before, after] = [bytes('1 0 obj <</Kind /Page>> endobj'), bytes('1 0 obj <</Kind /Page>> endobj!')];
  expect(() => applyDifference(bytes('short'), differenceOf(before, after))).toThrow(RangeError);
});
