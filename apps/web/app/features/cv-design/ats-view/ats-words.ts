import { DEFAULT_LAYOUTS, type SectionId, type TemplateName } from '@setapak/resume';

import type { FieldCheck, FieldName } from '@setapak/resume-pdf/read-back';

/** The fields by the parts under which they are shown, and where each is edited. */
export const groups: readonly {
  name: string;
  section: SectionId | 'profile';
  fields: readonly FieldName[];
}[] = [
  {
    name: 'Data diri',
    section: 'profile',
    fields: ['name', 'email', 'phone', 'location', 'linkedin', 'website', 'birthDate'],
  },
  { name: 'Ringkasan', section: 'objective', fields: ['summary'] },
  { name: 'Pengalaman kerja', section: 'work', fields: ['jobTitle', 'company', 'jobPeriod', 'jobText'] },
  { name: 'Pendidikan', section: 'education', fields: ['school', 'degree', 'grade', 'studyPeriod'] },
  { name: 'Keahlian', section: 'skills', fields: ['skill'] },
  { name: 'Sertifikasi', section: 'certifications', fields: ['certification'] },
  { name: 'Bahasa', section: 'languages', fields: ['language'] },
  { name: 'Bagian buatanmu', section: 'custom:', fields: ['ownSection'] },
];

export const fieldNames: Record<FieldName, string> = {
  name: 'Nama',
  email: 'Email',
  phone: 'Nomor telepon',
  linkedin: 'LinkedIn',
  website: 'Situs web',
  location: 'Domisili',
  birthDate: 'Tanggal lahir',
  summary: 'Ringkasan',
  jobTitle: 'Posisi',
  company: 'Perusahaan',
  jobPeriod: 'Periode kerja',
  jobText: 'Uraian kerja',
  school: 'Institusi',
  degree: 'Gelar dan jurusan',
  grade: 'Nilai',
  studyPeriod: 'Periode studi',
  skill: 'Keahlian',
  certification: 'Sertifikat',
  language: 'Bahasa',
  ownSection: 'Isian',
};

const fixes: Record<FieldName, string> = {
  name: 'Tulis nama lengkap saja, tanpa gelar, emoji, atau tanda hubung.',
  email: 'Periksa ejaan email: satu alamat, tanpa spasi.',
  phone: 'Tulis satu nomor lengkap dengan kode, misalnya +62 812-3456-7890.',
  linkedin: 'Tulis alamat lengkapnya, misalnya linkedin.com/in/namamu.',
  website: 'Tulis alamat lengkapnya, misalnya https://namamu.com.',
  location: 'Tulis nama kota yang umum, misalnya “Bandung”.',
  birthDate: 'Tulis tanggal, bulan, dan tahun lengkap, atau kosongkan saja.',
  summary: 'Jadikan satu paragraf tanpa daftar dan tanpa simbol.',
  jobTitle: 'Pakai nama jabatan yang umum di depan, misalnya “Analis Data”.',
  company: 'Tulis nama resmi perusahaan, misalnya diawali “PT”, tanpa keterangan lain.',
  jobPeriod: 'Isi bulan dan tahun untuk mulai dan selesai.',
  jobText: 'Tulis tiap poin sebagai satu kalimat pendek tanpa simbol khusus.',
  school: 'Tulis nama lengkap kampus atau sekolah, tanpa singkatan.',
  degree: 'Pilih jenjang dari daftar dan tulis jurusan tanpa singkatan.',
  grade: 'Tulis angka dan skalanya, misalnya 3,57/4,00.',
  studyPeriod: 'Isi bulan dan tahun untuk mulai dan selesai.',
  skill: 'Pakai nama yang umum dan pendek, satu keahlian untuk satu isian.',
  certification: 'Persingkat nama sertifikat supaya muat satu baris.',
  language: 'Tulis nama bahasanya saja; tingkatnya di isian sendiri.',
  ownSection: 'Beri bagian ini judul yang umum dan isiannya nama yang pendek.',
};

/** How to mend what did not come back. */
export function fixOf({ field }: FieldCheck): string {
  return fixes[field];
}

export function isTwoColumn(template: TemplateName): boolean {
  return DEFAULT_LAYOUTS[template].length > 1;
}
