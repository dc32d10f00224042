import { expect, test } from 'vitest';
import { kindsOf } from './task-words.ts';

test('kinds of tasks: each once with its number, in the order in which they first come', () => {
  const tasks = [{ kind: 'surplus' }, { kind: 'session_report' }, { kind: 'surplus' }] as const;
  expect(kindsOf(tasks)).toEqual([
    ['surplus', 2],
    ['session_report', 1],
  ]);
});
