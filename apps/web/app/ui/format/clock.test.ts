import { expect, test } from 'vitest';
import { readClock, writtenClock } from './clock.ts';

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['09:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  [' 19 ', '19:00'],
  ['00.00', '00:00'],
  ['24.00', '24:00'],
])('%j is the time %s', (text, clock) => {
  expect(readClock(text)).toBe(clock);
});

test.each(['', '25', '24.30', '9.75', '7 PM', '9.3', 'pagi'])('%j is no time', (text) => {
  expect(readClock(text)).toBeNull();
});

test('hours and minutes have a dot between them', () => {
  expect(writtenClock('09:30')).toBe('09.30');
});
