import { expect, test } from 'vitest';
import { createSealing } from './sealing.server.ts';

const key = Buffer.alloc(32, 7).toString('base64');

test('what was sealed opens again, in its own place and with its own key only', () => {
  const { seal, open } = createSealing(key);
  const sealed = seal('refund account:r1', '1234567890');
  expect(sealed).not.toContain('1234567890');
  expect(Buffer.from(sealed, 'base64').toString()).not.toContain('1234567890');
  expect(open('refund account:r1', sealed)).toBe('1234567890');
  expect(() => open('refund account:r2', sealed)).toThrow();
  expect(() => createSealing('another secret').open('refund account:r1', sealed)).toThrow();
});

test('the same text is sealed differently every time, and a changed one does not open', () => {
  const { seal, open } = createSealing(key);
  const sealed = seal('x', 'BCA');
  expect(seal('x', 'BCA')).not.toBe(sealed);
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => open('x', bytes.toString('base64'))).toThrow();
});

test('what a previous key sealed opens, and is distinguished from what is sealed with the current one', () => {
  const [old, now] = [createSealing('the key before'), createSealing('the key now', ['the key before'])];
  const sealed = old.seal('x', 'BCA');
  expect(now.open('x', sealed)).toBe('BCA');
  expect([now.isCurrent('x', sealed), now.isCurrent('x', now.seal('x', 'BCA'))]).toEqual([false, true]);
  expect(() => now.open('y', sealed)).toThrow();
});
