import { expect, test } from 'vitest';
import { createLinks } from './links.server.ts';

const links = createLinks('a secret of thirty-two characters!');
const key = links.keyOf('mentor session', 'session1');

test('a key opens what it was made for', () => {
  expect(links.isKey('mentor session', 'session1', key)).toBe(true);
});

test.each([
  ['another id', 'session2', key],
  ['a bent key', 'session1', `${key.slice(0, -1)}!`],
  ['a shorter key', 'session1', key.slice(1)],
  ['no key', 'session1', ''],
])('%s opens nothing', (_, id, given) => {
  expect(links.isKey('mentor session', id, given)).toBe(false);
});

test('another secret makes other keys', () => {
  expect(createLinks('another secret of the same length!').isKey('mentor session', 'session1', key)).toBe(
    false,
  );
});

test('links of a previous secret open what they were made for; new ones are made with the current', () => {
  const rotated = createLinks('another secret of the same length!', ['a secret of thirty-two characters!']);
  expect(rotated.isKey('mentor session', 'session1', key)).toBe(true);
  expect(rotated.isKey('mentor session', 'session2', key)).toBe(false);
  expect(rotated.keyOf('mentor session', 'session1')).not.toBe(key);
});
