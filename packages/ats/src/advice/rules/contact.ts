import type { Rule } from '../checkup.ts';
import { passedIf } from '../verdicts.ts';

const always = () => true;

/** House rule: without a name a system files the application under nothing. */
const name: Rule = {
  id: 'contact-name',
  group: 'contact',
  topic: 'contact.name.missing',
  points: 7,
  ceiling: 70,
  title: 'Namamu tidak terbaca',
  passed: 'Nama terbaca',
  why: 'Nama adalah hal pertama yang dicari ATS. Tanpa nama, profilmu bisa tersimpan sebagai "tanpa nama".',
  fix: 'Tulis nama lengkap sebagai teks biasa di baris paling atas, sendirian, tanpa digabung jabatan atau kontak. Jangan berupa gambar.',
  example: 'Rani Kusuma Dewi',
  applies: always,
  judge: (cv) => passedIf(cv.result.name !== null),
};

/** House rule: e-mail is how application systems answer. */
const email: Rule = {
  id: 'contact-email',
  group: 'contact',
  topic: 'contact.email.missing',
  points: 7,
  ceiling: 70,
  title: 'Alamat e-mail tidak ditemukan',
  passed: 'E-mail terbaca',
  why: 'Undangan tes dan wawancara biasanya dikirim lewat e-mail. Tanpa e-mail yang terbaca, perusahaan tidak tahu ke mana harus mengirimnya.',
  fix: 'Tulis satu alamat e-mail aktif di dekat nama, sebagai teks dan dalam satu baris.',
  example: 'rani.kusuma@gmail.com',
  applies: always,
  judge: (cv) => passedIf(cv.result.emails.length > 0),
};

/** House rule: recruiters in Indonesia ring or write on WhatsApp first. */
const phone: Rule = {
  id: 'contact-phone',
  group: 'contact',
  topic: 'contact.phone.missing',
  points: 6,
  title: 'Nomor HP tidak ditemukan',
  passed: 'Nomor HP terbaca',
  why: 'Perekrut di Indonesia sering menghubungi lewat telepon atau WhatsApp lebih dulu.',
  fix: 'Tulis nomor yang aktif di dekat e-mail, sebagai teks.',
  example: '+62 812 3456 7890',
  applies: always,
  judge: (cv) => passedIf(cv.result.phoneNumbers.length > 0),
};

/** House rule. */
const linkedin: Rule = {
  id: 'contact-linkedin',
  group: 'contact',
  topic: 'contact.linkedin.missing',
  points: 1,
  title: 'Belum ada tautan LinkedIn',
  passed: 'Ada tautan LinkedIn',
  why: 'Banyak perekrut membuka LinkedIn sebelum menelepon. Tautan langsung menghemat waktu mereka dan mencegah salah orang.',
  fix: 'Rapikan alamat profilmu di pengaturan LinkedIn, lalu tulis alamatnya, bukan cuma kata "LinkedIn".',
  example: 'linkedin.com/in/rani-kusuma',
  applies: always,
  judge: (cv) => passedIf(cv.result.linkedin !== null),
};

/** House rule: systems filter applicants by place. */
const city: Rule = {
  id: 'contact-city',
  group: 'contact',
  topic: 'contact.city.missing',
  points: 2,
  title: 'Kota tempat tinggalmu belum ada',
  passed: 'Kota terbaca',
  why: 'Lowongan sering disaring menurut lokasi. Kota saja sudah cukup, alamat lengkap tidak perlu.',
  fix: 'Tambahkan kota dan provinsi di baris kontak. Kalau siap pindah, sebutkan.',
  example: 'Bandung, Jawa Barat (siap pindah ke Jakarta)',
  applies: always,
  judge: (cv) => passedIf(cv.result.location !== null),
};

export const contactRules: readonly Rule[] = [name, email, phone, linkedin, city];
