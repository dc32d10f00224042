import { expect, test } from 'vitest';
import { snackQueue, type QueuedSnack } from './snackbar-queue.ts';

const saved: QueuedSnack = { id: 1, text: 'Tersimpan', tone: 'success' };
const failed: QueuedSnack = { id: 2, text: 'Gagal', tone: 'error' };

test('messages wait in the order in which they came', () => {
  const queue = [saved, failed].reduce<QueuedSnack[]>(
    (all, snack) => snackQueue(all, { type: 'add', snack }),
    [],
  );
  expect(queue.map(({ id }) => id)).toEqual([1, 2]);
  expect(snackQueue(queue, { type: 'remove', id: 1 })).toEqual([failed]);
});

test('snackbar: a message that is still shown is not added twice', () => {
  expect(snackQueue([saved], { type: 'add', snack: { ...saved, id: 3 } })).toEqual([saved]);
});

test('snackbar: what is done to two things of one name can be undone for each', () => {
  const removed = { text: 'Kasir dihapus', action: { label: 'Urungkan', onClick: () => undefined } };
  const first = { ...removed, id: 4 };
  expect(snackQueue([first], { type: 'add', snack: { ...removed, id: 5 } })).toHaveLength(2);
});
