import { expect, test } from 'vitest';
import { bookingCookie, parseBookingCookie } from './draft-cookie.ts';

const comesBack = (search: string) =>
  parseBookingCookie(bookingCookie(new URLSearchParams(search)).split(';')[0] ?? '');

test('a booking comes back from a sign-in as it was, and nothing else with it', () => {
  expect(comesBack('mentor=rani&hours=1.5&promo=MENTOR10')).toBe('mentor=rani&hours=1.5&promo=MENTOR10');
  expect(comesBack('mentor=a%26b%3Dc;d&next=https://evil.example')).toBe('mentor=a%26b%3Dc%3Bd');
});

test.each([
  null,
  '',
  'to=mentoring',
  'booking=',
  'booking=%E0%A4%A',
  'booking=hours%3D1',
  'notbooking=mentor%3Dx',
])('the cookies %s hold no booking', (header) => expect(parseBookingCookie(header)).toBeNull());
