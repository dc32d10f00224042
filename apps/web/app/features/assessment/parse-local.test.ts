import { expect, test } from 'vitest';
import { parseLocal } from './parse-local.ts';

test('a whole set of answers comes back', () => {
  expect(parseLocal('["magang","fmcg","belum"]')).toEqual(['magang', 'fmcg', 'belum']);
});

test.each([null, '', 'x', '{}', '[]', '[1,2,3]', '["magang"]', '["magang","fmcg","<b>"]', '{"length":3}'])(
  '%j holds no answers',
  (stored) => {
    expect(parseLocal(stored)).toBeUndefined();
  },
);
