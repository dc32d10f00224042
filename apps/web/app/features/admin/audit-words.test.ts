import { expect, test } from 'vitest';
import { auditSentence, changeLines } from './audit-words.ts';

const line = (
  action: string,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) => ({
  action,
  resource: 'products',
  recordId: 'ats.pkg-pas',
  before,
  after,
});

test('audit: a change names its fields, and what each was and is', () => {
  const change = line('update', { price: 34_000, active: true }, { price: 35_000, active: false });
  expect(auditSentence(change)).toBe('mengubah harga, aktif paket ats.pkg-pas');
  expect(changeLines(change)).toEqual(['harga: Rp34.000 → Rp35.000', 'aktif: ya → tidak']);
});

test('audit: what only turns something on or off is said by its verb', () => {
  const of = (name: string, value: boolean) =>
    auditSentence(line('update', { [name]: !value }, { [name]: value }));
  expect(of('active', false)).toBe('menonaktifkan paket ats.pkg-pas');
  expect(of('active', true)).toBe('mengaktifkan paket ats.pkg-pas');
  expect(of('bookable', false)).toBe('menjeda pemesanan paket ats.pkg-pas');
  expect(of('super', true)).toBe('mengubah diskon khusus paket ats.pkg-pas');
});

test('audit: many fields are counted, moments and lists are read as people do', () => {
  const names = { name: 'a', title: 'b', schedule: 'c', closeAt: '2026-12-01T00:00:00.000Z', types: [] };
  const change = line('update', {}, names);
  expect(auditSentence(change)).toContain('dan 2 isian lain');
  expect(changeLines(line('create', null, names)).slice(3)).toEqual([
    expect.stringMatching(/^waktu berakhir: 1 Des/),
    'berlaku untuk: kosong',
  ]);
});

test('audit: a typed text that only looks like a moment is shown as it was typed', () => {
  for (const reason of ['2026-02-29T25:61', '2026-13-45T99:99:99Z', '275760-09-13T00:00'])
    expect(auditSentence(line('read cv', null, { reason }))).toMatch(new RegExp(`: ${reason}$`));
});

test('audit: what is done to an order is shown with its reason; an unknown action is shown as it is', () => {
  const refund = {
    ...line('refund', null, { amount: 20_000, reason: 'terlambat' }),
    resource: 'orders',
    recordId: 'x',
  };
  expect(auditSentence(refund)).toBe('mengembalikan Rp20.000 dari pesanan x: terlambat');
  expect(auditSentence({ ...refund, action: 'something new' })).toBe('something new pesanan x');
});

test('values that are names of ours are said in words', () => {
  const before = { role: 'user' };
  expect(changeLines({ before, after: { role: 'reviewer' } })).toEqual(['peran: Pengguna → Reviewer']);
  expect(changeLines({ before: null, after: { state: 'unheld', filter: 'paid', by: 'gateway' } })).toEqual([
    'keadaan: Belum ditandai',
    'saringan: Dibayar',
    'cari di: ID pembayaran di gateway',
  ]);
});
