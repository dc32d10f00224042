import type { VoucherPurpose } from './voucher-rules.ts';

interface DemoVoucher {
  code: string;
  description: string;
  types: VoucherPurpose[];
  appliesTo: string[];
  discount: number;
  max: number;
  usesGranted?: number;
  /** Days from its start until it closes. */
  days: number;
}

const packages = ['pkg-ekonomis', 'pkg-pas', 'pkg-super'];
const reviews = ['7-days', '3-days'];
const YEARS = 3_650;

/** Invented vouchers of the demo, one for each way in which they work or are refused. */
export const demoVouchers: DemoVoucher[] = [
  {
    code: 'MENTOR10',
    description: 'Diskon 10% untuk mentoring',
    types: ['mentoring'],
    appliesTo: [],
    discount: 0.1,
    max: 1_000,
    days: YEARS,
  },
  {
    code: 'REVIEW35',
    description: 'Diskon 35% untuk CV Review 7 hari',
    types: ['cv-review'],
    appliesTo: ['7-days'],
    discount: 0.35,
    max: 1_000,
    days: YEARS,
  },
  {
    code: 'EKONOMIS4',
    description: 'Potongan Rp4.000 untuk Paket Ekonomis',
    types: ['atsc'],
    appliesTo: ['pkg-ekonomis'],
    discount: 4_000,
    max: 1_000,
    days: YEARS,
  },
  {
    code: 'HEMAT5000',
    description: 'Potongan Rp5.000 untuk semua paket ATS Checker dan CV Review',
    types: ['atsc', 'cv-review'],
    appliesTo: [...packages, ...reviews],
    discount: 5_000,
    max: 1_000,
    days: YEARS,
  },
  {
    code: 'GRATIS',
    description: 'Potongan 100%: selesai tanpa pembayaran',
    types: ['mentoring', 'atsc', 'cv-review'],
    appliesTo: [...packages, ...reviews],
    discount: 1,
    max: 1_000,
    days: YEARS,
  },
  {
    code: 'REDEEM3',
    description: 'Kode redeem: 3x ATS Checker',
    types: ['redeem-atsc'],
    appliesTo: [],
    discount: 0,
    max: 1_000,
    usesGranted: 3,
    days: YEARS,
  },
  {
    code: 'SATUSAJA',
    description: 'Hanya untuk satu orang, siapa cepat dia dapat',
    types: ['mentoring', 'atsc', 'cv-review'],
    appliesTo: [...packages, ...reviews],
    discount: 0.5,
    max: 1,
    days: YEARS,
  },
  {
    code: 'LAMPAU',
    description: 'Sudah lewat masa berlakunya',
    types: ['mentoring', 'atsc', 'cv-review', 'redeem-atsc'],
    appliesTo: [...packages, ...reviews],
    discount: 0.1,
    max: 1_000,
    usesGranted: 1,
    days: 1,
  },
];
