import type { ParsedResume, ResumeDates, WarningCode } from '@setapak/ats';

type DatePrecision = ResumeDates['precision'];

/** Largest file of a check, in bytes (product document 2, section 5). */
export const LARGEST_FILE = 5_120_000;

export const BAD_FILE = 'Harap masukan CV yang memiliki ekstensi PDF dan berukuran maksimal 5 MB';

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
    'PDF ini berupa gambar atau hasil pindai, jadi tidak ada teks yang bisa dibaca ATS. Unggah CV yang diekspor langsung dari Word, Google Docs, atau CV Maker.',
  too_many_pages: 'PDF ini terlalu panjang untuk sebuah CV. Unggah CV dengan halaman yang lebih sedikit.',
  timeout: TOO_COMPLEX,
  memory: TOO_COMPLEX,
  crashed: TOO_COMPLEX,
  busy: 'Sedang banyak CV yang diperiksa. Tunggu sebentar, lalu coba lagi.',
  closed: 'Server sedang dimulai ulang. CV-mu sudah tersimpan dan akan dibaca sebentar lagi.',
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

/** What a person should know of a file that was read; null for what concerns only us. */
const warnings: Record<WarningCode, string | null> = {
  hidden_text:
    'Ada teks tersembunyi di PDF ini (berwarna sama dengan latar, sangat kecil, atau di luar halaman). Teks itu tidak dihitung, dan perekrut bisa menganggapnya manipulasi.',
  page_without_text:
    'Ada halaman yang berupa gambar, jadi isinya tidak terbaca. Pakai teks, bukan hasil pindai.',
  rotated_text: 'Ada teks yang diputar. Banyak ATS salah membaca teks yang tidak tegak.',
  ocr_text:
    'Teks PDF ini berasal dari hasil pindai, jadi bisa salah baca. CV yang diekspor langsung lebih aman.',
  unsupported_language: 'Bahasa CV ini belum didukung. Yang bisa dibaca baru Bahasa Indonesia dan Inggris.',
  not_a_cv: 'File ini sepertinya bukan CV. Periksa lagi file yang kamu unggah.',
  form_values: 'Sebagian isi CV ini ada di kolom formulir PDF. Tidak semua ATS bisa membacanya.',
  unreadable_glyphs:
    'Sebagian huruf di PDF ini tidak bisa diterjemahkan menjadi teks. Coba ekspor ulang dengan font lain.',
  repaired: 'PDF ini sedikit rusak, tapi masih bisa dibaca. Sebaiknya ekspor ulang sebelum dikirim.',
  text_cut: 'Teks CV ini sangat panjang, jadi hanya bagian awalnya yang dibaca.',
  pages_cut: 'CV ini punya terlalu banyak halaman, jadi hanya halaman awalnya yang dibaca.',
};

export function warningText(code: WarningCode): string | null {
  return warnings[code] ?? null;
}

export interface ResultField {
  id: string;
  label: string;
  /** What a CV could say here, shown as a hint. */
  example: string;
  value: string | null;
  /** Path of the value in the result, as the evidence names it. */
  path: string;
}

/** The single facts of a result in the order of the screen (product document 2, section 2). */
export function resultFields(result: ParsedResume): ResultField[] {
  const lastJob = result.workExperience[0];
  return [
    { id: 'name', label: 'Nama', example: 'Rani Kusuma', value: result.name?.raw ?? null, path: 'name' },
    {
      id: 'job',
      label: 'Pekerjaan terakhir',
      example: 'Staf Pemasaran (2,5 tahun pengalaman)',
      value: lastJob?.jobTitle ? withYears(lastJob.jobTitle, result.totalYearsExperience) : null,
      path: 'workExperience.0.jobTitle',
    },
    {
      id: 'email',
      label: 'Email',
      example: 'rani.kusuma@email.com',
      value: joined(result.emails),
      path: 'emails.0',
    },
    {
      id: 'address',
      label: 'Alamat',
      example: 'Bandung, Jawa Barat',
      value: result.location?.rawInput ?? null,
      path: 'location',
    },
    {
      id: 'linkedin',
      label: 'LinkedIn',
      example: 'linkedin.com/in/ranikusuma',
      value: result.linkedin,
      path: 'linkedin',
    },
    {
      id: 'phone',
      label: 'Nomor telepon',
      example: '+62 812 3456 7890',
      value: joined(result.phoneNumbers),
      path: 'phoneNumbers.0',
    },
    {
      id: 'birth',
      label: 'Tanggal lahir',
      example: '17 Agustus 2001',
      value: longDate(result.dateOfBirth),
      path: 'dateOfBirth',
    },
    {
      id: 'website',
      label: 'Website',
      example: 'ranikusuma.com',
      value: joined(result.websites),
      path: 'websites.0',
    },
    {
      id: 'summary',
      label: 'Ringkasan',
      example: 'Lulusan Manajemen dengan pengalaman magang dua tahun di bidang pemasaran digital.',
      value: result.summary,
      path: 'summary',
    },
  ];
}

/** Six empty parts out of six make a nearly empty result: the person is offered a new CV instead of a report. */
export function isNearlyEmpty(result: ParsedResume): boolean {
  const { name, workExperience, education, skills, certifications, languages } = result;
  return (
    !name?.raw &&
    [workExperience, education, skills, certifications, languages].every((list) => list.length === 0)
  );
}

const monthYear = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayMonthYear = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

/** `2021-08-17` → `Agustus 2021`, or `2021` where only the year was printed; null for what is no date. */
export function monthOf(date: string | null, precision: DatePrecision): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})/.exec(date ?? '') ?? [];
  if (!year) return null;
  return precision === 'year' ? year : monthYear.format(new Date(`${year}-${month}-01T00:00:00Z`));
}

interface Period {
  startDate: string | null;
  endDate: string | null;
  isCurrent: boolean;
  precision: DatePrecision;
}

/** `Agustus 2021 – Sekarang`; null where neither end is known. */
export function periodText({ startDate, endDate, isCurrent, precision }: Period): string | null {
  const end = isCurrent ? 'Sekarang' : monthOf(endDate, precision);
  const ends = [monthOf(startDate, precision), end].filter((part) => part !== null);
  return ends.length > 0 ? [...new Set(ends)].join(' – ') : null;
}

function longDate(date: string | null): string | null {
  return date ? dayMonthYear.format(new Date(`${date}T00:00:00Z`)) : null;
}

function withYears(title: string, years: number | null): string {
  return years
    ? `${title} (${years.toLocaleString('id-ID', { maximumFractionDigits: 1 })} tahun pengalaman)`
    : title;
}

function joined(values: readonly string[]): string | null {
  return values.length > 0 ? values.join(', ') : null;
}
