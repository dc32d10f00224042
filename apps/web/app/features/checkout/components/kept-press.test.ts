import { beforeEach, expect, test, vi } from 'vitest';
import { keepPress, pressFor, readPress } from './kept-press.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return () => void vi.unstubAllGlobals();
});

test('an open payment is kept for each mentor: the page of one knows nothing of the order of another', () => {
  const press = pressFor('mentoring:sari', 'an hour');
  keepPress('mentoring:sari', { ...press, bookId: 'first-order' });
  expect(readPress('mentoring:dewi')).toBeNull();
  const other = pressFor('mentoring:dewi', 'an hour');
  expect(other.clientToken).not.toBe(press.clientToken);
  keepPress('mentoring:dewi', null);
  expect(readPress('mentoring:sari')?.bookId).toBe('first-order');
});

test('the same purchase again is the same press, another one is not', () => {
  const { clientToken } = pressFor('ats', 'eight uses');
  expect(pressFor('ats', 'eight uses').clientToken).toBe(clientToken);
  expect(pressFor('ats', 'four uses').clientToken).not.toBe(clientToken);
});

test('a browser that keeps nothing still buys', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(pressFor('ats', 'eight uses').clientToken).toMatch(/^[\da-f]{32}$/);
  expect(readPress('ats')).toBeNull();
});
