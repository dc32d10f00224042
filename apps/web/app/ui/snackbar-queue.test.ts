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
