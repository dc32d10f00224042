import { expect, test } from 'vitest';
import { queryOf } from './board-query.ts';
import type { ApplicationDocument, KeptApplication } from './document.ts';
import { offlineApplication, offlineBoard, withDocuments } from './offline-board.ts';
import { refuseWord } from './refuse-word.ts';

const now = new Date('2026-11-20T03:00:00Z');
const document: ApplicationDocument = {
  title: 'Akuntan',
  company: 'PT Maju',
  place: '',
  link: null,
  deadline: '2026-11-25',
  salary: '',
  source: 'Glints',
  contact: '',
  notes: 'Bawa ijazah',
  at: 'saved',
  events: [],
};
const kept = (id: string, more: Partial<ApplicationDocument> = {}): KeptApplication => ({
  id,
  version: 3,
  saveId: null,
  document: { ...document, ...more },
  appliedAt: null,
  answeredAt: null,
  archivedAt: null,
  ad: null,
});
const board = (query: string, ...applications: KeptApplication[]) =>
  offlineBoard({ ownerId: 'rani', applications }, queryOf(new URLSearchParams(query)), now);

test('cards stand in the order in which they were kept, with what comes next', () => {
  const { cards, counts } = board('', kept('a'), kept('b', { title: 'Auditor', deadline: '2026-11-01' }));
  expect(cards.map(({ title }) => title)).toEqual(['Akuntan', 'Auditor']);
  expect(cards[1]?.nextStep).toMatchObject({ kind: 'deadline', isOverdue: true });
  expect(counts).toEqual({ board: 2, archived: 0 });
});

test('search, source and archive filter as on the server', () => {
  const all = [
    kept('a'),
    kept('b', { source: 'LinkedIn', notes: '' }),
    { ...kept('c'), archivedAt: now.toISOString() },
  ];
  const found = (query: string) => board(query, ...all).cards.map(({ id }) => id);
  expect(found('q=IJAZAH')).toEqual(['a']);
  expect(found('source=LinkedIn')).toEqual(['b']);
  expect(found('view=archive')).toEqual(['c']);
});

test('a card that was moved on this device stands on top of its new column, one that was renamed where it was', () => {
  const { cards } = board('', kept('a'), kept('b'), kept('c', { at: 'applied' }));
  const documents = new Map([
    ['a', { ...document, title: 'Akuntan Senior' }],
    ['b', { ...document, at: 'applied' as const }],
  ]);
  expect(withDocuments(cards, documents, now).map(({ id, at, title }) => [id, at, title])).toEqual([
    ['b', 'applied', 'Akuntan'],
    ['a', 'saved', 'Akuntan Senior'],
    ['c', 'applied', 'Akuntan'],
  ]);
});

test('the page of one: the earliest open step comes next, and what is done is done', () => {
  const step = { kind: 'interview', isDone: false } as const;
  const events = [
    { ...step, id: 'b', title: 'HR', startsAt: '2026-12-02T02:00:00.000Z' },
    { ...step, id: 'a', title: 'Tes', startsAt: '2026-12-01T02:00:00.000Z' },
    { ...step, id: 'c', title: 'Lama', startsAt: '2026-11-01T02:00:00.000Z', isDone: true },
  ];
  const shown = offlineApplication(kept('a', { at: 'interview', events }), 'rani', now);
  expect(shown.nextStep?.text).toBe('Tes');
  expect(shown.events.map(({ title, doneAt }) => [title, doneAt !== null])).toEqual([
    ['Lama', true],
    ['Tes', false],
    ['HR', false],
  ]);
});

test('words that cannot be kept as they stand are named: no title, half an address, no day', () => {
  expect([
    refuseWord('title', ' '),
    refuseWord('link', 'https://'),
    refuseWord('deadline', '0026-01-01'),
  ]).not.toContain(null);
  expect([
    refuseWord('title', 'A'),
    refuseWord('link', ''),
    refuseWord('link', 'https://contoh.example/1'),
    refuseWord('deadline', '2026-12-01'),
    refuseWord('notes', ''),
  ]).toEqual([null, null, null, null, null]);
});
