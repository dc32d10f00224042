import { expect, test } from 'vitest';
import { emptyResume } from './empty-resume.ts';
import { ResumeError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { parseResume } from './parse-resume.ts';

function codeOf(input: unknown): string {
  try {
    parseResume(input);
  } catch (error) {
    if (error instanceof ResumeError) return error.code;
  }
  return 'none';
}

test('an empty object becomes a whole document', () => {
  expect(parseResume({})).toEqual(emptyResume());
});

test('the shape of the product document is read: one date, text sizes, missing lists, Firebase objects', () => {
  const resume = parseResume({
    profile: { firstName: 'Sri', address: null, photograph: false },
    work: {
      heading: 'Work',
      items: { 0: { company: 'A', endDate: 'Present' }, 2: { company: 'B', isVisible: 'false' } },
    },
    projects: { items: [{ title: 'P', date: '2020-05-01' }] },
    skills: ['Excel', null, 7],
    metadata: {
      fontSize: '14px',
      language: 'en-GB',
      template: 'Gengar',
      colors: { primary: '#abc', text: 'red' },
    },
  });
  expect(resume.work.items.map((item) => [item.company, item.isVisible, item.isCurrent])).toEqual([
    ['A', true, true],
    ['B', false, false],
  ]);
  expect(resume.projects.items[0]).toMatchObject({ title: 'P', date: '2020-05-01', endDate: '' });
  expect(resume.skills.items.map((item) => item.name)).toEqual(['Excel', '7']);
  expect(resume.metadata).toMatchObject({ fontSize: 14, language: 'en', template: 'gengar' });
  expect(resume.metadata.colors).toEqual({ background: '', primary: '#AABBCC', text: '' });
});

test('summaries in HTML become rich text', () => {
  const resume = parseResume({
    work: [{ company: 'A', summary: '<p>Hi <b>you</b></p><ul><li>one</li><li>two &amp; three</li></ul>' }],
  });
  expect(resume.work.items[0]?.summary).toBe('Hi **you**\n\n- one\n- two & three');
});

test('control characters, lone surrogates and bidi overrides are taken out of text', () => {
  const resume = parseResume({ profile: { firstName: 'A\u0000\uD800\u202Eb\nc' } });
  expect(resume.profile.firstName).toBe('A\uFFFDb c');
});

test('items get ids that are unique and the same every time', () => {
  const input = { work: [{ company: 'A' }, { id: 'work-1' }, { id: 'work-1' }, {}] };
  const ids = parseResume(input).work.items.map((item) => item.id);
  expect(new Set(ids).size).toBe(4);
  expect(ids[1]).toBe('work-1');
  expect(parseResume(input).work.items.map((item) => item.id)).toEqual(ids);
});

test('a layout keeps its order and always names every section once', () => {
  const { layout } = parseResume({
    metadata: { layout: { onyx: [['skills', 'nonsense', 'skills'], ['work']] } },
  }).metadata;
  expect(layout.onyx).toHaveLength(1);
  expect(layout.onyx[0]?.slice(0, 2)).toEqual(['skills', 'work']);
  expect(new Set(layout.onyx.flat()).size).toBe(12);
  expect(layout.gengar).toHaveLength(2);
});

test('looks of version 1: what was never chosen follows the template, what was chosen stays', () => {
  const untouched = { background: '#FFFFFF', primary: '#212121', text: '#444444' };
  const looksOf = (metadata: object) => parseResume({ version: 1, metadata }).metadata;
  expect(looksOf({ template: 'gengar', font: 'Montserrat', colors: untouched })).toMatchObject({
    font: '',
    colors: { background: '', primary: '', text: '' },
  });
  const chosen = { ...untouched, primary: '#102030' };
  expect(looksOf({ font: 'Lato', colors: chosen })).toMatchObject({ font: 'Lato', colors: chosen });
});

test('Montserrat and the first colours can be chosen for any template', () => {
  const metadata = {
    font: 'Montserrat',
    colors: { background: '#FFFFFF', primary: '#212121', text: '#444444' },
  };
  expect(parseResume({ version: 2, metadata }).metadata).toMatchObject(metadata);
});

test('a document of a newer release is refused, not stripped', () => {
  expect(codeOf({ version: 99 })).toBe('unsupported_version');
});

test('what is no object is refused', () => {
  for (const input of [null, 1, 'x', [], undefined]) expect(codeOf(input)).toBe('not_an_object');
});

test('every cap ends in a typed error', () => {
  const circular: Record<string, unknown> = {};
  circular.work = circular;
  let deep: Record<string, unknown> = {};
  for (let level = 0; level < 100_000; level += 1) deep = { deep };
  const long = 'x'.repeat(LIMITS.text + 1);
  expect(codeOf(circular)).toMatch(/^too_/);
  expect(codeOf(deep)).toBe('too_deep');
  expect(codeOf({ objective: { body: long } })).toBe('too_large');
  expect(codeOf({ work: Array.from({ length: LIMITS.items + 1 }, () => ({})) })).toBe('too_large');
  expect(codeOf({ unknown: Array.from({ length: 100 }, () => long) })).toBe('too_large');
  expect(codeOf({ unknown: Array.from({ length: LIMITS.nodes + 1 }, () => 0) })).toBe('too_large');
});

test('the error names the field', () => {
  expect(() => parseResume({ work: [{}, { company: 'x'.repeat(LIMITS.line + 1) }] })).toThrow(
    /^work\.items\.1\.company/,
  );
});
