import { ReadError } from '@setapak/ats/pool';
import { expect, test } from 'vitest';
import { ImageError } from '~/services/images/images.server.ts';
import { paintingRefusal } from './painting-refusal.server.ts';

test.each(['busy', 'closed', 'timeout', 'crashed'] as const)(
  'a page that could not be painted as its reader was "%s" may be tried again',
  (code) => {
    expect(paintingRefusal(new ReadError(code, code), 'not_found')).toMatchObject({ code: 'busy' });
  },
);

test('a file that has no such page has none the next time either', () => {
  expect(paintingRefusal(new ReadError('damaged', ''), 'not_found')).toMatchObject({ code: 'not_found' });
  expect(paintingRefusal(new ReadError('memory', ''), 'render_failed')).toMatchObject({
    code: 'render_failed',
  });
});

test('pixels of our own that could not be packed may be tried again, and a store that fails says so itself', () => {
  expect(paintingRefusal(new ImageError('bad_image'), 'not_found')).toMatchObject({ code: 'busy' });
  const full = new Error('ENOSPC');
  expect(paintingRefusal(full, 'not_found')).toBe(full);
});
