import { expect, test } from 'vitest';
import { readHeading } from './classify/read-heading.ts';
import { flatten } from './result/flatten.ts';
import type { Text } from './testing/build-page.ts';
import { head, readPage, siti } from './testing/read-page.ts';

// Skills in groups, in brackets and as tags, as people who build things list them.

const skills = ({ result }: ReturnType<typeof readPage>) => result.skills.map(({ name }) => name);
const part = (text: string, y: number): Text => ({ text, y, size: 11, bold: true });
const job: Text[] = [
  head('Pengalaman', 90),
  { text: 'Teknisi', y: 110, bold: true },
  { text: 'Jan 2021 – Sekarang', x: 440, y: 110 },
  { text: 'PT Sinar Samudra, Bandung', y: 124 },
  { text: '• Merakit panel', y: 138 },
];

test('boards and tools below a larger heading of skills are no clubs', () => {
  const page = readPage(
    ...siti,
    ...job,
    head('Skills', 164),
    part('Boards', 182),
    { text: 'Arduino Uno, ESP32', y: 196 },
    part('Tools', 214),
    { text: 'KiCad, Git', y: 228 },
    part('Hardware', 246),
    { text: 'Oscilloscope, Soldering station', y: 260 },
  );
  expect(skills(page)).toEqual(['Arduino Uno', 'ESP32', 'KiCad', 'Git', 'Oscilloscope', 'Soldering station']);
  expect(flatten(page.result).work).toMatchObject([
    { jobTitle: 'Teknisi', organization: 'PT Sinar Samudra' },
  ]);
});

test('the names of groups in a margin below a larger heading', () => {
  const page = readPage(
    ...siti,
    ...job,
    head('Skills', 164),
    ...[
      ['Boards', 'Arduino Uno, ESP32'],
      ['Hardware', 'Oscilloscope, Logic analyser'],
      ['Tools', 'KiCad, Git'],
    ].flatMap(([name, list], index): Text[] => [
      { text: name!, y: 182 + 16 * index, bold: true },
      { text: list!, x: 150, y: 182 + 16 * index },
    ]),
  );
  expect(skills(page)).toEqual(['Arduino Uno', 'ESP32', 'Oscilloscope', 'Logic analyser', 'KiCad', 'Git']);
});

test('a technician is no heading', () => {
  expect(readHeading('Teknisi')).toBeUndefined();
});

test('skills in braces, brackets and parentheses', () => {
  const page = readPage(
    ...siti,
    head('Keahlian', 90),
    { text: 'Programming {Python, Go, SQL}', y: 110 },
    { text: 'Tools {Git, Docker}', y: 126 },
    { text: '[Figma] [Google Cloud]', y: 142 },
    { text: 'Databases: (PostgreSQL, MySQL)', y: 158 },
  );
  expect(skills(page)).toEqual([
    'Python',
    'Go',
    'SQL',
    'Git',
    'Docker',
    'Figma',
    'Google Cloud',
    'PostgreSQL',
    'MySQL',
  ]);
});

test('tags between which there is more white than within them', () => {
  const tags = ['JavaScript', 'React Native', 'Docker', 'Google Cloud', 'Kubernetes'];
  let x = 50;
  const texts = tags.map((text): Text => {
    const tag = { text, x, y: 110 };
    x += text.replace(' ', '').length * 5 + (text.includes(' ') ? 3 : 0) + 5.8;
    return tag;
  });
  const page = readPage(...siti, head('Keahlian', 90), ...texts);
  expect(skills(page)).toEqual(tags);
});

test('a justified run of words has no tags', () => {
  const page = readPage(...siti, head('Keahlian', 90), {
    text: 'Perencanaan dan pengendalian mutu produk',
    y: 110,
  });
  expect(skills(page)).toEqual(['Perencanaan dan pengendalian mutu produk']);
});
