import { and, eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { voucher } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { AdminResource, Criteria } from '../admin-resource.server.ts';
import { countUpTo } from '../count-up-to.server.ts';
import { keyset } from '../keyset.server.ts';
import { like } from '../like.ts';
import { purposeWords, voucherFields, voucherSchema } from '../voucher-form.ts';

const codeSchema = voucherSchema.safeExtend({
  code: z
    .string()
    .transform((code) => code.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9-]{3,40}$/, 'Pakai 3 sampai 40 huruf, angka, atau tanda hubung'))
    .optional(),
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
    ],
  },
  canCreate: true,
  canEdit: true,
  columns: [
    { key: 'code', label: 'Kode' },
    { key: 'description', label: 'Keterangan' },
    { key: 'types', label: 'Untuk', kind: 'list' },
    { key: 'discount', label: 'Potongan' },
    { key: 'used', label: 'Dipakai' },
    { key: 'closeAt', label: 'Sampai', kind: 'moment' },
  ],
  fields: [
    { name: 'code', label: 'Kode', kind: 'text', onlyNew: true, hint: 'Ditulis dengan huruf besar.' },
    ...voucherFields,
    { name: 'used', label: 'Sudah dipakai', kind: 'shown' },
  ],
  schema: codeSchema,
  async list({ db, window, ...criteria }) {
    const page = keyset(window, 'descending', [
      { column: voucher.createdAt, kind: 'moment' },
      { column: voucher.code, kind: 'text' },
    ]);
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
        used: `${row.used} / ${row.max}`,
        closeAt: row.closeAt.toISOString(),
      },
    }));
  },
  count: ({ db, most, ...criteria }) => countUpTo({ db, from: voucher, where: matching(criteria), most }),
  async load(db, id) {
    const [row] = await db.select().from(voucher).where(eq(voucher.code, id));
    if (!row) return null;
    const { code, description, types, appliesTo, discount, max, used, usesGranted } = row;
    const [startAt, closeAt] = [row.startAt.toISOString(), row.closeAt.toISOString()];
    return { code, description, types, appliesTo, discount, max, used, usesGranted, startAt, closeAt };
  },
  async write({ tx, id, values: { code, ...values } }) {
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

function matching({ search, filter }: Criteria) {
  const open = sql`now() >= ${voucher.startAt} AND now() < ${voucher.closeAt} AND ${voucher.used} < ${voucher.max}`;
  return and(
    search ? or(ilike(voucher.code, like(search)), ilike(voucher.description, like(search))) : undefined,
    filter === 'open' ? open : undefined,
    filter === 'closed' ? sql`NOT (${open})` : undefined,
  );
}

function discountWords({ discount, usesGranted }: typeof voucher.$inferSelect): string {
  if (usesGranted !== null) return `${usesGranted}x ATS Checker`;
  return discount > 1 ? formatRupiah(discount) : `${Math.round(discount * 100)}%`;
}
