import { expect, test } from 'vitest';
import { flatten } from '../result/flatten.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { head, readPage, siti } from '../testing/read-page.ts';
import { readingOrder } from './reading-order.ts';

const described = (...lines: string[]) => {
  const { result } = readPage(
    ...siti,
    head('Experience', 90),
    { text: 'Analyst, PT Arunika Data', y: 110, bold: true },
    { text: '2019 – 2021', x: 460, y: 110 },
    ...lines.map((text, index): Text => ({ text, x: 50, y: 124 + 12 * index })),
  );
  return flatten(result).work[0]?.description;
};

test('words that line ends parted are whole again, and compounds keep their hyphen', () => {
  expect(
    described(
      'Improved the forecasts of demand for every region of the island, enhancing accu-',
      'racy and speed, kept the open-',
      'source tools of the team, led the recruit-',
      'ment of analysts and wrote long-',
      'term plans.',
    ),
  ).toBe(
    'Improved the forecasts of demand for every region of the island, enhancing accuracy and speed, kept the open-source tools of the team, led the recruitment of analysts and wrote long-term plans.',
  );
});

test('a paper that parts no words keeps every hyphen at the end of a line', () => {
  expect(
    described('Answered the letters of the customers and led the problem-', 'shooting of the lines.'),
  ).toBe('Answered the letters of the customers and led the problem-shooting of the lines.');
});

test('a word said twice keeps its hyphen in a paper that parts words', () => {
  expect(
    described(
      'Menghitung nilai rata-',
      'rata bulanan, menyusun lapo-',
      'rannya dan meme-',
      'riksa contoh air.',
    ),
  ).toBe('Menghitung nilai rata-rata bulanan, menyusun laporannya dan memeriksa contoh air.');
});

test('in two columns side by side each word goes on in its own', () => {
  const column = (x: number, ...texts: string[]): Text[] =>
    texts.map((text, index) => ({ text, x, y: 110 + 12 * index }));
  const { flows } = readingOrder([
    buildPage([
      ...siti,
      head('Summary', 90),
      ...column(
        50,
        'Engineer of small parts and maintainer of tools. Fo-',
        'cused on long projects that are right before they are',
        'fast, and takes the testing of what was written se-',
        'riously, as all of the reviewers of the tools know.',
      ),
      ...column(
        310,
        'Fell from the analysis of regressions and from dif-',
        'ferential equations into the order of memory and its',
        'many surprises. Moved to the north in 2017 and re-',
        'motely worked from there with people of the south.',
      ),
    ]),
  ]);
  const text = flows.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ');
  for (const word of ['Focused', 'seriously', 'differential', 'remotely']) expect(text).toContain(word);
});

test('a place that one line’s end parted', () => {
  expect(described('Answered the letters of customers in Jakarta and Singa-', 'pore.')).toBe(
    'Answered the letters of customers in Jakarta and Singapore.',
  );
});
