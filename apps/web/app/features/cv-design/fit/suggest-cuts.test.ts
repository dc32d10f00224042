import { parseResume } from '@setapak/resume';
import { expect, test } from 'vitest';
import { suggestCuts } from './suggest-cuts.ts';

test('what recruiters miss least comes first, then what is long', () => {
  const summary = Array.from({ length: 6 }, (_, index) => `- Poin ${index}`).join('\n');
  const document = parseResume({
    objective: { body: 'x'.repeat(400) },
    work: [{ company: 'PT A', position: 'Staf', summary }],
    references: [{ name: 'Bu Ani' }],
    hobbies: { visible: false, items: [{ name: 'Catur' }] },
  });
  expect(suggestCuts(document).map(({ section }) => section)).toEqual(['references', 'objective', 'work']);
});

test('there is always something to do, and never a long list', () => {
  expect(suggestCuts(parseResume({ work: [{ company: 'PT A' }] }))).toHaveLength(1);
  const many = Array.from({ length: 9 }, () => ({ company: 'PT', summary: '- a\n- b\n- c\n- d\n- e' }));
  expect(suggestCuts(parseResume({ work: many })).length).toBeLessThanOrEqual(5);
});
