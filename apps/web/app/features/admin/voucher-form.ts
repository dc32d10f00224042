import { z } from 'zod';
import type { FormField } from './resource.ts';

const purposes = [
  { value: 'mentoring', label: 'Mentoring' },
  { value: 'cv-review', label: 'CV Review' },
  { value: 'atsc', label: 'Paket ATS Checker' },
  { value: 'redeem-atsc', label: 'Redeem ATS Checker' },
] as const;
const packages = [
  { value: 'pkg-ekonomis', label: 'ATS Checker: Paket Ekonomis' },
  { value: 'pkg-pas', label: 'ATS Checker: Paket Pas' },
  { value: 'pkg-super', label: 'ATS Checker: Paket Super' },
  { value: '7-days', label: 'CV Review: 7 hari' },
  { value: '3-days', label: 'CV Review: 3 hari' },
] as const;

/** What a voucher is for, as an operator reads it. */
export function purposeWords(types: readonly string[]): string[] {
  return types.map((type) => purposes.find(({ value }) => value === type)?.label ?? type);
}

const moment = z.date({
  error: ({ input }) =>
    input instanceof Date ? 'Tanggal itu tidak ada. Cek lagi, ya.' : 'Isi tanggal dan jam',
});
const count = z.int({ error: 'Isi dengan bilangan bulat' });

/** What a voucher is besides its code: the product documents' rules on discount, types and packages. */
export const voucherSchema = z
  .object({
    description: z.string().max(200).default(''),
    types: z.array(z.enum(purposes.map(({ value }) => value))).min(1, 'Pilih minimal satu'),
    appliesTo: z.array(z.enum(packages.map(({ value }) => value))).default([]),
    /** Of the price, or rupiah off: one of them. */
    discountPercent: z
      .number({ error: 'Isi dengan angka' })
      .gt(0, 'Harus lebih dari 0')
      .max(100, 'Paling banyak 100')
      .nullable()
      .default(null),
    discountAmount: count
      .min(2, 'Minimal Rp2')
      .max(100_000_000, 'Paling banyak Rp100.000.000')
      .nullable()
      .default(null),
    usesGranted: count.min(1).max(1_000).nullable().default(null),
    max: count.min(1, 'Minimal 1').max(10_000_000),
    startAt: moment,
    closeAt: moment,
  })
  .refine(({ startAt, closeAt }) => startAt < closeAt, {
    path: ['closeAt'],
    message: 'Harus sesudah mulai berlaku',
  })
  .refine(({ discountPercent, discountAmount }) => discountPercent === null || discountAmount === null, {
    path: ['discountAmount'],
    message: 'Isi persen atau rupiah, bukan keduanya',
  })
  .refine(
    ({ types, discountPercent, discountAmount }) =>
      types.every((type) => type === 'redeem-atsc') || discountPercent !== null || discountAmount !== null,
    { path: ['discountPercent'], message: 'Isi potongannya: persen atau rupiah' },
  )
  .refine(({ types, usesGranted }) => !types.includes('redeem-atsc') || usesGranted !== null, {
    path: ['usesGranted'],
    message: 'Kode redeem perlu jumlah penggunaan',
  });

export const voucherFields: readonly FormField[] = [
  { name: 'description', label: 'Keterangan', kind: 'text', optional: true },
  { name: 'types', label: 'Berlaku untuk', kind: 'choices', options: purposes },
  {
    name: 'appliesTo',
    label: 'Paket yang mendapat potongan',
    kind: 'choices',
    options: packages,
    hint: 'Tidak dipakai untuk mentoring dan kode redeem.',
  },
  {
    name: 'discountPercent',
    label: 'Potongan (%)',
    kind: 'number',
    optional: true,
    hint: 'Misalnya 35 untuk potongan 35%. Kosongkan kalau potongannya dalam rupiah.',
  },
  {
    name: 'discountAmount',
    label: 'Potongan (rupiah)',
    kind: 'number',
    optional: true,
    hint: 'Misalnya 35.000 untuk potongan Rp35.000.',
  },
  {
    name: 'usesGranted',
    label: 'Penggunaan ATS Checker yang diberikan',
    kind: 'number',
    optional: true,
    hint: 'Hanya untuk kode redeem.',
  },
  { name: 'max', label: 'Batas pemakaian', kind: 'number' },
  { name: 'startAt', label: 'Mulai berlaku (WIB)', kind: 'moment' },
  { name: 'closeAt', label: 'Berakhir (WIB)', kind: 'moment' },
];

type VoucherValues = z.infer<typeof voucherSchema>;

/** What a form says, as the table keeps it: above 1 the discount is rupiah, up to 1 a fraction of the price. */
export function voucherRow<Values extends VoucherValues>({
  discountPercent,
  discountAmount,
  ...values
}: Values) {
  return { ...values, discount: discountAmount ?? (discountPercent ?? 0) / 100 };
}

/** The same the other way, for the form. */
export function discountFields(discount: number) {
  const isAmount = discount > 1;
  return {
    discountPercent: isAmount || discount === 0 ? null : Math.round(discount * 1_000_000) / 10_000,
    discountAmount: isAmount ? discount : null,
  };
}

interface Priced {
  kind: string;
  id: string;
  name: string;
  price: number;
}

/** What of a voucher may be a slip: it makes something free, or fits nothing that is sold. */
export function voucherWarnings(
  { types, appliesTo, discountPercent, discountAmount, usesGranted }: VoucherValues,
  sold: { products: readonly Priced[]; lowestMentorPrice: number | null },
): string[] {
  const isFree = (price: number) =>
    price > 0 && (discountPercent === 100 || (discountAmount !== null && discountAmount >= price));
  const soldAs = { ats: 'atsc', atsBundle: 'cv-review', cvReview: 'cv-review' } as Record<string, string>;
  const fitting = sold.products.filter(
    ({ kind, id }) => types.some((type) => type === soldAs[kind]) && appliesTo.some((one) => one === id),
  );
  const free = fitting.filter(({ price }) => isFree(price)).map(({ name }) => name);
  // The shortest session costs half of what an hour does.
  const half = sold.lowestMentorPrice === null ? null : Math.ceil(sold.lowestMentorPrice / 2);
  if (types.includes('mentoring') && half !== null && isFree(half))
    free.push(discountPercent === 100 ? 'semua sesi mentoring' : 'sesi mentoring termurah');
  const forPackages = types.includes('atsc') || types.includes('cv-review');
  const missing = (['atsc', 'cv-review'] as const).filter(
    (type) => types.includes(type) && !fitting.some(({ kind }) => soldAs[kind] === type),
  );
  return [
    ...(free.length > 0 ? [`Dengan voucher ini jadi gratis: ${[...new Set(free)].join(', ')}.`] : []),
    ...missing.map(
      (type) => `Voucher ini berlaku untuk ${purposeWords([type])[0]}, tetapi tidak ada paketnya yang cocok.`,
    ),
    ...(appliesTo.length > 0 && !forPackages
      ? ['Paket yang dipilih tidak dipakai oleh jenis voucher ini.']
      : []),
    ...(usesGranted !== null && !types.includes('redeem-atsc')
      ? ['Jumlah penggunaan ATS Checker hanya dipakai kode redeem.']
      : []),
  ];
}
