import { expect, test } from 'vitest';
import { createBodiesUnderWay } from './bodies-under-way.ts';

test('bodies under way: each holder has its own room, and none is taken where one of them has too little', () => {
  const bodies = createBodiesUnderWay();
  const all = ['all', 10] as const;
  const first = bodies.take(4, [['rani', 5], all]);
  expect(first).toBeDefined();
  expect(bodies.take(4, [['rani', 5], all])).toBeUndefined();
  expect(bodies.take(5, [['dimas', 5], all])).toBeDefined();
  expect(bodies.take(2, [['sari', 5], all])).toBeUndefined();
  first?.();
  expect(bodies.take(5, [['rani', 5], all])).toBeDefined();
});
