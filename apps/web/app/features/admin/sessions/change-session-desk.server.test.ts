import { expect, test } from 'vitest';
import { deskChange } from './change-session-desk.server.ts';

test.each(['2026-02-30T10:00', '2026-13-01T10:00', '2027-02-29T10:00', '2026-11-23T25:00'])(
  'moving a session: %s, which no calendar has, is refused as a field',
  (startAt) => {
    const read = deskChange.safeParse({ intent: 'move', sessionId: 'a-session', startAt });
    expect(read.error?.issues).toMatchObject([{ path: ['startAt'] }]);
  },
);

test('moving a session: 29 February of a leap year is a day', () => {
  const move = { intent: 'move', sessionId: 'a-session', startAt: '2028-02-29T10:00' };
  expect(deskChange.safeParse(move).success).toBe(true);
});
