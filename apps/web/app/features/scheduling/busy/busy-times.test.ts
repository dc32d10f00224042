import { expect, test } from 'vitest';
import { busyTimes } from './busy-times.ts';

const HOUR = 3_600_000;
const within = { from: Date.parse('2026-10-01T00:00Z'), to: Date.parse('2027-03-01T00:00Z') };

function calendar(...lines: string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//ID', ...lines, 'END:VCALENDAR'].join('\r\n');
}
function event(...lines: string[]): string[] {
  return ['BEGIN:VEVENT', 'UID:a', 'DTSTAMP:20261001T000000Z', ...lines, 'END:VEVENT'];
}
function read(text: string, timeZone = 'Asia/Jakarta') {
  return busyTimes({ text, timeZone, within, ownUid: '@setapak' }).map(({ from, to }) => [
    new Date(from).toISOString().slice(0, 16),
    (to - from) / HOUR,
  ]);
}

test('a weekly event keeps its hour on the clock of its zone over the end of daylight saving', () => {
  const lines = event(
    'DTSTART;TZID=America/New_York:20261025T200000',
    'DTEND;TZID=America/New_York:20261025T210000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;TZID=America/New_York:20261108T200000',
  );
  // New York is four hours behind UTC until 1 November, five after it.
  expect(read(calendar(...lines))).toEqual([
    ['2026-10-26T00:00', 1],
    ['2026-11-02T01:00', 1],
  ]);
});

test('a zone that only the file knows is read from the file', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:SE Asia Standard Time', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
  const offset = ['TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700', 'END:STANDARD', 'END:VTIMEZONE'];
  const lines = event(
    'DTSTART;TZID=SE Asia Standard Time:20261124T190000',
    'DTEND;TZID=SE Asia Standard Time:20261124T203000',
    'RRULE:FREQ=DAILY;COUNT=2',
  );
  expect(read(calendar(...zone, ...offset, ...lines), 'America/New_York')).toEqual([
    ['2026-11-24T12:00', 1.5],
    ['2026-11-25T12:00', 1.5],
  ]);
});

test('whole days and times without a zone are meant in the zone of the mentor', () => {
  const day = event('DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126');
  const floating = event('DTSTART:20261128T090000', 'DURATION:PT30M');
  expect(read(calendar(...day, ...floating))).toEqual([
    ['2026-11-23T17:00', 48],
    ['2026-11-28T02:00', 0.5],
  ]);
  expect(read(calendar(...day), 'Asia/Jayapura')).toEqual([['2026-11-23T15:00', 48]]);
});

test('what is free, called off, or a session of ours takes no time', () => {
  const at = ['DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z'];
  const ours = event(...at).map((line) => line.replace('UID:a', 'UID:7@setapak'));
  expect(
    read(calendar(...event(...at, 'TRANSP:TRANSPARENT'), ...event(...at, 'STATUS:CANCELLED'), ...ours)),
  ).toEqual([]);
});

test('one repetition that was moved leaves its place and takes another; one that was called off is free', () => {
  const master = event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z', 'RRULE:FREQ=DAILY;COUNT=3');
  const moved = event('RECURRENCE-ID:20261125T090000Z', 'DTSTART:20261125T140000Z', 'DTEND:20261125T143000Z');
  const off = event(
    'RECURRENCE-ID:20261126T090000Z',
    'DTSTART:20261126T090000Z',
    'DTEND:20261126T100000Z',
    'STATUS:CANCELLED',
  );
  const found = read(calendar(...master, ...moved, ...off)).map(([at]) => at);
  expect([...new Set(found)].toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    '2026-11-24T09:00',
    '2026-11-25T14:00',
  ]);
});

test('stretches of free and busy time count where they are busy', () => {
  const lines = [
    'BEGIN:VFREEBUSY',
    'UID:f',
    'FREEBUSY;FBTYPE=BUSY:20261124T090000Z/20261124T100000Z,20261125T090000Z/PT2H',
    'FREEBUSY;FBTYPE=FREE:20261126T090000Z/PT2H',
    'END:VFREEBUSY',
  ];
  expect(read(calendar(...lines))).toEqual([
    ['2026-11-24T09:00', 1],
    ['2026-11-25T09:00', 2],
  ]);
});

test('an event without an end repeats as far as anybody can be booked', () => {
  const lines = event('DTSTART:20100104T090000Z', 'DTEND:20100104T093000Z', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE');
  const found = read(calendar(...lines));
  expect(found[0]).toEqual(['2026-10-05T09:00', 0.5]);
  // 21 Mondays and as many Wednesdays, up to 24 February.
  expect(found).toHaveLength(2 * 21);
});

test.each([
  ['not a calendar', '<html>Sign in</html>', 'not_calendar'],
  ['nothing', '', 'not_calendar'],
  [
    'a rule for every second',
    calendar(...event('DTSTART:20200101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    'too_many_events',
  ],
])('%s is refused', (_name, text, code) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code }));
});
