import { formatDateTime, isMoment } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { productWords, statusWords } from './order-words.ts';
import { roleWords } from './role-words.ts';
import { sessionStates } from './sessions/session-states.ts';

/** One line of the audit, as the database keeps it. */
export interface AuditLine {
  action: string;
  resource: string;
  recordId: string;
  before: Values;
  after: Values;
}

type Values = Record<string, unknown> | null;

const nouns: Record<string, string> = {
  users: 'pengguna',
  mentors: 'mentor',
  vouchers: 'voucher',
  products: 'paket',
  events: 'acara',
  promotions: 'promo',
  testimonials: 'testimoni',
  partners: 'mitra',
  orders: 'pesanan',
  refunds: 'pengembalian dana',
  reviews: 'review',
  sessions: 'sesi',
  payouts: 'pembayaran mentor',
  'refund-files': 'file pengembalian dana',
  ledger: 'pembukuan',
  feedback: 'masukan',
  ratings: 'ulasan mentor',
  mails: 'email',
  audit: 'jejak perubahan',
  'money-rules': 'aturan uang',
  'gateway-fees': 'tarif gateway',
  tasks: 'tindakan',
  system: 'pekerjaan sistem',
};

const labels: Record<string, string> = {
  name: 'nama',
  title: 'judul atau jabatan',
  price: 'harga',
  discountPrice: 'potongan bundel',
  usesGranted: 'jumlah penggunaan',
  turnaroundDays: 'hari pengerjaan',
  active: 'aktif',
  bookable: 'bisa dipesan',
  role: 'peran',
  share: 'bagi hasil (%)',
  mentorShare: 'bagi hasil umum (%)',
  payoutMinimum: 'minimum pembayaran',
  payoutHoldHours: 'tahan setelah ganti rekening (jam)',
  phoneNumber: 'nomor WhatsApp',
  email: 'email',
  description: 'keterangan',
  serviceLine: 'layanan',
  industry: 'industri',
  skills: 'keahlian',
  experiences: 'pengalaman',
  education: 'pendidikan',
  schedule: 'jadwal',
  linkedin: 'LinkedIn',
  photoUrl: 'gambar',
  videoUrl: 'video',
  seniority: 'senioritas',
  super: 'diskon khusus',
  types: 'berlaku untuk',
  appliesTo: 'paket',
  discount: 'potongan',
  discountPercent: 'potongan (%)',
  discountAmount: 'potongan (rupiah)',
  max: 'batas pemakaian',
  used: 'sudah dipakai',
  startAt: 'waktu mulai',
  closeAt: 'waktu berakhir',
  content: 'isi',
  label: 'tulisan',
  pushTo: 'tujuan',
  position: 'urutan',
  fixed: 'tetap',
  percent: 'persen',
  paymentType: 'cara bayar',
  hidden: 'disembunyikan',
  hiddenReason: 'alasan',
  reply: 'balasan mentor',
  reason: 'alasan',
  note: 'catatan',
  words: 'pesan',
  decision: 'keputusan',
  outcome: 'yang terjadi',
  amount: 'jumlah',
  refundAmount: 'dana kembali',
  voucherAmount: 'voucher',
  keepsShare: 'mentor tetap mendapat bagi hasil',
  worth: 'nilai',
  days: 'hari',
  code: 'kode',
  mentorId: 'mentor',
  refunded: 'selisih yang kembali',
  differenceOrder: 'pesanan selisih',
  reviewer: 'reviewer',
  uses: 'penggunaan',
  suspended: 'ditangguhkan',
  reference: 'referensi',
  seenAmount: 'jumlah yang dilihat',
  search: 'pencarian',
  by: 'cari di',
  filter: 'saringan',
  state: 'keadaan',
  since: 'dari',
  until: 'sampai',
  cvId: 'nomor CV',
  cvName: 'nama CV',
  orderId: 'nomor pesanan',
  reviewerId: 'nomor reviewer',
  refundId: 'nomor pengembalian dana',
  paymentId: 'nomor pembayaran',
  payoutId: 'nomor transfer',
  count: 'banyaknya',
  total: 'total',
  transfers: 'transfer',
  paid: 'dibayar',
  unpaid: 'belum dibayar',
  failed: 'gagal',
  prefix: 'awalan',
  first: 'kode pertama',
  queue: 'antrean',
  intent: 'tindakan',
  authenticator: 'aplikasi autentikator',
  passkeys: 'passkey',
  fromMonth: 'dari bulan',
  toMonth: 'sampai bulan',
};

const RUPIAH = new Set([
  'price',
  'discountPrice',
  'discountAmount',
  'payoutMinimum',
  'fixed',
  'amount',
  'refundAmount',
  'voucherAmount',
  'worth',
  'refunded',
  'seenAmount',
  'total',
]);

/** Words for values that are names of ours. */
const choices: Record<string, Record<string, string>> = {
  role: roleWords,
  by: { voucher: 'kode voucher', mentor: 'mentor', amount: 'jumlah', gateway: 'ID pembayaran di gateway' },
  filter: { ...statusWords, ...productWords, ...roleWords },
  state: Object.fromEntries(sessionStates.map(({ id, label }) => [id, label])),
};

/** A value as an operator reads it. */
function valueWords(name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'kosong';
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  if (typeof value === 'number') return RUPIAH.has(name) ? formatRupiah(value) : String(value);
  if (Array.isArray(value)) return value.map(String).join(', ') || 'kosong';
  if (typeof value !== 'string') return JSON.stringify(value);
  return isMoment(value) ? formatDateTime(value) : (choices[name]?.[value] ?? value);
}

/** What changed, field by field: `harga: Rp60.000 → Rp80.000`; of what is new or gone its values alone. */
export function changeLines({ before, after }: Pick<AuditLine, 'before' | 'after'>): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const label = labels[name] ?? name;
    const [from, to] = [valueWords(name, before?.[name]), valueWords(name, after?.[name])];
    if (before && after && name in before) return `${label}: ${from} → ${to}`;
    return `${label}: ${after ? to : from}`;
  });
}

/** What somebody did, as a sentence without its subject: `mengubah harga paket ats.pkg-pas`. */
export function auditSentence(line: AuditLine): string {
  const { action, resource, recordId, before, after } = line;
  const noun = `${nouns[resource] ?? resource} ${recordId}`;
  const shown = (name: string) => valueWords(name, after?.[name]);
  const known: Record<string, () => string> = {
    create: () => `membuat ${noun}`,
    update: () => switched(line, noun) ?? `mengubah ${fieldsOf(line)} ${noun}`,
    remove: () => `menghapus ${noun}`,
    restore: () => `mengembalikan ${noun} yang dihapus`,
    export: () => `mengunduh daftar ${nouns[resource] ?? resource}`,
    'import mentors': () => `memasukkan mentor dari file: ${shown('added')} baru, ${shown('changed')} diubah`,
    generate: () => `membuat ${shown('count')} kode voucher berawalan ${recordId || 'kosong'}`,
    refund: () => `mengembalikan ${shown('amount')} dari ${noun}: ${shown('reason')}`,
    'refund refused': () => `mencoba mengembalikan dana ${noun}, tetapi tidak berhasil`,
    'refund transferred': () => `menandai pengembalian dana ${noun} sudah ditransfer`,
    'refund transfer failed': () => `menandai transfer pengembalian dana ${noun} gagal: ${shown('reason')}`,
    'refund transfer retried': () => `mengulang transfer pengembalian dana ${noun}`,
    'remind of refund account': () => `meminta lagi rekening pengembalian dana ${noun}`,
    'make file': () => `membuat ${noun}: ${shown('count')} transfer, ${shown('total')}`,
    'view refund accounts': () => `mengunduh rekening di ${noun}`,
    'refund by hand': () => `memindahkan pengembalian dana ${noun} ke transfer manual`,
    'view refund account': () => `melihat rekening pengembalian dana ${noun}`,
    extend: () => `menambah waktu ${noun} ${shown('days')} hari`,
    'give voucher': () => `memberi voucher ${shown('worth')} untuk ${noun}: ${shown('reason')}`,
    'mark paid': () => `menandai ${noun} lunas: ${shown('reason')}`,
    'unmark paid': () => `membatalkan tanda lunas ${noun}: ${shown('reason')}`,
    'change mentor': () => `mengganti mentor ${noun} menjadi ${shown('mentorId')}`,
    'move session': () => `memindahkan waktu ${noun} ke ${shown('startAt')}`,
    'write to both': () => `menulis ke mentee dan mentor tentang ${noun}`,
    'decide case': () => `memutuskan laporan ${noun}: ${shown('decision')}`,
    invite: () => `mengundang ${noun} ke ruang mentor`,
    'profile look': () => `meminta perubahan profil ${noun} dilihat dulu`,
    'profile no-look': () => `membiarkan perubahan profil ${noun} langsung tampil`,
    'profile show': () => `menampilkan perubahan profil ${noun}`,
    'profile forget': () => `menolak perubahan profil ${noun}`,
    'make batch': () => `membuat batch ${noun}`,
    'batch paid': () => `menandai batch ${noun} dibayar dengan referensi ${shown('reference')}`,
    'settle transfers': () => `menandai transfer ${noun}: ${shown('paid')} dibayar, ${shown('failed')} gagal`,
    'cancel batch': () => `membatalkan batch ${noun}`,
    'payout returned': () => `menandai satu transfer dari ${noun} kembali`,
    'view payout accounts': () => `mengunduh rekening batch ${noun}`,
    'change payout account': () => `mengganti rekening ${noun}`,
    rebook: () => `membukukan ulang ${noun}, ${shown('count')} catatan: ${shown('reason')}`,
    adjust: () => `mencatat penyesuaian ${shown('amount')} di pembukuan`,
    'close task': () => `menutup ${noun}: ${shown('note')}`,
    'retry job': () => `mengulang ${noun}`,
    'forget job': () => `melupakan ${noun}`,
    'reset-second-factor': () => `melepas langkah kedua masuk ${noun}: ${shown('reason')}`,
    'read cv': () => `membuka CV ${noun}: ${shown('reason')}`,
    suspend: () => `menangguhkan ${noun}: ${shown('reason')}`,
    unsuspend: () => `mengaktifkan lagi ${noun}`,
    'give uses': () => `memberi ${shown('uses')} penggunaan ATS Checker ke ${noun}: ${shown('reason')}`,
    'end sessions': () => `mengakhiri semua sesi masuk ${noun}`,
    'resend verification': () => `mengirim ulang email verifikasi ${noun}`,
    'export data': () => `mengunduh data ${noun} atas permintaan: ${shown('reason')}`,
    'delete account': () => `menghapus akun ${noun} atas permintaan: ${shown('reason')}`,
    'add note': () => `menulis catatan tentang ${noun}`,
    'assign review': () => `menyerahkan review ${noun} ke ${shown('reviewer')}`,
  };
  const sentence = known[action]?.() ?? `${action} ${noun}`;
  return before === null && after === null ? sentence : sentence.trim();
}

function fieldsOf({ before, after }: AuditLine): string {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const known = names.map((name) => labels[name] ?? name);
  return known.length > 3
    ? `${known.slice(0, 3).join(', ')}, dan ${known.length - 3} isian lain`
    : known.join(', ');
}

/** What only turns something on or off is said by its verb. */
function switched({ before, after }: AuditLine, noun: string): string | undefined {
  const names = Object.keys(after ?? {});
  const [name] = names;
  if (!before || names.length !== 1 || !name || typeof after?.[name] !== 'boolean') return undefined;
  if (name === 'active') return `${after[name] ? 'mengaktifkan' : 'menonaktifkan'} ${noun}`;
  if (name === 'bookable') return `${after[name] ? 'membuka lagi' : 'menjeda'} pemesanan ${noun}`;
  return undefined;
}
