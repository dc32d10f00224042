import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { spool } from './spool.ts';

const bytes = Buffer.alloc(300_000, 'x');

test('spool: a stream is handed on whole, with its length, and closed', async () => {
  const kept: Readable[] = [];
  const read = await spool(Readable.from([bytes]), async (content, length) => {
    kept.push(content);
    return { length, content: await buffer(content) };
  });
  expect(read.length).toBe(bytes.length);
  expect(read.content.equals(bytes)).toBe(true);
  expect(kept[0]?.destroyed).toBe(true);
});

test('spool: a file that a store refused, unread or half read, is closed', async () => {
  const kept: Readable[] = [];
  const refuse = async (content: Readable, parts: number) => {
    kept.push(content);
    const from = content[Symbol.asyncIterator]();
    for (let part = 0; part < parts; part++) await from.next();
    throw new Error('the store refuses');
  };
  for (const parts of [0, 1])
    await expect(spool(Readable.from([bytes]), (content) => refuse(content, parts))).rejects.toThrow();
  expect(kept.map(({ destroyed }) => destroyed)).toEqual([true, true]);
});
