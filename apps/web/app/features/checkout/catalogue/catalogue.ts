import type { product } from '~/services/db/payments-schema.ts';

export type Product = Omit<typeof product.$inferSelect, 'updatedAt'>;

const packages = [
  { id: 'pkg-ekonomis', name: 'Paket Ekonomis', price: 18_000, paid: 3, free: 1, bundled: 1, off: 3_000 },
  { id: 'pkg-pas', name: 'Paket Pas', price: 34_000, paid: 6, free: 2, bundled: 3, off: 6_000 },
  { id: 'pkg-super', name: 'Paket Super', price: 49_000, paid: 10, free: 4, bundled: 5, off: 9_000 },
];

const reviews = [
  { id: '7-days', name: '7 Days', days: 7, price: 60_000 },
  { id: '3-days', name: '3 Hari', days: 3, price: 80_000 },
];

const shared = { active: true, discountPrice: 0, usesGranted: null, turnaroundDays: null };

/** What the product documents sell at a fixed price. The database starts with it; prices are changed there. */
export const catalogue: Product[] = [
  ...packages.map(({ id, name, price, paid, free }, position): Product => ({
    ...shared,
    kind: 'ats',
    id,
    name,
    price,
    position,
    usesGranted: paid + free,
    description: [`${paid}x Penggunaan`, `Gratis ${free}x Penggunaan`],
  })),
  // Bundled with a review a package gives fewer uses and costs less: the two readings of the product document.
  ...packages.map(({ id, name, price, bundled, off }, position): Product => ({
    ...shared,
    kind: 'atsBundle',
    id,
    name,
    price,
    position,
    discountPrice: off,
    usesGranted: bundled,
    description: [`${bundled}x Penggunaan`],
  })),
  ...reviews.map(({ id, name, price, days }, position): Product => ({
    ...shared,
    kind: 'cvReview',
    id,
    name,
    price,
    position,
    turnaroundDays: days,
    description: [`Hasil review paling lambat ${days} hari setelah pemesanan`],
  })),
];
