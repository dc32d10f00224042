import type { ReadErrorCode } from '@setapak/ats/pool';
import { TOO_LARGE } from '../file-size.ts';
import type { UsualTarget } from './leftover.ts';

export interface ReadFailure {
  failure: string;
}

const COMPLEX = 'File ini terlalu rumit untuk dibaca. Coba ekspor ulang dengan desain yang lebih sederhana.';

/** Why a file could not become a CV, and what to do now. */
const failures: Record<ReadErrorCode, string> = {
  not_pdf: 'File ini bukan PDF, Word (.docx), atau foto. Pilih CV dalam salah satu bentuk itu.',
  too_large: TOO_LARGE,
  empty: 'File ini kosong. Coba ekspor ulang CV-mu sebagai PDF.',
  encrypted: 'PDF ini dilindungi password. Simpan salinan tanpa password, lalu coba lagi.',
  damaged: 'File ini rusak atau terpotong. Coba ekspor ulang dari aplikasi asalnya.',
  no_text:
    'Tidak ada teks yang bisa kami kenali di file ini. Coba foto atau pindai yang lebih terang dan tegak.',
  too_many_pages: 'File ini terlalu panjang untuk sebuah CV.',
  timeout: COMPLEX,
  memory: COMPLEX,
  crashed: COMPLEX,
  busy: 'Sedang banyak CV yang dibaca. Tunggu sebentar, lalu coba lagi.',
  closed: 'Server sedang dimulai ulang. Coba lagi sebentar lagi, ya.',
};

export function readFailure(code: ReadErrorCode): ReadFailure {
  return { failure: failures[code] };
}

export const targetLabels: Record<UsualTarget, string> = {
  none: 'Jangan dimasukkan',
  objective: 'Ringkasan',
  work: 'Pengalaman Kerja',
  education: 'Pendidikan',
  projects: 'Proyek',
  skills: 'Keahlian',
  certifications: 'Sertifikasi',
  informalEducation: 'Organisasi & Pelatihan',
  awards: 'Penghargaan',
  languages: 'Bahasa',
  social: 'Tautan',
  hobbies: 'Minat',
  references: 'Referensi',
  custom: 'Bagian baru dengan judul ini',
};
