import { expect, test } from 'vitest';
import { wordsOfValue } from './document.ts';
import {
  figuresOf,
  nextStepOf,
  pathOfApplication,
  sourceOf,
  stampsAfter,
  standingOf,
  targetOf,
  targets,
} from './model.ts';

const monday = new Date('2026-11-02T03:00:00Z');
const friday = new Date('2026-11-06T03:00:00Z');
const none = { appliedAt: null, answeredAt: null };

test('targets: every one is a standing, and the way back', () => {
  for (const target of targets) expect(targetOf(standingOf(target))).toBe(target);
});

test('stamps: sending is noted once, an answer with the first stage after it', () => {
  const sent = stampsAfter(none, standingOf('applied'), monday);
  expect(sent).toEqual({ appliedAt: monday, answeredAt: null });
  expect(stampsAfter(sent, standingOf('interview'), friday)).toEqual({
    appliedAt: monday,
    answeredAt: friday,
  });
});

test('stamps: a rejection is an answer, a withdrawal is none', () => {
  const sent = { appliedAt: monday, answeredAt: null };
  expect(stampsAfter(sent, standingOf('closed:rejected'), friday).answeredAt).toEqual(friday);
  expect(stampsAfter(sent, standingOf('closed:withdrawn'), friday)).toEqual(sent);
  expect(stampsAfter(none, standingOf('closed:withdrawn'), friday)).toEqual(none);
});

test('stamps: moved back to saved, it was never sent', () => {
  const answered = { appliedAt: monday, answeredAt: friday };
  expect(stampsAfter(answered, standingOf('saved'), friday)).toEqual(none);
  expect(stampsAfter(answered, standingOf('applied'), friday)).toEqual({
    appliedAt: monday,
    answeredAt: null,
  });
});

test('next step: an event comes before the deadline, a closed application has none', () => {
  const saved = { stage: 'saved', outcome: null, deadline: '2026-11-05', appliedAt: null } as const;
  expect(nextStepOf({ ...saved, events: [] }, friday)).toMatchObject({ kind: 'deadline', isOverdue: true });
  const events = [{ title: 'Tes online', startsAt: friday }];
  expect(nextStepOf({ ...saved, events }, monday)).toMatchObject({ kind: 'event', isOverdue: false });
  expect(nextStepOf({ ...saved, stage: 'closed', outcome: 'rejected', events }, monday)).toBeNull();
});

test('next step: a week after sending, on the day in Jakarta', () => {
  const sent = { stage: 'applied', outcome: null, deadline: null, events: [] } as const;
  // 00.30 on the third in Jakarta.
  const appliedAt = new Date('2026-11-02T17:30:00Z');
  expect(nextStepOf({ ...sent, appliedAt }, friday)).toMatchObject({ at: '2026-11-10', isOverdue: false });
});

test('figures: only what was sent counts, sources alike in other capitals are one', () => {
  const sent = { cvName: 'CV Marketing', appliedAt: monday, answeredAt: null };
  const figures = figuresOf([
    { ...sent, source: 'LinkedIn', answeredAt: friday },
    { ...sent, source: 'linkedin ' },
    { ...sent, source: '', cvName: null },
    { ...sent, source: 'Glints', appliedAt: null },
  ]);
  expect(figures).toMatchObject({ kept: 4, sent: 3, answered: 1 });
  expect(figures.bySource).toEqual([
    { name: 'LinkedIn', sent: 2, answered: 1 },
    { name: 'Sumber belum diisi', sent: 1, answered: 0 },
  ]);
  expect(figures.byCv[0]).toEqual({ name: 'CV Marketing', sent: 2, answered: 1 });
});

test.each([
  ['https://id.jobstreet.com/job/1', 'JobStreet'],
  ['https://www.linkedin.com/jobs/view/1', 'LinkedIn'],
  ['https://notlinkedin.com/jobs', ''],
  [null, ''],
])('source of %s: %s', (link, source) => expect(sourceOf(link)).toBe(source));

test('the path of an application can stand in a header, whatever its id is', () => {
  expect(pathOfApplication('abc')).toBe('/app/lamaran/abc');
  expect(pathOfApplication('a\r\nb🤷')).toBe('/app/lamaran/a%0D%0Ab%F0%9F%A4%B7');
});

test.each([
  [['at'], 'closed:rejected', 'Selesai: ditolak'],
  [['at'], 'interview', 'Wawancara'],
  [['deadline'], '2026-12-05', '5 Desember 2026'],
  [['events', 'a', 'startsAt'], '2026-12-05T12:00:00.000Z', '5 Desember 2026, 19.00 WIB'],
  [['events', 'a', 'kind'], 'follow_up', 'Tanya kabar'],
  [['deadline'], null, undefined],
  [['notes'], 'Tanya gaji', undefined],
])('two versions of an application: %j %s is shown as %s', (path, value, words) => {
  expect(wordsOfValue(path, value)).toBe(words);
});
