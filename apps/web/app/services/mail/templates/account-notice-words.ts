import type { AccountNotice } from '../message.ts';

interface Words {
  subject: string;
  /** What happened, as a sentence. */
  text: string;
  /** What `about` is. */
  about?: string;
  /** What the mail's button says and which page it opens: the account's security where it is left out, no button where it is null. */
  action?: { button: string; path: string } | null;
  /** What to do when it was somebody else; the usual advice where it is left out. */
  otherwise?: string;
}

const MY_CV = { button: 'Buka My CV', path: '/app/cv/dashboard' };
const SECURITY = { button: 'Buka halaman Keamanan', path: '/app/profile/security' };

/** What the mail about each change says. */
export const noticeWords: Record<AccountNotice, Words> = {
  'password-changed': {
    subject: 'Password Setapak-mu diubah',
    text: 'Password akunmu baru saja diubah. Semua perangkat lain, token API, dan tautan lama sudah dikeluarkan.',
  },
  'email-verified': {
    subject: 'Alamat emailmu sudah terverifikasi',
    text: 'Alamat email ini sekarang terverifikasi untuk akun Setapak-mu.',
  },
  'token-made': {
    subject: 'Token API baru dibuat',
    text: 'Sebuah token API baru dibuat di akunmu. Siapa pun yang memegangnya bisa memakai kuota ATS atau mencetak CV-mu.',
    about: 'Nama token',
  },
  'second-factor-on': {
    subject: 'Verifikasi dua langkah aktif',
    text: 'Mulai sekarang, masuk ke akunmu butuh kode dari aplikasi autentikator.',
  },
  'second-factor-off': {
    subject: 'Verifikasi dua langkah dimatikan',
    text: 'Verifikasi dua langkah di akunmu dimatikan. Sekarang akunmu hanya dijaga password.',
  },
  'second-factor-reset': {
    subject: 'Verifikasi dua langkah dilepas oleh tim kami',
    text: 'Atas permintaan, tim kami melepas aplikasi autentikator dan semua passkey dari akunmu, lalu mengeluarkan semua perangkat. Masuk dengan password, lalu pasang verifikasi dua langkah yang baru.',
    otherwise: 'Kalau kamu tidak memintanya, ganti password-mu sekarang dan balas email ini.',
  },
  'recovery-codes-renewed': {
    subject: 'Kode pemulihanmu diganti',
    text: 'Kode pemulihan yang baru sudah dibuat untuk akunmu. Kode-kode lama tidak berlaku lagi.',
  },
  'recovery-code-used': {
    subject: 'Kode pemulihan dipakai',
    text: 'Salah satu kode pemulihanmu baru saja dipakai untuk masuk atau mengonfirmasi. Kode itu tidak berlaku lagi.',
  },
  'passkey-added': {
    subject: 'Passkey baru ditambahkan',
    text: 'Sebuah passkey baru bisa dipakai untuk masuk ke akunmu.',
    about: 'Nama passkey',
  },
  'passkey-removed': {
    subject: 'Passkey dihapus',
    text: 'Sebuah passkey tidak bisa dipakai lagi untuk masuk ke akunmu.',
    about: 'Nama passkey',
  },
  'new-device': {
    subject: 'Ada perangkat baru yang masuk',
    text: 'Akunmu baru saja dibuka dari perangkat yang belum pernah dipakai sebelumnya.',
    about: 'Perangkat',
  },
  'signed-out-everywhere': {
    subject: 'Akunmu dikeluarkan dari semua perangkat',
    text: 'Semua perangkat dan token API sudah dikeluarkan dari akunmu.',
  },
  'sign-in-attempts': {
    subject: 'Ada yang mencoba masuk ke akunmu',
    text: 'Ada banyak percobaan masuk ke akunmu dengan password yang salah. Belum ada yang berhasil, dan perangkat yang biasa kamu pakai tetap bisa masuk.',
    otherwise:
      'Pastikan password-mu tidak dipakai di tempat lain, dan nyalakan verifikasi dua langkah supaya password saja tidak cukup.',
  },
  'second-factor-failed': {
    subject: 'Password-mu benar, tapi kode verifikasinya salah',
    text: 'Seseorang memasukkan password akunmu dengan benar, lalu salah memasukkan kode verifikasi. Akunmu belum terbuka.',
    otherwise:
      'Kalau itu kamu yang salah ketik, abaikan email ini. Kalau bukan, ada yang tahu password-mu: segera ganti.',
  },
  'share-attempts': {
    subject: 'Ada yang menebak password CV-mu',
    action: MY_CV,
    text: 'CV yang kamu bagikan dicoba dibuka berkali-kali dengan password yang salah. Belum ada yang berhasil.',
    otherwise:
      'Kalau kamu khawatir, ganti password CV itu dengan yang lebih panjang, atau tutup dulu tautannya.',
  },
  'cv-comment': {
    subject: 'Ada komentar baru di CV-mu',
    about: 'CV',
    action: MY_CV,
    text: 'Seseorang yang punya tautan CV-mu menulis komentar. Baca dan putuskan mana yang boleh dilihat orang lain lewat My CV, menu CV-nya, lalu Komentar. Email ini kami kirim paling banyak sekali sehari.',
    otherwise: 'Tidak mau menerima komentar lagi? Matikan komentar di menu Export, bagian Share.',
  },
  'account-deleted': {
    subject: 'Akun Setapak-mu sudah dihapus',
    action: null,
    text: 'Akunmu dan semua datanya sudah dihapus. Terima kasih sudah berjalan bersama kami.',
    otherwise: 'Kalau ini bukan kamu, balas email ini secepatnya.',
  },
  suspended: {
    subject: 'Akun Setapak-mu ditangguhkan',
    // Nobody can sign in to an account that is suspended.
    action: null,
    text: 'Tim kami menangguhkan akunmu, jadi kamu belum bisa masuk. Datamu tetap tersimpan.',
    about: 'Alasan',
    otherwise: 'Kalau menurutmu ini keliru, balas email ini.',
  },
  unsuspended: {
    subject: 'Akun Setapak-mu aktif lagi',
    action: { button: 'Masuk', path: '/login' },
    text: 'Tim kami mengaktifkan lagi akunmu. Kamu bisa masuk seperti biasa.',
    otherwise: 'Ada pertanyaan? Balas email ini.',
  },
  'cv-read': {
    subject: 'Tim Setapak membuka CV-mu',
    text: 'Tim kami membuka salah satu CV-mu. Setiap kali itu terjadi, alasannya dicatat dan bisa kamu lihat di halaman Keamanan.',
    about: 'Alasan',
    otherwise: 'Ada yang terasa tidak wajar? Balas email ini.',
  },
  'uses-given': {
    subject: 'Kamu dapat penggunaan ATS Checker',
    action: { button: 'Buka ATS Checker', path: '/app/cv/dashboard?tab=ats' },
    text: 'Tim kami menambahkan penggunaan ATS Checker ke akunmu, tanpa biaya.',
    about: 'Tambahan',
    otherwise: 'Ada pertanyaan? Balas email ini.',
  },
};

/** What the mail about a change offers to open; nothing where there is nothing that its reader could do there. */
export function noticeAction(kind: AccountNotice): { button: string; path: string } | null {
  const { action } = noticeWords[kind];
  return action === undefined ? SECURITY : action;
}
