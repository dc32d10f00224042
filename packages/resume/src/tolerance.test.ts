import { expect, test } from 'vitest';
import { fromJsonResume } from './json-resume/from-json-resume.ts';
import { toJsonResume } from './json-resume/to-json-resume.ts';
import { parseResume } from './parse-resume.ts';
import { resumeSchema } from './schema.ts';
import { randomResume, seeded } from './testing/random-resume.ts';
import { toLine } from './text.ts';

const ROUNDS = 150;

const JUNK: unknown[] = [
  null,
  undefined,
  '',
  0,
  -1,
  1e308,
  Number.NaN,
  true,
  'x',
  '2024-99-99',
  [],
  {},
  [null],
  [[[]]],
  { 0: 'a', 5: 'b' },
  { items: null },
  { items: { a: 1 } },
  { toString: 'not a function' },
  '\u0000\uD800',
  new Date(Number.NaN),
];

/** Puts junk in some places of a document, and takes some away. */
function damage(value: unknown, random: () => number): unknown {
  if (random() < 0.04) return JUNK[Math.floor(random() * JUNK.length)];
  if (Array.isArray(value)) return value.map((entry: unknown) => damage(entry, random));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(() => random() > 0.02);
  return Object.fromEntries(entries.map(([key, entry]) => [key, damage(entry, random)]));
}

test('a damaged document of ours is still read, whole', () => {
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const random = seeded(seed);
    const { version: _, ...rest } = randomResume(seed);
    const damaged = damage(rest, random);
    if (typeof damaged !== 'object' || damaged === null || Array.isArray(damaged) || damaged instanceof Date)
      continue;
    if (random() < 0.5) Object.assign(damaged, { version: 1 });
    const resume = parseResume(damaged);
    expect(parseResume(resume), `seed ${seed}`).toEqual(resume);
    expect(resumeSchema.safeParse(resume).success).toBe(true);
  }
});

test('a damaged JSON Resume document is still read, whole', () => {
  for (let seed = 0; seed < ROUNDS; seed += 1) {
    const damaged = damage(toJsonResume(randomResume(seed)), seeded(seed + 5_000));
    if (typeof damaged !== 'object' || damaged === null || Array.isArray(damaged) || damaged instanceof Date)
      continue;
    const resume = fromJsonResume(damaged);
    expect(parseResume(resume), `seed ${seed}`).toEqual(resume);
  }
});

test('a parsed document is JSON: nothing is undefined', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const resume = randomResume(seed);
    expect(JSON.parse(JSON.stringify(resume))).toStrictEqual(resume);
  }
});

test('a line: breaks become one space with the spaces around them, and a long run of spaces is read at once', () => {
  expect(toLine('a  \n\n b\r\nc\n \nd  e')).toBe('a b c  d  e');
  const spaces = ' '.repeat(500_000);
  expect(toLine(`a${spaces}b`)).toHaveLength(500_002);
});

test.each(['\u200B', '\u2060', '\u3164', '\uFEFF', '\u00AD', '\u202E', '\u206A'])(
  'text: a sign that nobody sees leaves no trace in a line (%#)',
  (sign) => {
    expect(toLine(`Da${sign}ta`)).toBe('Data');
    expect(toLine(sign)).toBe('');
  },
);

test('text: what joins emojis and letters of other scripts stays', () => {
  expect(toLine('👩\u200D💻 می\u200Cخواهم')).toBe('👩\u200D💻 می\u200Cخواهم');
});

test.each([
  ['javascript:alert(1)', ''],
  ['data:text/html,<script>1</script>', ''],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['https://foto.example/a.jpg', 'https://foto.example/a.jpg'],
  ['01J8/foto.jpg', '01J8/foto.jpg'],
])('a photograph at %s is kept as %j', (photograph, kept) => {
  expect(parseResume({ version: 1, profile: { photograph } }).profile.photograph).toBe(kept);
});
