import { expect, test } from 'vitest';
import { busyUrl, calendarFields, readHours } from './calendar-form.ts';

test('readHours: two stretches a day, days off, and a day with other hours', () => {
  const { weekly, exceptions, errors } = readHours({
    'day-1-0-from': '08:00',
    'day-1-0-to': '12:00',
    'day-1-1-from': '19:00',
    'day-1-1-to': '00:00',
    'exception-0-date': '2028-02-29',
    'exception-1-date': '2027-01-02',
    'exception-1-from': '10:00',
    'exception-1-to': '11:00',
  });
  expect(errors).toEqual({});
  expect(weekly).toEqual([
    { weekday: 1, from: '08:00', to: '12:00' },
    { weekday: 1, from: '19:00', to: '24:00' },
  ]);
  expect(exceptions).toEqual([
    { date: '2027-01-02', hours: [{ from: '10:00', to: '11:00' }] },
    { date: '2028-02-29', hours: [] },
  ]);
});

test('readHours: hours as people type them, midnight at the end of a day too', () => {
  const { weekly } = readHours({
    'day-3-0-from': '19.30',
    'day-3-0-to': '24.00',
    'day-4-0-from': '9',
    'day-4-0-to': '1130',
  });
  expect(weekly).toEqual([
    { weekday: 3, from: '19:30', to: '24:00' },
    { weekday: 4, from: '09:00', to: '11:30' },
  ]);
});

test('readHours: a day that no calendar has is refused beside it', () => {
  expect(readHours({ 'exception-0-date': '2027-02-30' }).errors).toHaveProperty('exception-0');
});

test('readHours: a half-filled line is refused beside it', () => {
  const { errors } = readHours({ 'day-2-0-from': '08:00', 'exception-0-date': '29 Februari' });
  expect(Object.keys(errors)).toEqual(['day-2-0', 'exception-0']);
});

test('calendarFields: hours of notice become minutes, empty limits none, and rooms need https', () => {
  const usual = { timeZone: 'Asia/Makassar', bufferBefore: '0', bufferAfter: '15', leastNotice: '4' };
  const limits = { horizonDays: '28', mostPerDay: '', mostPerWeek: '5', meetingUrl: '' };
  const read = (changes = {}) => calendarFields.safeParse({ ...usual, ...limits, ...changes });
  expect(read().data).toMatchObject({ leastNotice: 240, mostPerDay: null, mostPerWeek: 5, meetingUrl: null });
  for (const wrong of [{ meetingUrl: 'http://x.example' }, { timeZone: 'Mars' }, { leastNotice: '0' }])
    expect(read(wrong).success).toBe(false);
});

test("a calendar's address: as calendar programs give it, and nothing but the web", () => {
  const path = 'p12-caldav.icloud.example/published/2/MTIz';
  for (const scheme of ['webcal', 'WEBCAL', 'webcals', 'https'])
    expect(busyUrl.parse(` ${scheme}://${path}\n`)).toBe(`https://${path}`);
  for (const text of [`http://${path}`, `file:///etc/passwd`, 'kalender', ''])
    expect(busyUrl.safeParse(text).success).toBe(false);
});
