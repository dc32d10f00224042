import { desc, eq, ilike, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { voucher } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import type { AdminResource } from '../admin-resource.server.ts';
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
  async list({ db, search, filter, offset, limit }) {
    const open = sql`now() >= ${voucher.startAt} AND now() < ${voucher.closeAt} AND ${voucher.used} < ${voucher.max}`;
    const found = await db
      .select()
      .from(voucher)
      .where(
        sql.join(
          [
            search
              ? or(ilike(voucher.code, like(search)), ilike(voucher.description, like(search)))
              : undefined,
            filter === 'open' ? open : undefined,
            filter === 'closed' ? sql`NOT (${open})` : undefined,
            sql`true`,
          ].filter((part) => part !== undefined),
          sql` AND `,
        ),
      )
      .orderBy(desc(voucher.createdAt), voucher.code)
      .offset(offset)
      .limit(limit);
    return found.map((row) => ({
      id: row.code,
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

function discountWords({ discount, usesGranted }: typeof voucher.$inferSelect): string {
  if (usesGranted !== null) return `${usesGranted}x ATS Checker`;
  return discount > 1 ? formatRupiah(discount) : `${Math.round(discount * 100)}%`;
}
