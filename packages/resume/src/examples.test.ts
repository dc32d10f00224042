import { expect, test } from 'vitest';
import { exampleSections, withExamplesKept, withoutExamples } from './examples.ts';
import { parseResume } from './parse-resume.ts';
import { starterResume } from './starter-resume.ts';

test('examples: all that a starter writes is one, and what a person writes is none', () => {
  const starter = starterResume('marketing');
  expect(exampleSections(starter)).toContain('work');
  expect(exampleSections(starter)).toContain('objective');
  expect(exampleSections(starterResume('blank'))).toEqual([]);
  expect(exampleSections(parseResume({ work: [{ company: 'PT A' }], objective: { body: 'Saya' } }))).toEqual(
    [],
  );
});

test('examples: hidden ones do not go out, so they are not counted', () => {
  const starter = starterResume('finance');
  starter.work.visible = false;
  for (const item of starter.skills.items) item.isVisible = false;
  const left = exampleSections(starter);
  expect(left).not.toContain('work');
  expect(left).not.toContain('skills');
});

test('examples: taken out or kept, section by section or all; one’s own items stay', () => {
  const starter = starterResume('hr');
  const [touched] = starter.work.items;
  touched!.isExample = false;
  const less = withoutExamples(starter, 'work');
  expect(less.work.items).toEqual([touched]);
  expect(less.skills).toEqual(starter.skills);
  expect(exampleSections(withoutExamples(starter))).toEqual([]);
  expect(withoutExamples(starter).objective.body).toBe('');
  const kept = withExamplesKept(starter, 'skills');
  expect(exampleSections(kept)).not.toContain('skills');
  expect(exampleSections(kept)).toContain('objective');
  expect(exampleSections(withExamplesKept(starter))).toEqual([]);
  expect(withExamplesKept(starter).objective.body).toBe(starter.objective.body);
});

test('examples: marks survive parsing', () => {
  const starter = starterResume('product');
  expect(parseResume(JSON.parse(JSON.stringify(starter)))).toEqual(starter);
});
