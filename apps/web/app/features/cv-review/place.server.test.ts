import { expect, test } from 'vitest';
import { rememberedPath } from './place.server.ts';

test('a place is a kind and an id, and leads nowhere else', () => {
  expect(rememberedPath('to=cvReview; review_place=cv.abc123')).toBe('/app/cv/review?cv=abc123');
  expect(rememberedPath('review_place=book.abc123; to=cvReview')).toBe('/app/cv/review/abc123');
  for (const cookie of [
    null,
    '',
    'review_place=',
    'review_place=cv.//evil.example',
    'review_place=http://evil.example',
    'review_place=book.../../x',
    'my_review_place=cv.abc',
  ])
    expect(rememberedPath(cookie)).toBeUndefined();
});
