import { expect, test } from 'vitest';
import { inTurn } from './pdfjs.ts';

test('work on one document is done one after another, also behind work that failed; other documents do not wait', async () => {
  const [shown, other] = [{}, {}];
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const work = [
    inTurn(shown, async () => {
      await first.promise;
      done.push('first page');
      throw new Error('no longer wanted');
    }),
    inTurn(shown, async () => void done.push('second page')),
    inTurn(other, async () => void done.push('other document')),
  ];
  await work[2];
  expect(done).toEqual(['other document']);
  first.resolve();
  await Promise.allSettled(work);
  expect(done).toEqual(['other document', 'first page', 'second page']);
});
