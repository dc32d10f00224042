import type { Language } from './reference-lists.ts';

/*
 * Words of CVs that have one usual counterpart in the other language, whole fields only: Indonesian first. Names of people,
 * companies and schools are never among them.
 */

const LEVELS = [
  ['Pemula', 'Beginner'],
  ['Menengah', 'Intermediate'],
  ['Mahir', 'Advanced'],
  ['Ahli', 'Expert'],
] as const;

const FLUENCIES = [
  ['Bahasa ibu', 'Native'],
  ['Fasih', 'Fluent'],
  ['Profesional', 'Professional'],
  ['Menengah', 'Intermediate'],
  ['Dasar', 'Basic'],
] as const;

const LANGUAGE_NAMES = [
  ['Indonesia', 'Indonesian'],
  ['Bahasa Indonesia', 'Indonesian'],
  ['Inggris', 'English'],
  ['Bahasa Inggris', 'English'],
  ['Mandarin', 'Mandarin'],
  ['Jepang', 'Japanese'],
  ['Bahasa Jepang', 'Japanese'],
  ['Korea', 'Korean'],
  ['Bahasa Korea', 'Korean'],
  ['Arab', 'Arabic'],
  ['Bahasa Arab', 'Arabic'],
  ['Jerman', 'German'],
  ['Bahasa Jerman', 'German'],
  ['Prancis', 'French'],
  ['Bahasa Prancis', 'French'],
  ['Belanda', 'Dutch'],
  ['Melayu', 'Malay'],
  ['Jawa', 'Javanese'],
  ['Sunda', 'Sundanese'],
  ['Bali', 'Balinese'],
  ['Madura', 'Madurese'],
  ['Isyarat', 'Sign Language'],
] as const;

const FIELDS = [
  ['Akuntansi', 'Accounting'],
  ['Manajemen', 'Management'],
  ['Ekonomi', 'Economics'],
  ['Ekonomi Pembangunan', 'Development Economics'],
  ['Administrasi Bisnis', 'Business Administration'],
  ['Administrasi Publik', 'Public Administration'],
  ['Ilmu Komunikasi', 'Communication Science'],
  ['Ilmu Hukum', 'Law'],
  ['Hukum', 'Law'],
  ['Psikologi', 'Psychology'],
  ['Sosiologi', 'Sociology'],
  ['Hubungan Internasional', 'International Relations'],
  ['Ilmu Politik', 'Political Science'],
  ['Sastra Inggris', 'English Literature'],
  ['Sastra Indonesia', 'Indonesian Literature'],
  ['Pendidikan Bahasa Inggris', 'English Education'],
  ['Ilmu Komputer', 'Computer Science'],
  ['Informatika', 'Informatics'],
  ['Teknik Informatika', 'Informatics Engineering'],
  ['Sistem Informasi', 'Information Systems'],
  ['Teknologi Informasi', 'Information Technology'],
  ['Teknik Sipil', 'Civil Engineering'],
  ['Teknik Mesin', 'Mechanical Engineering'],
  ['Teknik Elektro', 'Electrical Engineering'],
  ['Teknik Industri', 'Industrial Engineering'],
  ['Teknik Kimia', 'Chemical Engineering'],
  ['Teknik Lingkungan', 'Environmental Engineering'],
  ['Arsitektur', 'Architecture'],
  ['Desain Komunikasi Visual', 'Visual Communication Design'],
  ['Matematika', 'Mathematics'],
  ['Statistika', 'Statistics'],
  ['Fisika', 'Physics'],
  ['Kimia', 'Chemistry'],
  ['Biologi', 'Biology'],
  ['Agribisnis', 'Agribusiness'],
  ['Farmasi', 'Pharmacy'],
  ['Keperawatan', 'Nursing'],
  ['Kebidanan', 'Midwifery'],
  ['Kesehatan Masyarakat', 'Public Health'],
  ['Kedokteran', 'Medicine'],
  ['Perhotelan', 'Hospitality'],
  ['Pariwisata', 'Tourism'],
] as const;

const ROLES = [
  ['Ketua', 'Chair'],
  ['Wakil Ketua', 'Vice Chair'],
  ['Sekretaris', 'Secretary'],
  ['Bendahara', 'Treasurer'],
  ['Anggota', 'Member'],
  ['Koordinator', 'Coordinator'],
  ['Relawan', 'Volunteer'],
  ['Magang', 'Intern'],
  ['Asisten Dosen', 'Teaching Assistant'],
  ['Asisten Laboratorium', 'Laboratory Assistant'],
  ['Asisten Penelitian', 'Research Assistant'],
  ['Asisten Riset', 'Research Assistant'],
  ['Ketua Tim', 'Team Lead'],
  ['Analis Data', 'Data Analyst'],
  ['Analis Bisnis', 'Business Analyst'],
  ['Manajer Produk', 'Product Manager'],
  ['Manajer Proyek', 'Project Manager'],
  ['Manajer Pemasaran', 'Marketing Manager'],
  ['Staf Administrasi', 'Administrative Staff'],
  ['Staf Akuntansi', 'Accounting Staff'],
  ['Staf Keuangan', 'Finance Staff'],
  ['Staf Pemasaran', 'Marketing Staff'],
  ['Perawat', 'Nurse'],
  ['Guru', 'Teacher'],
  ['Kasir', 'Cashier'],
] as const;

const tables = { level: LEVELS, fluency: FLUENCIES, language: LANGUAGE_NAMES, field: FIELDS, role: ROLES };

/** What a text of a CV is: the same word may have another counterpart elsewhere. */
export type TermKind = keyof typeof tables;

/** The usual counterpart in that language; undefined where none is known, or the text is in that language. */
export function turnTerm(kind: TermKind, text: string, to: Language): string | undefined {
  const [from, into] = to === 'en' ? ([0, 1] as const) : ([1, 0] as const);
  const wanted = text.trim().toLowerCase();
  const table: readonly (readonly [string, string])[] = tables[kind];
  return table.find((pair) => pair[from].toLowerCase() === wanted)?.[into];
}
