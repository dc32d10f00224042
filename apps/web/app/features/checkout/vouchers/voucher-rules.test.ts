import { describe, expect, test } from 'vitest';
import { AppError } from '~/services/error.ts';
import { refuseVoucher, type VoucherFacts, type VoucherPurpose } from './voucher-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const purposes: VoucherPurpose[] = ['mentoring', 'cv-review', 'atsc', 'redeem-atsc'];

const good: VoucherFacts = {
  id: 'v1',
  startAt: new Date(now.getTime() - 1),
  closeAt: new Date(now.getTime() + 1),
  types: purposes,
  appliesTo: ['7-days'],
  used: 0,
  max: 1,
  active: true,
  usesGranted: 3,
};

/** Each flaw by itself, as changes of a good voucher or of the situation. */
const flaws = {
  gone: {},
  time: { closeAt: new Date(now.getTime() - 1) },
  early: { startAt: new Date(now.getTime() + 1) },
  used: {},
  max: { used: 1 },
  type: { types: ['something-else'] },
  package: { appliesTo: ['3-days'] },
  id: { id: null },
  nothing: { usesGranted: null },
} satisfies Record<string, Partial<VoucherFacts>>;
type Flaw = keyof typeof flaws;

function refusal(purpose: VoucherPurpose, having: Flaw[]): string | undefined {
  const voucher = having.reduce<VoucherFacts>((facts, flaw) => ({ ...facts, ...flaws[flaw] }), good);
  const situation = { now, packageId: '7-days', usedBefore: having.includes('used') };
  const code = refuseVoucher(purpose, having.includes('gone') ? undefined : voucher, situation);
  return code && new AppError(code).text;
}

const notFound = 'Voucher tidak ditemukan';
const expired = 'Voucher expired';
const used = 'Voucher sudah Anda digunakan';
const exhausted = 'Voucher sudah mencapai batas penggunaan';
const otherPackage = 'Voucher tidak berlaku untuk paket ini';
const failed = 'voucher code gagal diterapkan';

/** In the order of the product documents: with all later flaws too, the first one speaks. */
const tables: Record<VoucherPurpose, [Flaw, string][]> = {
  mentoring: [
    ['gone', notFound],
    ['type', notFound],
    ['time', expired],
    ['used', used],
    ['max', exhausted],
    ['id', failed],
  ],
  'cv-review': [
    ['gone', notFound],
    ['time', expired],
    ['used', used],
    ['max', exhausted],
    ['type', notFound],
    ['package', otherPackage],
    ['id', failed],
  ],
  atsc: [
    ['gone', notFound],
    ['time', expired],
    ['used', used],
    ['max', exhausted],
    ['type', notFound],
    ['package', otherPackage],
    ['id', failed],
  ],
  'redeem-atsc': [
    ['gone', notFound],
    ['type', notFound],
    ['time', expired],
    ['used', 'Anda sudah menggunakan kode ini'],
    ['max', exhausted],
    ['nothing', 'reedem code gagal diterapkan'],
  ],
};

describe.each(purposes)('a voucher for %s', (purpose) => {
  const table = tables[purpose];

  test('without a flaw is taken', () => expect(refusal(purpose, [])).toBeUndefined());

  test.each(table)('with the flaw "%s" alone: %s', (flaw, message) =>
    expect(refusal(purpose, [flaw])).toBe(message),
  );

  test.each(table.map(([flaw, message], at) => ({ flaw, message, at })))(
    '"$flaw" speaks before all that come after it',
    ({ at, message }) =>
      expect(
        refusal(
          purpose,
          table.slice(at).map(([flaw]) => flaw),
        ),
      ).toBe(message),
  );

  test('not begun yet is expired too; its first and last moment count', () => {
    expect(refusal(purpose, ['early'])).toBe(expired);
    const edges = { ...good, startAt: now, closeAt: now };
    expect(refuseVoucher(purpose, edges, { now, packageId: '7-days', usedBefore: false })).toBeUndefined();
  });
});

test('mentoring: package limits do not apply', () =>
  expect(refusal('mentoring', ['package'])).toBeUndefined());
