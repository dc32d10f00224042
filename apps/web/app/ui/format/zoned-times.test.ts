import { expect, test } from 'vitest';
import { isSameClock, isZone, zonedDate, zonedSpan, zonedTime } from './zoned-times.ts';

const evening = new Date('2026-11-24T12:00Z');

test.each([
  ['Asia/Jakarta', 'Sel 24 Nov 19.00 WIB'],
  ['Asia/Makassar', 'Sel 24 Nov 20.00 WITA'],
  ['Asia/Jayapura', 'Sel 24 Nov 21.00 WIT'],
  ['Asia/Kathmandu', 'Sel 24 Nov 17.45 UTC+5:45'],
  ['America/New_York', 'Sel 24 Nov 07.00 UTC−5'],
  ['Pacific/Auckland', 'Rab 25 Nov 01.00 UTC+13'],
  ['UTC', 'Sel 24 Nov 12.00 UTC'],
])('zonedTime: the same moment in %s is %s', (zone, text) => {
  expect(zonedTime(evening, zone)).toBe(text);
});

test('zonedTime: midnight is 00.00 of the new day, 29 February is one, and daylight saving counts', () => {
  expect(zonedTime('2028-02-28T17:00Z', 'Asia/Jakarta')).toBe('Sel 29 Feb 00.00 WIB');
  expect(zonedDate('2028-02-28T17:00Z', 'Asia/Jakarta')).toBe('2028-02-29');
  expect(zonedTime('2027-03-14T06:59Z', 'America/New_York')).toBe('Min 14 Mar 01.59 UTC−5');
  expect(zonedTime('2027-03-14T07:00Z', 'America/New_York')).toBe('Min 14 Mar 03.00 UTC−4');
});

test('zonedSpan names both ends', () => {
  expect(zonedSpan(evening, 90, 'Asia/Jakarta')).toBe('Sel 24 Nov 19.00–20.30 WIB');
});

test('zonedSpan: what ends after midnight, or at it, names the day of its end', () => {
  expect(zonedSpan('2026-11-24T16:00Z', 120, 'Asia/Jakarta')).toBe('Sel 24 Nov 23.00–Rab 25 Nov 01.00 WIB');
  expect(zonedSpan('2026-12-31T16:00Z', 60, 'Asia/Jakarta')).toBe('Kam 31 Des 23.00–Jum 1 Jan 00.00 WIB');
  expect(zonedSpan('2026-11-24T16:00Z', 120, 'Asia/Makassar')).toBe('Rab 25 Nov 00.00–02.00 WITA');
});

test('zonedSpan: a session in which clocks change names the zone at both ends', () => {
  expect(zonedSpan('2027-11-07T05:30Z', 60, 'America/New_York')).toBe('Min 7 Nov 01.30 UTC−4–01.30 UTC−5');
  expect(zonedSpan('2027-03-28T00:30Z', 60, 'Europe/Berlin')).toBe('Min 28 Mar 01.30 UTC+1–03.30 UTC+2');
});

test('isSameClock: zones that show the same, as of that moment', () => {
  expect(isSameClock('2026-11-24T12:00:00Z', 'Asia/Jakarta', 'Asia/Bangkok')).toBe(true);
  expect(isSameClock('2026-11-24T12:00:00Z', 'Asia/Jakarta', 'Asia/Makassar')).toBe(false);
  // London and Reykjavik agree in winter only.
  expect(isSameClock('2026-07-24T12:00:00Z', 'Europe/London', 'Atlantic/Reykjavik')).toBe(false);
  expect(isSameClock('2026-12-24T12:00:00Z', 'Europe/London', 'Atlantic/Reykjavik')).toBe(true);
});

test('isZone knows zones and nothing else', () => {
  for (const zone of ['Asia/Jakarta', 'Europe/Berlin', 'UTC']) expect(isZone(zone)).toBe(true);
  for (const text of ['', 'Jakarta', 'Asia/Nowhere', '+07:00', 'x'.repeat(80)])
    expect(isZone(text)).toBe(false);
});
