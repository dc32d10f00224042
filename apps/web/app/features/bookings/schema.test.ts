import { expect, test } from 'vitest';
import { bookingFormSchema } from './schema.ts';

const rating = { intent: 'rate', rating: '5' };

test('review of a mentor: its lines stay, what would disguise it or climb over other lines goes', () => {
  const written = ` \u202EBagus\u0007\r\n\r\n\r\nsekali${'\u0301'.repeat(500)}\u200B 👩‍💻`;
  expect(bookingFormSchema.parse({ ...rating, review: written })).toMatchObject({
    review: `Bagus\n\nsekali${'\u0301'.repeat(6)} 👩‍💻`,
  });
  expect(bookingFormSchema.safeParse({ ...rating, review: '\u200B\u200B' }).success).toBe(false);
});
