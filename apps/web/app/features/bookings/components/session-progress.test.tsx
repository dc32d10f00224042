import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Booking } from '../load-booking.server.ts';
import { SessionProgress } from './session-progress.tsx';

const session = { outcome: 'cancelled', cancelledBy: 'mentor', contactAttempts: 0 };
const shown = (changes: object) =>
  renderToStaticMarkup(
    // Once the money went back, the mentor's contact is no longer shown.
    <SessionProgress booking={{ contact: null, session: { ...session, ...changes } } as Booking} />,
  );

test('what became of a session is said also after its money went back', () => {
  expect(shown({})).toContain('Sesi ini dibatalkan oleh mentor.');
  expect(shown({ cancelledBy: 'customer' })).toContain('Sesi ini dibatalkan olehmu.');
  expect(shown({ outcome: 'mentor_absent' })).toContain('Mentor tidak datang ke sesi ini.');
  expect(shown({ outcome: null, contactAttempts: 2 })).toBe('');
});
