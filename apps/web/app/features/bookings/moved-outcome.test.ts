import { expect, test } from 'vitest';
import { movedOutcome } from './moved-outcome.ts';

test('a session that its mentee moved: the order shows the new time, and that the mentor is notified', () => {
  const session = { startAt: new Date('2026-12-02T13:30:00Z'), hours: 1, timeZone: 'Asia/Jakarta' };
  expect(movedOutcome(session)).toMatchObject({
    tone: 'success',
    text: 'Sesimu pindah ke Rab 2 Des 20.30–21.30 WIB. Mentormu kami kabari.',
  });
  expect(movedOutcome({ ...session, startAt: null })).toBeNull();
  expect(movedOutcome(undefined)).toBeNull();
});
