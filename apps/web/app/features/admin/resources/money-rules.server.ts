import { eq, getTableColumns } from 'drizzle-orm';
import { z } from 'zod';
import { gatewayFeeRule, moneySetting } from '~/services/db/ledger-schema.ts';
import { AppError } from '~/services/error.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';

/** Percent with at most two decimals, kept as hundredths. */
export const percent = z
  .number({ error: 'Isi dengan angka' })
  .min(0, 'Tidak boleh kurang dari 0')
  .max(100, 'Paling banyak 100');
const rupiah = z.int({ error: 'Isi dengan bilangan bulat' }).max(100_000_000);
const GENERAL = 'general';

const rulesSchema = z.object({
  mentorShare: percent,
  payoutMinimum: rupiah.min(1, 'Minimal 1'),
  payoutHoldHours: z
    .int({ error: 'Isi dengan bilangan bulat' })
    .min(0, 'Tidak boleh kurang dari 0')
    .max(720, 'Paling banyak 720'),
});

/** The rules of money that hold for everybody: one record. */
export const moneyRules: AdminResource<z.infer<typeof rulesSchema>> = {
  name: 'money-rules',
  title: 'Aturan uang',
  singular: 'aturan',
  intro: 'Berlaku untuk pesanan dan batch berikutnya. Pesanan yang sudah dibuat tetap dengan aturan lamanya.',
  canCreate: false,
  canEdit: true,
  columns: [
    { key: 'rule', label: 'Aturan' },
    { key: 'mentorShare', label: 'Bagi hasil mentor (%)', kind: 'number' },
    { key: 'payoutMinimum', label: 'Minimum pembayaran', kind: 'rupiah' },
    { key: 'payoutHoldHours', label: 'Tahan setelah ganti rekening (jam)', kind: 'number' },
  ],
  fields: [
    {
      name: 'mentorShare',
      label: 'Bagi hasil mentor (%)',
      kind: 'number',
      hint: 'Dari harga sesi sebelum voucher, untuk mentor tanpa bagi hasil sendiri.',
    },
    {
      name: 'payoutMinimum',
      label: 'Minimum pembayaran (rupiah)',
      kind: 'number',
      hint: 'Saldo yang lebih kecil menunggu batch berikutnya.',
    },
    {
      name: 'payoutHoldHours',
      label: 'Tahan setelah ganti rekening (jam)',
      kind: 'number',
      hint: 'Selama itu saldo mentor tidak ikut batch. 0 untuk tidak menahan.',
    },
  ],
  schema: rulesSchema,
  async list({ db, window }) {
    if (window.from) return [];
    const rows = await db.select().from(moneySetting);
    return rows.map(({ mentorShare, payoutMinimum, payoutHoldHours }) => ({
      id: GENERAL,
      at: [GENERAL],
      cells: { rule: 'Umum', mentorShare: mentorShare / 100, payoutMinimum, payoutHoldHours },
    }));
  },
  async load(db, id) {
    const [row] = id === GENERAL ? await db.select().from(moneySetting) : [];
    if (!row) return null;
    const { mentorShare, payoutMinimum, payoutHoldHours } = row;
    return { mentorShare: mentorShare / 100, payoutMinimum, payoutHoldHours };
  },
  async write({ tx, values: { mentorShare, ...others } }) {
    await tx
      .update(moneySetting)
      .set({ mentorShare: Math.round(mentorShare * 100), ...others, updatedAt: new Date() });
    return GENERAL;
  },
};

const feeSchema = z.object({
  paymentType: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^([a-z0-9_-]{2,40}|\*)$/, 'Kata dari gateway, misalnya qris; * untuk semua yang lain')
    .optional(),
  fixed: rupiah.min(0, 'Tidak boleh kurang dari 0'),
  percent,
});

/** What gateways keep of a payment, where they do not say so themselves. */
export const gatewayFees: AdminResource<z.infer<typeof feeSchema>> = {
  name: 'gateway-fees',
  title: 'Tarif gateway',
  singular: 'tarif',
  intro:
    'Dipakai kalau gateway tidak menyebut biayanya sendiri. Cocokkan dengan kontrakmu. Pembayaran yang sudah tercatat tidak berubah.',
  canCreate: true,
  canEdit: true,
  columns: [
    { key: 'paymentType', label: 'Cara bayar' },
    { key: 'fixed', label: 'Tetap', kind: 'rupiah' },
    { key: 'percent', label: 'Persen', kind: 'number' },
    { key: 'example', label: 'Dari Rp100.000' },
  ],
  fields: [
    {
      name: 'paymentType',
      label: 'Cara bayar',
      kind: 'text',
      onlyNew: true,
      hint: 'Kata dari gateway, misalnya qris atau bank_transfer. * untuk semua yang lain.',
    },
    { name: 'fixed', label: 'Tetap (rupiah)', kind: 'number' },
    {
      name: 'percent',
      label: 'Persen',
      kind: 'number',
      hint: 'Di layar ini desimalnya ditulis dengan titik.',
    },
  ],
  schema: feeSchema,
  async list({ db, window }) {
    const page = keyset(window, 'ascending', [{ column: gatewayFeeRule.paymentType, kind: 'text' }]);
    const rows = await db
      .select({ ...getTableColumns(gatewayFeeRule), at: page.at })
      .from(gatewayFeeRule)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return rows.map(({ at, paymentType, fixed, percent: hundredths }) => ({
      at,
      id: paymentType,
      cells: {
        paymentType,
        fixed,
        percent: hundredths / 100,
        example: formatRupiah(fixed + hundredths * 10),
      },
    }));
  },
  async load(db, id) {
    const [row] = await db.select().from(gatewayFeeRule).where(eq(gatewayFeeRule.paymentType, id));
    return row ? { paymentType: row.paymentType, fixed: row.fixed, percent: row.percent / 100 } : null;
  },
  removal: {
    table: gatewayFeeRule,
    row: (id) => eq(gatewayFeeRule.paymentType, id),
    // What holds for all others has to stay.
    isPointedAt: (_tx, id) => Promise.resolve(id === '*'),
  },
  async write({ tx, id, values }) {
    const paymentType = id ?? values.paymentType;
    if (!paymentType) throw new AppError('invalid');
    if (id === null && (await tx.$count(gatewayFeeRule, eq(gatewayFeeRule.paymentType, paymentType))) > 0)
      throw new AppError('taken');
    const rule = { fixed: values.fixed, percent: Math.round(values.percent * 100), updatedAt: new Date() };
    await tx
      .insert(gatewayFeeRule)
      .values({ paymentType, ...rule })
      .onConflictDoUpdate({ target: gatewayFeeRule.paymentType, set: rule });
    return paymentType;
  },
};
