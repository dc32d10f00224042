import { expect, test } from 'vitest';
import { freeSlots, isFree } from './free-slots.ts';
import { MINUTE_MS, type Availability, type TimeRange, type Weekday } from './model.ts';
import { openRanges } from './open-ranges.ts';
import { mergeRanges, subtractRanges } from './ranges.ts';

const at = (text: string) => new Date(text).getTime();
const range = (from: string, to: string): TimeRange => ({ from: at(from), to: at(to) });
const texts = (moments: number[]) => moments.map((moment) => new Date(moment).toISOString().slice(0, 16));
const spans = (ranges: TimeRange[]) => ranges.map(({ from, to }) => texts([from, to]).join(' – '));

const everyDay = (from: string, to: string) =>
  ([1, 2, 3, 4, 5, 6, 7] as Weekday[]).map((weekday) => ({ weekday, from, to }));

const evenings: Availability = {
  timeZone: 'Asia/Jakarta',
  weekly: everyDay('19:00', '21:00'),
  exceptions: [],
  bufferBefore: 0,
  bufferAfter: 0,
  leastNotice: 0,
  horizonDays: 30,
  mostPerDay: null,
  mostPerWeek: null,
};
/** Monday, 23 November 2026, 12.00 WIB. */
const noon = at('2026-11-23T05:00Z');
const thisWeek = range('2026-11-23T00:00Z', '2026-11-30T00:00Z');
const today = range('2026-11-22T17:00Z', '2026-11-23T17:00Z');
const plan = { availability: evenings, sessions: [], busy: [], minutes: 60, now: noon, within: today };

test('mergeRanges joins what touches and drops what is empty', () => {
  const ranges = [
    { from: 5, to: 7 },
    { from: 1, to: 3 },
    { from: 3, to: 4 },
    { from: 9, to: 9 },
  ];
  expect(mergeRanges(ranges)).toEqual([
    { from: 1, to: 4 },
    { from: 5, to: 7 },
  ]);
});

test('subtractRanges leaves what lies before, between and behind', () => {
  const taken = [
    { from: 2, to: 3 },
    { from: 5, to: 6 },
  ];
  expect(subtractRanges([{ from: 1, to: 9 }], taken)).toEqual([
    { from: 1, to: 2 },
    { from: 3, to: 5 },
    { from: 6, to: 9 },
  ]);
  expect(subtractRanges([{ from: 2, to: 3 }], [{ from: 1, to: 9 }])).toEqual([]);
});

test.each([
  ['Asia/Jakarta', '2026-11-23T12:00 – 2026-11-23T14:00'],
  ['Asia/Makassar', '2026-11-23T11:00 – 2026-11-23T13:00'],
  ['Asia/Jayapura', '2026-11-23T10:00 – 2026-11-23T12:00'],
  ['Asia/Kathmandu', '2026-11-23T13:15 – 2026-11-23T15:15'],
])('openRanges: 19.00 to 21.00 in %s is %s UTC', (timeZone, span) => {
  const within = range('2026-11-23T03:00Z', '2026-11-23T18:00Z');
  expect(spans(openRanges({ ...evenings, timeZone }, within))).toEqual([span]);
});

test('openRanges: hours over midnight, and a day that ends at 24.00', () => {
  const within = range('2026-11-23T12:00Z', '2026-11-24T12:00Z');
  const late = { ...evenings, weekly: [{ weekday: 1 as Weekday, from: '22:00', to: '01:00' }] };
  expect(spans(openRanges(late, within))).toEqual(['2026-11-23T15:00 – 2026-11-23T18:00']);
  const whole = { ...evenings, weekly: [{ weekday: 2 as Weekday, from: '00:00', to: '24:00' }] };
  expect(spans(openRanges(whole, range('2026-11-23T00:00Z', '2026-11-26T00:00Z')))).toEqual([
    '2026-11-23T17:00 – 2026-11-24T17:00',
  ]);
});

test('openRanges: an exception replaces the hours of its day, 29 February too', () => {
  const exceptions = [
    { date: '2028-02-29', hours: [{ from: '08:00', to: '09:00' }] },
    { date: '2028-03-01', hours: [] },
  ];
  const within = range('2028-02-28T00:00Z', '2028-03-02T23:00Z');
  expect(spans(openRanges({ ...evenings, exceptions }, within))).toEqual([
    '2028-02-28T12:00 – 2028-02-28T14:00',
    '2028-02-29T01:00 – 2028-02-29T02:00',
    '2028-03-02T12:00 – 2028-03-02T14:00',
  ]);
});

test('openRanges: the same clock time is another moment after New York changes its clocks', () => {
  const newYork = { ...evenings, timeZone: 'America/New_York', weekly: everyDay('19:00', '20:00') };
  expect(spans(openRanges(newYork, range('2027-03-13T12:00Z', '2027-03-15T12:00Z')))).toEqual([
    '2027-03-14T00:00 – 2027-03-14T01:00',
    '2027-03-14T23:00 – 2027-03-15T00:00',
  ]);
});

test('openRanges: hours that a change of the clocks skips do not exist, those that it repeats come twice', () => {
  const night = (from: string, to: string) => ({
    ...evenings,
    timeZone: 'America/New_York',
    weekly: everyDay(from, to),
  });
  const spring = range('2027-03-14T05:00Z', '2027-03-14T12:00Z');
  expect(spans(openRanges(night('02:00', '03:00'), spring))).toEqual([]);
  expect(spans(openRanges(night('01:30', '03:30'), spring))).toEqual(['2027-03-14T06:30 – 2027-03-14T07:30']);
  const autumn = range('2027-11-07T04:00Z', '2027-11-07T12:00Z');
  expect(spans(openRanges(night('01:00', '02:00'), autumn))).toEqual(['2027-11-07T05:00 – 2027-11-07T07:00']);
});

test('freeSlots: every half hour in which the session fits', () => {
  expect(texts(freeSlots(plan))).toEqual(['2026-11-23T12:00', '2026-11-23T12:30', '2026-11-23T13:00']);
  expect(texts(freeSlots({ ...plan, minutes: 30 }))).toHaveLength(4);
  expect(freeSlots({ ...plan, minutes: 150 })).toEqual([]);
});

test('freeSlots: hours that begin off the grid give slots on it', () => {
  const availability = { ...evenings, weekly: everyDay('19:10', '21:00') };
  expect(texts(freeSlots({ ...plan, availability }))).toEqual(['2026-11-23T12:30', '2026-11-23T13:00']);
});

test('freeSlots: sessions keep their buffers free, busy times only themselves', () => {
  const availability = { ...evenings, weekly: everyDay('13:00', '21:00'), bufferBefore: 10, bufferAfter: 20 };
  const session = range('2026-11-23T09:00Z', '2026-11-23T10:00Z');
  const around = { ...plan, availability, within: range('2026-11-23T07:00Z', '2026-11-23T12:00Z') };
  expect(texts(freeSlots({ ...around, sessions: [session] }))).toEqual([
    '2026-11-23T07:00',
    '2026-11-23T07:30',
    '2026-11-23T10:30',
    '2026-11-23T11:00',
    '2026-11-23T11:30',
  ]);
  expect(texts(freeSlots({ ...around, busy: [session] }))).toContain('2026-11-23T10:00');
});

test('freeSlots: least notice and horizon hold', () => {
  const soon = { ...plan, availability: { ...evenings, leastNotice: 7 * 60 + 45 } };
  expect(texts(freeSlots(soon))).toEqual(['2026-11-23T13:00']);
  const short = { ...plan, availability: { ...evenings, horizonDays: 2 }, within: thisWeek };
  expect(new Set(texts(freeSlots(short)).map((text) => text.slice(8, 10)))).toEqual(new Set(['23', '24']));
});

test('freeSlots: a day and a week that are full offer nothing, counted in the mentor’s zone', () => {
  // 00.30 on Tuesday in Jakarta, still Monday in UTC.
  const session = range('2026-11-23T17:30Z', '2026-11-23T18:30Z');
  const daily = {
    ...plan,
    within: thisWeek,
    sessions: [session],
    availability: { ...evenings, mostPerDay: 1 },
  };
  const days = texts(freeSlots(daily)).map((text) => text.slice(8, 10));
  expect(days).toContain('23');
  expect(days).not.toContain('24');
  const weekly = { ...daily, availability: { ...evenings, mostPerWeek: 1 } };
  expect(freeSlots({ ...weekly, within: range('2026-11-23T00:00Z', '2026-11-29T17:00Z') })).toEqual([]);
  expect(freeSlots({ ...weekly, within: range('2026-11-29T17:00Z', '2026-12-01T00:00Z') })).not.toEqual([]);
});

test('isFree agrees with the slots that are offered', () => {
  const [first = 0] = freeSlots(plan);
  expect(isFree({ ...plan, start: first })).toBe(true);
  expect(isFree({ ...plan, start: first + 10 * MINUTE_MS })).toBe(false);
  expect(isFree({ ...plan, start: first, sessions: [{ from: first, to: first + 60 * MINUTE_MS }] })).toBe(
    false,
  );
  expect(isFree({ ...plan, start: at('2026-11-23T13:30Z') })).toBe(false);
});
