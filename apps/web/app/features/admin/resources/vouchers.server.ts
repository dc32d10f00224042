import { and, eq, getTableColumns, ilike, min, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { mentorSearch } from '~/services/db/mentoring-schema.ts';
import { order, product, voucher, voucherUse } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { within, type AdminResource, type Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '~/services/db/keyset.server.ts';
import { like } from '../like.ts';
import {
  discountFields,
  purposeWords,
  voucherFields,
  voucherRow,
  voucherSchema,
  voucherWarnings,
} from '../voucher-form.ts';

const codeSchema = voucherSchema.safeExtend({
  code: z
    .string()
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'Pakai 3 sampai 40 huruf, angka, atau tanda hubung'))
    .optional(),
  active: z.boolean(),
});

type Values = z.infer<typeof codeSchema>;

export const vouchers: AdminResource<Values> = {
  name: 'vouchers',
  title: 'Voucher',
  singular: 'voucher',
  intro: 'Kode promo dan kode redeem, berapa yang sudah dipakai, dan sampai kapan berlaku.',
  searchHint: 'Kode atau keterangan',
  filter: {
    label: 'Keadaan',
    options: [
      { value: 'open', label: 'Berlaku sekarang' },
      { value: 'closed', label: 'Tidak berlaku' },
      { value: 'inactive', label: 'Dinonaktifkan' },
    ],
  },
  dated: 'Dibuat',
  canCreate: true,
  canEdit: true,
  columns: [
    { key: 'code', label: 'Kode' },
    { key: 'description', label: 'Keterangan' },
    { key: 'types', label: 'Untuk', kind: 'list' },
    { key: 'discount', label: 'Potongan' },
    { key: 'used', label: 'Dipakai' },
    { key: 'closeAt', label: 'Sampai', kind: 'moment' },
    { key: 'state', label: 'Keadaan', kind: 'status' },
  ],
  bulk: [
    { value: 'deactivate', label: 'Nonaktifkan' },
    { value: 'activate', label: 'Aktifkan' },
    { value: 'close', label: 'Akhiri sekarang' },
    { value: 'month', label: 'Perpanjang 30 hari' },
  ],
  fields: [
    { name: 'code', label: 'Kode', kind: 'text', onlyNew: true, hint: 'Ditulis dengan huruf besar.' },
    ...voucherFields,
    {
      name: 'active',
      label: 'Aktif',
      kind: 'flag',
      initial: true,
      hint: 'Yang dinonaktifkan tidak bisa dipakai siapa pun.',
    },
    { name: 'used', label: 'Sudah dipakai', kind: 'shown' },
  ],
  schema: codeSchema,
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: voucher.createdAt, kind: 'moment' },
      { column: voucher.code, kind: 'text' },
    ]);
    const now = new Date();
    const found = await db
      .select({ ...getTableColumns(voucher), at: page.at })
      .from(voucher)
      .where(and(matching(criteria), page.where))
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({
      id: row.code,
      at: row.at,
      cells: {
        code: row.code,
        description: row.description,
        types: purposeWords(row.types),
        discount: discountWords(row),
        used: `${formatNumber(row.used)} / ${formatNumber(row.max)}`,
        closeAt: row.closeAt.toISOString(),
        state: stateWords(row, now),
      },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: voucher, where: matching(criteria), most }),
  async load(db, id) {
    const [row] = await db.select().from(voucher).where(eq(voucher.code, id));
    if (!row) return null;
    const { code, description, types, appliesTo, discount, max, used, usesGranted } = row;
    const [startAt, closeAt] = [row.startAt.toISOString(), row.closeAt.toISOString()];
    const amounts = discountFields(discount);
    return {
      code,
      description,
      types,
      appliesTo,
      ...amounts,
      max,
      used,
      usesGranted,
      startAt,
      closeAt,
      active: row.active,
    };
  },
  warnings: warnOfVoucher,
  async applyBulk({ tx, id, action }) {
    const closeAt = {
      close: sql`least(${voucher.closeAt}, now())`,
      month: sql`greatest(${voucher.closeAt}, now()) + interval '30 days'`,
    }[action];
    await tx
      .update(voucher)
      .set({ ...(closeAt ? { closeAt } : { active: action === 'activate' }), updatedAt: new Date() })
      .where(eq(voucher.code, id));
  },
  removal: {
    table: voucher,
    row: (id) => eq(voucher.code, id),
    isPointedAt: async (tx, id) =>
      (await tx.$count(voucherUse, eq(voucherUse.voucherCode, id))) > 0 ||
      (await tx.$count(order, eq(order.voucherCode, id))) > 0,
  },
  async write({ tx, id, values: { code, ...said } }) {
    const values = voucherRow(said);
    const updatedAt = new Date();
    if (id !== null) {
      await tx
        .update(voucher)
        .set({ ...values, updatedAt })
        .where(eq(voucher.code, id));
      return id;
    }
    if (!code) throw new AppError('invalid');
    const made = await tx
      .insert(voucher)
      .values({ ...values, code, id: code.toLowerCase() })
      .onConflictDoNothing()
      .returning({ code: voucher.code });
    if (made.length === 0) throw new AppError('taken');
    return code;
  },
};

function matching({ search, filter, ...criteria }: Criteria) {
  const open = sql`${voucher.active} AND now() >= ${voucher.startAt} AND now() < ${voucher.closeAt} AND ${voucher.used} < ${voucher.max}`;
  return and(
    search ? or(ilike(voucher.code, like(search)), ilike(voucher.description, like(search))) : undefined,
    filter === 'open' ? open : undefined,
    filter === 'closed' ? sql`NOT (${open})` : undefined,
    filter === 'inactive' ? eq(voucher.active, false) : undefined,
    within(voucher.createdAt, criteria),
  );
}

/** Whether it can be used now, and if not, why. */
function stateWords({ active, startAt, closeAt, used, max }: typeof voucher.$inferSelect, now: Date): string {
  if (!active) return 'Dinonaktifkan';
  if (now < startAt) return 'Belum mulai';
  if (now >= closeAt) return 'Berakhir';
  return used < max ? 'Berlaku' : 'Habis dipakai';
}

function discountWords({ discount, usesGranted }: typeof voucher.$inferSelect): string {
  if (usesGranted !== null) return `${usesGranted}x ATS Checker`;
  return discount > 1 ? formatRupiah(discount) : `${Math.round(discount * 100)}%`;
}

/** What may be a slip of what a voucher is said to be, with what is sold now. */
export async function warnOfVoucher(db: DbOrTx, values: z.infer<typeof voucherSchema>): Promise<string[]> {
  const products = await db.select().from(product).where(eq(product.active, true));
  const [cheapest] = await db.select({ price: min(mentorSearch.price) }).from(mentorSearch);
  return voucherWarnings(values, { products, lowestMentorPrice: cheapest?.price ?? null });
}
