import { expect, test } from 'vitest';
import { heldIn } from './held-words.ts';

const holds = heldIn(['PT Google Indonesia', 'Menulis Go\nSQL, dan R', 'c/o Bu Ani']);

test('held words: whatever stands in a text, without spaces, signs and capitals', () => {
  for (const text of [
    'google',
    'p.t. GOOGLE',
    'ogle Indo',
    'Indonesia, menulis',
    'menulis go',
    'SQL dan R',
    '',
  ])
    expect(holds(text), text).toBe(true);
  for (const text of ['Googles', 'Indonesia SQL', 'menulis SQL', 'Google Menulis'])
    expect(holds(text), text).toBe(false);
});

test('held words: short ones count as whole words', () => {
  for (const text of ['Go', 'R', 'c/o', 'dan R', 'R c o', 'SQL', 'bu']) expect(holds(text), text).toBe(true);
  for (const text of ['PT G', 'Goo', 'QL', 'dan c', 'ani']) expect(holds(text), text).toBe(text === 'ani');
});
