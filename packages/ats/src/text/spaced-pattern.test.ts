import { expect, test } from 'vitest';
import { spacedPattern } from './spaced-pattern.ts';

test('spacedPattern: line breaks and indents are no part of the pattern, spaces within a line and \\x20 are', () => {
  const { source, flags } = spacedPattern(
    String.raw`
      ^(?:
        at least|mau belajar|
        \x20dan
      )$
      `,
    'iu',
  );
  expect([source, flags]).toEqual([String.raw`^(?:at least|mau belajar|\x20dan)$`, 'iu']);
});
