import { describe, expect, it } from 'vitest';
import { arrange, labelledLines } from './blocks/arrange.ts';
import { makeCv } from './content/make-cv.ts';
import { Words } from './content/words.ts';
import { layouts } from './layouts/all.ts';
import { Random } from './random.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import { holdoutLayouts } from './split.ts';

const asOf = { year: 2026, month: 11 };

function make(seed: string, layout: (typeof layouts)[number], part: 'train' | 'holdout' = 'train') {
  const cv = makeCv(new Words(seed, part), { id: seed, lang: 'id', asOf });
  const { sheet, truth } = makeSheet(new Random(seed), cv, layout.shows, asOf);
  return { cv, truth, lines: labelledLines(arrange(sheet, layout.manner)) };
}

describe('the corpus', () => {
  it('gives the same CV for the same seed', () => {
    const layout = layouts[0];
    expect(layout && make('a', layout)).toEqual(layout && make('a', layout));
  });

  it.each(layouts.map((layout) => [layout.id, layout] as const))(
    'labels every job, school and skill that %s prints',
    (id, layout) => {
      const { truth, lines } = make(id, layout);
      const labelled = (label: string) =>
        lines
          .flatMap((line) => line.pieces)
          .filter((piece) => piece.label === label)
          .map((piece) => piece.text);
      expect(labelled('entry-title')).toEqual(expect.arrayContaining(truth.work.map((job) => job.jobTitle)));
      expect(labelled('education-org')).toEqual(
        expect.arrayContaining(truth.education.map((school) => school.organization)),
      );
      expect(new Set(labelled('skill'))).toEqual(new Set(truth.skills));
      expect(labelled('name')).toHaveLength(1);
    },
  );

  it('holds out about three layouts in ten', () => {
    const part = holdoutLayouts(layouts).size / layouts.length;
    expect(part).toBeGreaterThan(0.25);
    expect(part).toBeLessThan(0.38);
  });

  it('makes held-out CVs of names that training does not use', () => {
    const layout = layouts[0];
    if (!layout) throw new Error('no layouts');
    const names = (part: 'train' | 'holdout') =>
      Array.from({ length: 200 }, (_, i) => make(`${part}${i}`, layout, part).cv.person.name);
    const seen = new Set(names('train'));
    expect(names('holdout').filter((name) => seen.has(name))).toEqual([]);
  });
});
