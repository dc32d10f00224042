import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { sessionInvitation, type Invitation } from './session-invitation.ts';

const invitation: Invitation = {
  sessionId: 'abc123',
  sequence: 0,
  method: 'REQUEST',
  stamp: new Date('2026-11-22T05:00Z'),
  startAt: new Date('2026-11-24T12:00Z'),
  endAt: new Date('2026-11-24T13:30Z'),
  from: 'Setapak <halo@setapak.example>',
  mentor: { name: 'Wulandari Ayu Kinanti, S.Psi.; "Wulan"', email: 'wulan@mentor.setapak.example' },
  customer: { name: 'Budi Santoso Kusumawardhana Prawiranegara', email: 'budi@setapak.example' },
  meetingUrl: 'https://meet.example/setapak-abc123',
};

function read(changes: Partial<Invitation> = {}) {
  const text = sessionInvitation({ ...invitation, ...changes });
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  return { text, calendar, component, event: new ICAL.Event(component) };
}

test('an invitation is a REQUEST in UTC, from us, to both (RFC 5546, 3.2.2)', () => {
  const { calendar, component, event } = read();
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('prodid')).toContain('Setapak');
  expect(event.uid).toBe('abc123@setapak');
  expect(event.startDate.toJSDate()).toEqual(invitation.startAt);
  expect(event.endDate.toJSDate()).toEqual(invitation.endAt);
  expect(event.startDate.zone.tzid).toBe('UTC');
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T05:00:00Z');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event.organizer.toLowerCase()).toBe('mailto:halo@setapak.example');
  const attendees = component.getAllProperties('attendee');
  expect(attendees.map((one) => String(one.getFirstValue()).toLowerCase())).toEqual([
    'mailto:budi@setapak.example',
    'mailto:wulan@mentor.setapak.example',
  ]);
  for (const attendee of attendees) expect(attendee.getFirstParameter('partstat')).toBe('NEEDS-ACTION');
  expect(event.location).toBe(invitation.meetingUrl);
});

test('a move keeps its UID and raises its sequence; a cancellation says so', () => {
  const moved = read({ sequence: 1, startAt: new Date('2026-11-25T12:00Z') });
  expect(moved.event.uid).toBe('abc123@setapak');
  expect(moved.event.sequence).toBe(1);
  const gone = read({ sequence: 2, method: 'CANCEL' });
  expect(gone.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(gone.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(gone.event.sequence).toBe(2);
  expect(gone.event.startDate.toJSDate()).toEqual(invitation.startAt);
});

test('a customer whose account is closed is not invited, and has no name to show', () => {
  const { component, event } = read({ method: 'CANCEL', customer: { name: '', email: '' } });
  const attendees = component.getAllProperties('attendee').map((one) => String(one.getFirstValue()));
  expect(attendees.map((one) => one.toLowerCase())).toEqual(['mailto:wulan@mentor.setapak.example']);
  expect(event.summary).toBe(
    'Sesi mentoring: akun yang sudah ditutup dan Wulandari Ayu Kinanti, S.Psi.; "Wulan"',
  );
});

test('lines end with CRLF and are folded at 75 octets; names come back as they were (RFC 5545, 3.1)', () => {
  const { text, event } = read();
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(event.summary).toContain('Wulandari Ayu Kinanti, S.Psi.; "Wulan"');
});

test.each([
  'Budi":mailto:x@evil.example',
  'Budi";ROLE=CHAIR;DELEGATED-TO="mailto:x@evil.example',
  'Budi\rATTENDEE:mailto:x@evil.example',
  'Budi\u0007\u000B\u0085\u2028\u202Eib',
])('session invitation: the name %j is a name, and no address, parameter or line of its own', (name) => {
  const { text, component } = read({ customer: { name, email: 'budi@setapak.example' } });
  const lines = text.split('\r\n').filter((line) => line !== '');
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\u2028]/u);
  expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(2);
  // A quoted parameter of RFC 5545 ends at the next double quote.
  const [customer] = text.replaceAll('\r\n ', '').match(/^ATTENDEE.*budi@.*$/m) ?? [];
  expect(customer).toMatch(/^ATTENDEE(;[A-Z]+=("[^"]*"|[^":;]*))*:MAILTO:budi@setapak\.example$/);
  expect(component.getFirstProperty('attendee')?.getFirstParameter('role')).toBe('REQ-PARTICIPANT');
});
