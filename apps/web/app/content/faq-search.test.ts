import { expect, test } from 'vitest';
import { faq } from './faq.ts';
import { searchFaq } from './faq-search.ts';

const idsOf = (query: string) => searchFaq(faq, query).flatMap(({ items }) => items.map(({ id }) => id));

test('an empty query keeps everything, seven questions on mentoring among it', () => {
  expect(searchFaq(faq, '   ')).toEqual(faq);
  expect(faq[0]?.items).toHaveLength(7);
});

test('every word must occur, in any order and case', () => {
  expect(idsOf('KEMBALI uang')).toContain('garansi');
  expect(idsOf('uang kembali tidakada')).toEqual([]);
});

test('accents and punctuation do not matter', () => {
  expect(idsOf('1-on-1!')).toEqual(idsOf('1 on 1'));
  expect(idsOf('gáransi')).toContain('garansi');
});

test('the address of a link is not searched', () => {
  expect(idsOf('mailto')).toEqual([]);
});

test('a section’s title finds its questions', () => {
  expect(idsOf('cv review')).toContain('lama-review');
});

test('anchors are unique', () => {
  const ids = faq.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['voucher', 'voucher'],
  ['refund', 'refund'],
  ['qris', 'cara-bayar'],
  ['password', 'lupa-password'],
  ['hapus akun', 'hapus-akun'],
  ['reschedule', 'ganti-jadwal'],
])('what people type finds its answer: %s', (query, id) => {
  expect(idsOf(query)).toContain(id);
});
