import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { openCalendarFile } from './calendar-file.ts';

test('calendar file: typed texts have no control character, invisible sign or line of their own, in any field', () => {
  const calendar = openCalendarFile({
    product: 'Mentoring',
    method: 'PUBLISH',
    feed: { name: 'x', ttl: 60 },
  });
  const typed = 'Budi\u0007\u200B\rATTENDEE:mailto:x@evil.example';
  calendar.addEvent({
    id: 'a@setapak',
    start: new Date('2026-11-24T12:00Z'),
    summary: typed,
    description: `${typed}\nkedua`,
    location: typed,
    attendees: [{ name: typed, email: 'budi@setapak.example' }],
  });
  const component = new ICAL.Component(ICAL.parse(calendar.toString()) as unknown[]).getFirstSubcomponent(
    'vevent',
  );
  const clean = 'Budi ATTENDEE:mailto:x@evil.example';
  expect(component?.getFirstPropertyValue('summary')).toBe(clean);
  expect(component?.getFirstPropertyValue('location')).toBe(clean);
  expect(String(component?.getFirstPropertyValue('description'))).toMatch(/^Budi *ATTENDEE.*\nkedua$/);
  expect(component?.getAllProperties('attendee')).toHaveLength(1);
  expect(component?.getFirstProperty('attendee')?.getFirstParameter('cn')).toBe(clean);
});
