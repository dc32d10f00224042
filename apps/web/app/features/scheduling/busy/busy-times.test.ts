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

test.each([
  ['SE Asia Standard Time', '2026-11-24T12:00'],
  ['Eastern Standard Time', '2026-11-25T00:00'],
  ['W. Europe Standard Time', '2026-11-24T18:00'],
  ['(UTC+07:00) Bangkok, Hanoi, Jakarta', '2026-11-24T12:00'],
  ['tzone://Microsoft/Utc', '2026-11-24T19:00'],
])('a zone by the name that Windows has for it, which no file describes: %s', (zone, from) => {
  const lines = event(
    `DTSTART;TZID="${zone}":20261124T190000`,
    `DTEND;TZID="${zone}":20261124T203000`,
    'RRULE:FREQ=DAILY;COUNT=1',
  );
  expect(read(calendar(...lines), 'Asia/Jayapura')).toEqual([[from, 1.5]]);
});

test('a name of no zone that no file describes is meant in the zone of the mentor', () => {
  const lines = event('DTSTART;TZID=Waktu Kantor:20261124T190000', 'DURATION:PT1H');
  expect(read(calendar(...lines), 'Asia/Jayapura')).toEqual([['2026-11-24T10:00', 1]]);
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

const nineInNewYork = (...more: string[]) =>
  event('DTSTART;TZID=America/New_York:20261102T090000', 'DURATION:PT1H', ...more);
/** The days of November on which somebody is busy at nine in New York, 14.00 UTC after the end of daylight saving. */
const daysOf = (...lines: string[]) => read(calendar(...lines)).map(([from]) => from?.toString().slice(8));

test('an event keeps its length and its zone where the file describes no zone', () => {
  expect(read(calendar(...nineInNewYork()))).toEqual([['2026-11-02T14:00', 1]]);
});

test('an exception of one event changes no other event', () => {
  const weekly = event('DTSTART:20261102T030000Z', 'DTEND:20261102T040000Z', 'RRULE:FREQ=WEEKLY;COUNT=3');
  const times = ['DTSTART:20261109T060000Z', 'DTEND:20261109T070000Z'];
  const of = (uid: string, ...lines: string[]) =>
    event(...lines, ...times).map((line) => line.replace('UID:a', uid));
  const mondays = ['02T03:00', '09T03:00', '16T03:00'];
  for (const other of [
    of('UID:b', 'RECURRENCE-ID:20261109T030000Z', 'STATUS:CANCELLED'),
    of('UID:b', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261109T030000Z', 'STATUS:CANCELLED'),
    of('UID:', 'RECURRENCE-ID:20261109T030000Z', 'STATUS:CANCELLED'),
  ])
    expect(daysOf(...weekly, ...other)).toEqual(mondays);
});

test.each([
  ['in its zone', ';TZID=America/New_York:20261103T090000'],
  ['in another zone', ';TZID=Asia/Jakarta:20261103T210000'],
  ['in UTC', ':20261103T140000Z'],
  ['by its day', ';VALUE=DATE:20261103'],
])('a repetition that is left out or replaced is named %s', (_how, name) => {
  const left = ['02T14:00', '04T14:00'];
  const daily = 'RRULE:FREQ=DAILY;COUNT=3';
  expect(daysOf(...nineInNewYork(daily, `EXDATE${name}`))).toEqual(left);
  const gone = event(`RECURRENCE-ID${name}`, 'STATUS:CANCELLED', 'DTSTART:20261103T140000Z', 'DURATION:PT1H');
  expect(daysOf(...nineInNewYork(daily), ...gone)).toEqual(left);
});

test('every EXDATE counts, also beside one that fits no repetition', () => {
  const left = 'EXDATE:20261102T160000Z,20261103T140000Z,20261103T160000Z,20261104T140000Z';
  expect(daysOf(...nineInNewYork('RRULE:FREQ=DAILY;COUNT=4', left))).toEqual(['02T14:00', '05T14:00']);
});

test('single further dates count beside the first one, with a length of their own where they have it', () => {
  expect(daysOf(...nineInNewYork('RDATE;TZID=America/New_York:20261105T090000'))).toEqual([
    '02T14:00',
    '05T14:00',
  ]);
  const periods = nineInNewYork('RDATE;VALUE=PERIOD:20261105T030000Z/PT2H,20261106T030000Z/20261106T060000Z');
  expect(read(calendar(...periods))).toEqual([
    ['2026-11-05T03:00', 2],
    ['2026-11-06T03:00', 3],
    ['2026-11-02T14:00', 1],
  ]);
});

test('a rule until a day holds on that day too', () => {
  expect(daysOf(...nineInNewYork('RRULE:FREQ=DAILY;UNTIL=20261103'))).toEqual(['02T14:00', '03T14:00']);
});

test('zones without a slash are known as well, unless the file describes them itself', () => {
  const at = (zone: string) =>
    event(`DTSTART;TZID=${zone}:20261124T090000`, `DTEND;TZID=${zone}:20261124T100000`);
  expect(daysOf(...at('Japan'), ...at('GMT'))).toEqual(['24T00:00', '24T09:00']);
  const own = ['BEGIN:VTIMEZONE', 'TZID:EST', 'BEGIN:STANDARD', 'DTSTART:16010101T000000'];
  const offset = ['TZOFFSETFROM:+1000', 'TZOFFSETTO:+1000', 'END:STANDARD', 'END:VTIMEZONE'];
  expect(daysOf(...own, ...offset, ...at('EST'))).toEqual(['23T23:00']);
});

const sound = event('DTSTART:20261124T090000Z', 'DTEND:20261124T100000Z');

test.each([
  [
    'a rule that is none',
    event('DTSTART:20261124T110000Z', 'DURATION:PT1H', 'RRULE:FREQ=SOMETIMES'),
    ['24T11:00'],
  ],
  ['an empty rule', event('DTSTART:20261124T110000Z', 'DURATION:PT1H', 'RRULE:'), ['24T11:00']],
  ['a time that is none', event('DTSTART:tomorrow', 'DURATION:PT1H'), []],
  ['a line without a name', event('DESCRIPTION:first', 'second line', 'STATUS:CANCELLED'), []],
  [
    'an exception to no time',
    event('RECURRENCE-ID:tomorrow', 'DTSTART:20261124T110000Z', 'DURATION:PT1H'),
    ['24T11:00'],
  ],
])('%s hides no other event', (_what, broken, also) => {
  expect(daysOf(...broken, ...sound)).toEqual([...also, '24T09:00']);
});

test('a file may begin with a byte order mark', () => {
  expect(read(`\uFEFF${calendar(...sound)}`)).toEqual([['2026-11-24T09:00', 1]]);
});
