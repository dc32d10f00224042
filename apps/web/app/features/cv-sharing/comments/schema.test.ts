import { expect, test } from 'vitest';
import { commentSchema, validateComment } from './schema.ts';

const comment = { name: 'Bu Dewi', email: '', body: 'Bagus, tambahkan angka.' };

test('a comment: spaces and invisible marks are taken out, lines stay', () => {
  expect(
    commentSchema.parse({ ...comment, name: ' Bu\u202E \n Dewi ', body: 'Satu\r\n\r\n\r\n\r\nDua\u200B' }),
  ).toEqual({ name: 'Bu Dewi', email: '', body: 'Satu\n\nDua' });
});

test('a comment: markup stays the text that it is', () => {
  const body = '<script>alert(1)</script> [x](javascript:1)';
  expect(commentSchema.parse({ ...comment, body }).body).toBe(body);
});

test.each([
  ['name', { name: ' \u200B ' }],
  ['email', { email: 'bukan email' }],
  ['body', { body: ' ' }],
  ['body', { body: 'a'.repeat(2001) }],
])('a comment: its %s is refused', (field, wrong) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...comment, ...wrong })) form.set(name, value);
  expect(Object.keys(validateComment(form))).toEqual([field]);
});
