import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { product, productKind } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { AdminResource } from '../admin-resource.server.ts';
import { priceWarnings } from '../price-warnings.ts';
import { keyset } from '~/services/db/keyset.server.ts';

const kindWords = { ats: 'ATS Checker', atsBundle: 'Bundel CV Review', cvReview: 'CV Review' };
const price = z
  .int({ error: 'Isi rupiah dengan bilangan bulat' })
  .min(0, 'Tidak boleh kurang dari 0')
  .max(100_000_000);
const granted = z.int().min(1).max(1_000).nullable();
const schema = z
  .object({
    name: z.string().min(1, 'Nama harus diisi').max(80),
    price,
    discountPrice: price,
    usesGranted: granted,
    turnaroundDays: granted,
    active: z.boolean(),
  })
  .refine((values) => values.discountPrice <= values.price, {
    path: ['discountPrice'],
    message: 'Tidak boleh lebih dari harganya',
  });

/** The catalogue: a purchase costs what stands here at that moment. Which packages there are is the product's own. */
export const products: AdminResource<z.infer<typeof schema>> = {
  name: 'products',
  title: 'Paket & harga',
  singular: 'paket',
  intro: 'Harga yang berlaku sejak disimpan. Pesanan yang sudah dibuat tidak berubah.',
  canCreate: false,
  canEdit: true,
  columns: [
    { key: 'name', label: 'Paket' },
    { key: 'kind', label: 'Produk', kind: 'status' },
    { key: 'price', label: 'Harga', kind: 'rupiah' },
    { key: 'discountPrice', label: 'Potongan', kind: 'rupiah' },
    { key: 'gives', label: 'Isi' },
    { key: 'active', label: 'Dijual', kind: 'flag' },
  ],
  fields: [
    { name: 'kind', label: 'Produk', kind: 'shown' },
    { name: 'name', label: 'Nama paket', kind: 'text' },
    { name: 'price', label: 'Harga (rupiah)', kind: 'number' },
    {
      name: 'discountPrice',
      label: 'Potongan bundel (rupiah)',
      kind: 'number',
      hint: 'Dikurangkan dari harga kalau dibeli bersama CV Review.',
    },
    { name: 'usesGranted', label: 'Jumlah penggunaan', kind: 'number', optional: true },
    { name: 'turnaroundDays', label: 'Hari pengerjaan', kind: 'number', optional: true },
    {
      name: 'active',
      label: 'Dijual',
      kind: 'flag',
      hint: 'Kalau dimatikan, pesanan yang belum dibayar ikut dibatalkan.',
    },
  ],
  schema,
  async list({ db, window }) {
    const page = keyset(window, 'ascending', [
      { column: sql`${product.kind}::text`, kind: 'text' },
      { column: product.position, kind: 'number' },
      { column: product.id, kind: 'text' },
    ]);
    const found = await db
      .select({ ...getTableColumns(product), at: page.at })
      .from(product)
      .where(page.where)
      .orderBy(...page.orderBy)
      .limit(window.limit);
    return found.map((row) => ({
      at: row.at,
      id: `${row.kind}.${row.id}`,
      cells: {
        kind: kindWords[row.kind],
        name: row.name,
        price: row.price,
        discountPrice: row.discountPrice,
        gives: row.turnaroundDays === null ? `${row.usesGranted ?? 0}x` : `${row.turnaroundDays} hari`,
        active: row.active,
      },
    }));
  },
  async load(db, id) {
    const key = keyOf(id);
    const [row] = key ? await db.select().from(product).where(key) : [];
    if (!row) return null;
    const { name, price: rupiah, discountPrice, usesGranted, turnaroundDays, active } = row;
    return {
      kind: kindWords[row.kind],
      name,
      price: rupiah,
      discountPrice,
      usesGranted,
      turnaroundDays,
      active,
    };
  },
  async warnings(db, { price: after }, id) {
    const key = id === null ? undefined : keyOf(id);
    const [row] = key ? await db.select({ price: product.price }).from(product).where(key) : [];
    return priceWarnings({ before: row?.price ?? null, after });
  },
  async write({ tx, id, values }) {
    const key = id === null ? undefined : keyOf(id);
    if (id === null || !key) throw new AppError('not_found');
    await tx
      .update(product)
      .set({ ...values, updatedAt: new Date() })
      .where(key);
    return id;
  },
};

/** A product is known by its kind and its id. */
function keyOf(id: string) {
  const at = id.indexOf('.');
  const kind = productKind.enumValues.find((known) => known === id.slice(0, at));
  return kind && and(eq(product.kind, kind), eq(product.id, id.slice(at + 1)));
}
