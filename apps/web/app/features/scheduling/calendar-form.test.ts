import { expect, test } from 'vitest';
import { busyUrl, calendarFields, exceptionLines, readHours } from './calendar-form.ts';

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

test('readHours: days in a row are one line, over the end of a year too, and are shown as one again', () => {
  const { exceptions, errors } = readHours({
    'exception-0-date': '2026-12-30',
    'exception-0-until': '2027-01-02',
    'exception-1-date': '2027-01-03',
    'exception-1-from': '10:00',
    'exception-1-to': '11:00',
    'exception-2-date': '2027-01-05',
    'exception-2-until': '2027-01-05',
  });
  expect(errors).toEqual({});
  expect(exceptions.map(({ date, hours }) => [date, hours.length])).toEqual([
    ['2026-12-30', 0],
    ['2026-12-31', 0],
    ['2027-01-01', 0],
    ['2027-01-02', 0],
    ['2027-01-03', 1],
    ['2027-01-05', 0],
  ]);
  expect(exceptionLines(exceptions)).toEqual([
    { date: '2026-12-30', until: '2027-01-02', range: null },
    { date: '2027-01-03', until: '', range: { from: '10:00', to: '11:00' } },
    { date: '2027-01-05', until: '', range: null },
  ]);
});

test('exceptionLines: stretches and days beside each other are read as they were', () => {
  const [early, late] = [
    { from: '08:00', to: '09:00' },
    { from: '10:00', to: '11:00' },
  ];
  const days = [
    { date: '2027-01-03', hours: [early, late] },
    { date: '2027-01-04', hours: [late] },
    { date: '2027-01-05', hours: [] },
    { date: '2027-01-06', hours: [] },
  ];
  const fields = exceptionLines(days).flatMap(({ date, until, range }, at) => [
    [`exception-${at}-date`, date],
    [`exception-${at}-until`, until],
    [`exception-${at}-from`, range?.from ?? ''],
    [`exception-${at}-to`, range?.to ?? ''],
  ]);
  expect(readHours(Object.fromEntries(fields) as Record<string, string>).exceptions).toEqual(days);
});

test.each([
  ['2027-01-02', '2027-01-01', 'Tanggal akhirnya lebih dulu'],
  ['', '2027-01-01', 'Isi juga tanggal mulainya'],
  ['2027-01-02', '2027-02-30', 'Tanggal itu tidak ada'],
  ['2027-01-02', '2027-03-05', 'paling banyak 62 hari'],
])('readHours: days from "%s" to "%s" are refused beside them', (first, last, why) => {
  const { errors, exceptions } = readHours({ 'exception-0-date': first, 'exception-0-until': last });
  expect(errors['exception-0']).toContain(why);
  expect(exceptions).toEqual([]);
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
