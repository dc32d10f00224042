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

const moment = z.date({ error: 'Isi tanggal dan jam' });
const count = z.int({ error: 'Isi dengan bilangan bulat' });

/** What a voucher is besides its code: the product documents' rules on discount, types and packages. */
export const voucherSchema = z
  .object({
    description: z.string().max(200).default(''),
    types: z.array(z.enum(purposes.map(({ value }) => value))).min(1, 'Pilih minimal satu'),
    appliesTo: z.array(z.enum(packages.map(({ value }) => value))).default([]),
    discount: z.number({ error: 'Isi dengan angka' }).min(0, 'Tidak boleh kurang dari 0').max(100_000_000),
    usesGranted: count.min(1).max(1_000).nullable().default(null),
    max: count.min(1, 'Minimal 1').max(10_000_000),
    startAt: moment,
    closeAt: moment,
  })
  .refine(({ startAt, closeAt }) => startAt < closeAt, {
    path: ['closeAt'],
    message: 'Harus sesudah mulai berlaku',
  })
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
    name: 'discount',
    label: 'Potongan',
    kind: 'number',
    hint: 'Di atas 1: rupiah. Sampai 1: bagian dari harga, 0,35 berarti 35%. Di layar ini desimalnya ditulis dengan titik.',
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
