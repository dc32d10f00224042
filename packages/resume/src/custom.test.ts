import { expect, test } from 'vitest';
import { customHeading, customName } from './custom-names.ts';
import { fromJsonResume } from './json-resume/from-json-resume.ts';
import { toJsonResume } from './json-resume/to-json-resume.ts';
import { LIMITS } from './limits.ts';
import { parseResume } from './parse-resume.ts';
import { columnsOf, sectionHeading, withSection } from './sections-of.ts';

const resume = parseResume({
  custom: [
    {
      id: 'pub',
      heading: 'Publikasi',
      items: [{ type: 'publication', title: 'Banjir', startDate: '05/2023' }],
    },
    { id: 'x', items: [{ type: 'testScore', title: 'TOEFL', score: 560 }, 'Catatan'] },
  ],
  metadata: {
    layout: { onyx: [['work', 'custom:x', 'custom:gone', 'skills']], pikachu: [['work'], ['custom:pub']] },
  },
});

test('own sections: any shape becomes whole items with ids, of a known type', () => {
  expect(resume.custom[0]?.items[0]).toMatchObject({
    type: 'publication',
    startDate: '2023-05',
    isVisible: true,
  });
  expect(resume.custom[1]?.items.map(({ id, type, score }) => [id, type, score])).toEqual([
    ['item-1', 'testScore', '560'],
    ['item-2', 'entry', ''],
  ]);
  const odd = parseResume({
    custom: [{ heading: 'A', items: null }, { items: [{ type: 'nonsense' }] }, [], 'B'],
  });
  expect(new Set(odd.custom.map(({ id }) => id)).size).toBe(odd.custom.length);
  expect(parseResume(odd)).toEqual(odd);
  const many = Array.from({ length: LIMITS.customSections + 1 }, () => ({}));
  expect(() => parseResume({ custom: many })).toThrow(/custom/);
});

test('own sections: placed where a layout has them, else at the end of the main column, before links, interests and references; gone ones are not', () => {
  expect(columnsOf(resume, 'onyx')[0]?.slice(0, 3)).toEqual(['work', 'custom:x', 'skills']);
  expect(columnsOf(resume, 'onyx')[0]?.slice(-4)).toEqual(['custom:pub', 'social', 'hobbies', 'references']);
  expect(columnsOf(resume, 'pikachu')[1]?.[0]).toBe('custom:pub');
  expect(columnsOf(resume, 'pikachu')[0]?.slice(-2)).toEqual(['custom:x', 'references']);
  expect(columnsOf(resume, 'celebi').flat()).toHaveLength(14);
  // A stored layout says what was placed, so that two devices agree on it without asking.
  expect(resume.metadata.layout.celebi.flat()).toHaveLength(12);
});

test('own sections: headed by the person’s words, or by what they hold; renamed and hidden like the others', () => {
  expect(sectionHeading(resume, 'custom:pub')).toBe('Publikasi');
  expect(sectionHeading(resume, 'custom:x')).toBe('Nilai Tes');
  expect(customHeading({ heading: ' ', items: [] }, 'en')).toBe('More');
  const changed = withSection(resume, customName({ id: 'x' }), { heading: 'Tes', visible: false });
  expect(changed.custom[1]).toMatchObject({ heading: 'Tes', visible: false });
  expect(changed.custom[0]).toBe(resume.custom[0]);
});

test('own sections: JSON Resume carries them there and back, also past an edit', () => {
  const json = JSON.parse(JSON.stringify(toJsonResume(resume))) as Record<string, unknown>;
  expect(fromJsonResume(json)).toEqual(resume);
  const edited = fromJsonResume({ ...json, basics: { name: 'Rani' } });
  expect(edited.profile.firstName).toBe('Rani');
  expect(edited.custom).toEqual(resume.custom);
});
