import type { QueueName } from '~/services/jobs/queues.ts';

/** What each queue does, for people who run the product and do not build it. */
const words: Partial<Record<QueueName, string>> = {
  'send-mail': 'Mengirim email',
  'send-reset-link': 'Tautan reset password',
  'send-registration-mail': 'Email pendaftaran',
  'send-verification': 'Email verifikasi',
  'tell-owner': 'Kabar keamanan akun',
  'warn-of-attempts': 'Peringatan percobaan masuk',
  'remove-files': 'Menghapus file',
  'read-pending-checks': 'Melanjutkan cek ATS',
  'render-thumbnail': 'Gambar kecil CV',
  'purge-deleted-cvs': 'Menghapus CV di tempat sampah',
  'export-analytics': 'Mengirim statistik',
  'analytics-upkeep': 'Merapikan statistik',
  'reconcile-payments': 'Mencocokkan pembayaran',
  'expire-orders': 'Menutup pesanan kedaluwarsa',
  'keep-up-sessions': 'Pengingat dan hasil sesi mentoring',
  'read-busy-times': 'Membaca kalender mentor',
  'withdraw-session': 'Kabar sesi yang batal',
  'tell-former-mentor': 'Kabar ke mentor sebelumnya',
  'send-payout-statement': 'Laporan bagi hasil mentor',
  'check-ledger': 'Memeriksa pembukuan',
  'announce-session': 'Kabar sesi mentoring',
  'announce-review': 'Kabar review CV',
  'roll-up-figures': 'Menghitung angka harian',
  'request-refund': 'Pengembalian dana otomatis',
  'purge-notifications': 'Merapikan notifikasi pembayaran',
  'keep-up-reviews': 'Garansi review terlambat',
  'sandbox-notify': 'Notifikasi pembayaran demo',
  'remove-orphans': 'Menghapus file tanpa pemilik',
  'database-upkeep': 'Merapikan basis data',
};

export function queueWord(name: string): string {
  return words[name as QueueName] ?? name;
}
