import type { Reading, Warning, WarningCode } from '@setapak/ats';
import { pageNumbers } from '~/ui/format/page-numbers.ts';

/** Largest file of a check, in bytes (product document 2, section 5). */
export const LARGEST_FILE = 5_120_000;

export const BAD_FILE = 'Harap masukan CV yang memiliki ekstensi PDF dan berukuran maksimal 5 MB';

/** What helps somebody who chose a Word file. */
export const WORD_FILE = `${BAD_FILE}. Dari Word: File → Simpan Sebagai → PDF. Dari Google Docs: File → Download → PDF.`;

const TOO_COMPLEX =
  'PDF ini terlalu rumit untuk dibaca. Coba ekspor ulang dengan desain yang lebih sederhana.';

/** What a person reads when a check fails: why, and what to do now. */
const failures = {
  not_pdf: BAD_FILE,
  too_large: BAD_FILE,
  empty: 'File ini kosong. Coba ekspor ulang CV-mu sebagai PDF, lalu unggah lagi.',
  encrypted: 'PDF ini dilindungi password. Simpan salinan tanpa password, lalu unggah lagi.',
  damaged: 'PDF ini rusak atau terpotong. Coba ekspor ulang dari aplikasi asalnya, lalu unggah lagi.',
  no_text:
    'PDF ini berupa gambar atau hasil pindai, atau huruf di dalamnya tidak punya arti bagi komputer, jadi tidak ada teks yang bisa dibaca ATS. Unggah CV yang diekspor langsung dari Word, Google Docs, atau CV Maker.',
  too_many_pages: 'PDF ini terlalu panjang untuk sebuah CV. Unggah CV dengan halaman yang lebih sedikit.',
  timeout: TOO_COMPLEX,
  memory: TOO_COMPLEX,
  crashed: TOO_COMPLEX,
  busy: 'Sedang banyak CV yang diperiksa. Tunggu sebentar, lalu coba lagi.',
  closed: 'Server sedang dimulai ulang. CV-mu sudah tersimpan dan akan dibaca sebentar lagi.',
  not_a_cv:
    'Ini sepertinya bukan CV, atau CV yang belum diisi. Periksa lagi pilihanmu; CV perlu memuat kontak, pengalaman, atau pendidikan.',
  unsupported_language: 'Bahasa CV ini belum didukung. Yang bisa dibaca baru Bahasa Indonesia dan Inggris.',
  no_uses: 'Kuota ATS Checker kamu habis. Pilih paket atau tukar kode dulu, ya.',
  gone: 'Pengecekan ini sudah dihapus sebelum selesai.',
  too_many: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
} as const;

export type FailureCode = keyof typeof failures;

export function isFailureCode(code: unknown): code is FailureCode {
  return typeof code === 'string' && Object.hasOwn(failures, code);
}

export function failureText(code: unknown): string {
  return isFailureCode(code)
    ? failures[code]
    : 'CV ini belum berhasil dibaca. Coba ekspor ulang sebagai PDF, lalu unggah lagi.';
}

/** What a failure says, and that it cost nothing; a check that no use was left for could cost none. */
export function withQuota(text: string, code: unknown): string {
  if (code === 'no_uses') return text;
  return `${text.endsWith('.') ? text : `${text}.`} Kuotamu tidak berkurang.`;
}

/** A file that could be opened but holds nothing worth a use. */
export function refuseReading({ warnings: found }: Reading): FailureCode | undefined {
  const codes = found.map(({ code }) => code);
  return (['not_a_cv', 'unsupported_language'] as const).find((code) => codes.includes(code));
}

/** What a person should know of a file that was read; null for what concerns only us. */
const warnings: Record<WarningCode, string | null> = {
  hidden_text:
    'Ada teks tersembunyi di PDF ini (berwarna sama dengan latar, sangat kecil, atau di luar halaman). Teks itu tidak dihitung, dan rekruter bisa menganggapnya manipulasi.',
  page_without_text:
    'Ada halaman yang berupa gambar, jadi isinya tidak terbaca. Pakai teks, bukan hasil pindai.',
  rotated_text: 'Ada teks yang diputar. Banyak ATS salah membaca teks yang tidak tegak.',
  ocr_text:
    'Teks PDF ini berasal dari hasil pindai, jadi bisa salah baca. CV yang diekspor langsung lebih aman.',
  unsupported_language: 'Bahasa CV ini belum didukung. Yang bisa dibaca baru Bahasa Indonesia dan Inggris.',
  other_papers:
    'Selain CV, file ini berisi halaman lain, misalnya surat lamaran, ijazah, atau transkrip. Halaman itu tidak dihitung di sini, tapi ATS bisa mencampurnya dengan isi CV-mu: kirim CV sebagai file tersendiri.',
  not_a_cv: 'File ini sepertinya bukan CV. Periksa lagi file yang kamu unggah.',
  form_values: 'Sebagian isi CV ini ada di kolom formulir PDF. Tidak semua ATS bisa membacanya.',
  unreadable_glyphs:
    'Sebagian huruf di PDF ini tidak bisa diterjemahkan menjadi teks. Coba ekspor ulang dengan font lain.',
  repaired: 'PDF ini sedikit rusak, tapi masih bisa dibaca. Sebaiknya ekspor ulang sebelum dikirim.',
  text_cut: 'Teks CV ini sangat panjang, jadi hanya bagian awalnya yang dibaca.',
  pages_cut: 'CV ini punya terlalu banyak halaman, jadi hanya halaman awalnya yang dibaca.',
};

/** @param pageCount of the file: where it has one page, there is no need to say which */
export function warningText({ code, pages = [] }: Warning, pageCount: number): string | null {
  const text = warnings[code] ?? null;
  if (text === null || pages.length === 0 || pageCount < 2) return text;
  return `${text} Yang dimaksud: halaman ${pageNumbers(pages)}.`;
}

/** Pages that are no part of the CV, but a letter or a certificate (counted from 0). */
export function pagesOfOtherPapers({ warnings: found }: Pick<Reading, 'warnings'>): number[] {
  return found.flatMap(({ code, pages = [] }) => (code === 'other_papers' ? pages : []));
}

/** Where the CV begins in its file (counted from 0): a letter may stand before it. */
export function firstCvPage(reading: Pick<Reading, 'warnings' | 'document'>): number {
  const others = pagesOfOtherPapers(reading);
  const first = reading.document.pageSizes.findIndex((_, page) => !others.includes(page));
  return Math.max(first, 0);
}

/** Tells which step of the flow a person stands at: 0 choose a package, 1 upload, 2 result (product document 2, section 4). */
export type Step = 0 | 1 | 2;

interface Standing {
  usesLeft: number;
  /** When the newest package came; null where there never was one. */
  newestAt: Date | null;
  /** When the newest result was made; null where there is none. */
  resultAt: Date | null;
}

/** Since the newest package a result was made: it is shown. Otherwise what is left to use decides. */
export function pickStep({ usesLeft, newestAt, resultAt }: Standing): Step {
  if (newestAt && resultAt && resultAt >= newestAt) return 2;
  return usesLeft > 0 ? 1 : 0;
}

/** Where Re-upload leads. */
export function reuploadStep(usesLeft: number): Step {
  return usesLeft > 0 ? 1 : 0;
}
