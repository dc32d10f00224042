import { expect, test } from 'vitest';
import { check } from '../check.ts';
import { findingsOf, idsOf } from '../testing/findings-of.ts';
import { FRESH, SENIOR } from '../testing/people.ts';
import { readingOf } from '../testing/reading-of.ts';

test.each([
  ['ocr_text', 'file-text-layer', 'partly'],
  ['hidden_text', 'file-hidden-text', 'failed'],
  ['unreadable_glyphs', 'file-glyphs', 'failed'],
  ['form_values', 'file-form-values', 'failed'],
  ['rotated_text', 'file-rotated', 'failed'],
  ['repaired', 'file-damaged', 'failed'],
] as const)('the warning %s becomes %s', (warning, id, outcome) => {
  const finding = findingsOf({ ...FRESH, warnings: [warning] })[id];
  expect(finding?.outcome).toBe(outcome);
});

test('a page that is a picture counts little beside a CV that is whole without it', () => {
  const outcomeOf = (person: typeof FRESH) =>
    findingsOf({ ...person, pages: 2, warnings: ['page_without_text'] })['file-text-layer']?.outcome;
  const job = { title: 'Kasir', at: 'PT Ramah', from: '2024-01', to: '2025-01', did: ['Mencatat penjualan'] };
  expect(outcomeOf({ ...FRESH, work: [job] })).toBe('partly');
  expect(outcomeOf({ ...FRESH, work: [job], emails: [], phones: [] })).toBe('failed');
  expect(outcomeOf({ ...FRESH, work: [] })).toBe('failed');
});

test('hidden words are shown with their page', () => {
  const finding = findingsOf({ ...FRESH, warnings: ['hidden_text'] })['file-hidden-text'];
  expect(finding?.places).toEqual([{ page: 0, text: 'detail of hidden_text' }]);
});

test('a line that is longer than its page was not hidden', () => {
  const reading = readingOf({ ...FRESH, warnings: ['hidden_text'] });
  const warnings = reading.warnings.map((warning) => ({ ...warning, runsOff: true as const }));
  const finding = check({ ...reading, warnings }, {}, { asOf: '2026-01-15' }).findings.find(
    ({ id }) => id === 'file-hidden-text',
  );
  expect(finding).toMatchObject({ outcome: 'partly', title: 'Ada teks yang keluar dari halaman' });
});

test('boxes for letters in the text are noticed', () => {
  expect(idsOf({ ...FRESH, sections: { ...FRESH.sections, Other: 'Hobi\n\uFFFD\uFFFD membaca' } })).toContain(
    'file-glyphs',
  );
});

test('skills beside jobs are columns, and the skills are pointed at', () => {
  const reading = readingOf(SENIOR);
  for (const index of [0, 1, 2]) {
    const job = reading.evidence[`workExperience.${index}.jobTitle`]!.boxes[0]!;
    reading.evidence[`skills.${index}.name`]!.boxes = [{ ...job, x: 400, width: 100 }];
  }
  const finding = check(reading).findings.find((each) => each.id === 'file-columns');
  expect(finding?.places.map((place) => place.path)).toContain('skills.0.name');
});

test.each([
  [{ median: 5.6, under7: 0.98 }, 'failed'],
  [{ median: 10, under7: 0.3 }, 'partly'],
  [{ median: 9, under7: 0 }, undefined],
])('letters of %j are %s', (textSize, outcome) => {
  const reading = readingOf(FRESH);
  reading.document.textSize = textSize;
  expect(check(reading).findings.find((each) => each.id === 'file-tiny-text')?.outcome).toBe(outcome);
});

test('size of letters: an old reading without it is not judged, and that is said', () => {
  const { unjudged, findings } = check(readingOf(FRESH));
  expect(unjudged.map((each) => each.id)).toContain('file-tiny-text');
  expect(findings.map((each) => each.id)).not.toContain('file-tiny-text');
});
