import { expect, test } from 'vitest';
import { newId } from '~/services/id.ts';
import { orderNumber, randomOrderNumber, readOrderNumber } from './order-number.server.ts';

const SHAPE = /^SP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

test('an order number is short, without look-alikes, and the same for the same id', () => {
  const id = newId();
  expect(orderNumber(id)).toMatch(SHAPE);
  expect(orderNumber(id)).toBe(orderNumber(id));
  expect(randomOrderNumber()).toMatch(SHAPE);
  expect(new Set(Array.from({ length: 1_000 }, () => orderNumber(newId()))).size).toBe(1_000);
});

test.each([
  ['SP-7K3Q-29C1', 'SP-7K3Q-29C1'],
  ['sp7k3q29c1', 'SP-7K3Q-29C1'],
  [' 7k3q 29cl ', 'SP-7K3Q-29C1'],
  ['SP-OK3Q-29C1', 'SP-0K3Q-29C1'],
  ['SPSPSPSP', 'SP-SPSP-SPSP'],
  ['Rani Azzahra', null],
  ['rani@setapak.example', null],
  ['', null],
])('“%s” is read as %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number);
});
