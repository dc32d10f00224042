import { expect, test } from 'vitest';
import { readHeading, readLooseHeading } from './read-heading.ts';

test.each([
  ['Pengalaman Kerja', 'work'],
  ['RIWAYAT PEKERJAAN', 'work'],
  ['Employment History', 'work'],
  ['Sea Service', 'work'],
  ['Experience and Projects', 'work'],
  ['Estudios Realizados', 'education'],
  ['Akademische Laufbahn', 'education'],
  ['Habilidades y Conocimientos Técnicos', 'skills'],
  ['Cursos Realizados', 'certifications'],
  ['Persönliche Informationen', 'personal'],
  ['Pengalaman Organisasi dan Kepanitiaan', 'organisation'],
  ['Volunteer Experience', 'organisation'],
  ['Activities & Training', 'organisation'],
  ['Kegiatan di Luar Kantor', 'organisation'],
  ['Di Luar Kerja', 'interests'],
  ['Certificates I Hold', 'certifications'],
  ['Training and Activities', 'certifications'],
  ['Kegiatan Pelatihan', 'certifications'],
  ['Latar Belakang Pendidikan', 'education'],
  ['Pendidikan Non Formal', 'certifications'],
  ['Bahasa yang Dikuasai', 'languages'],
  ['Bahasa Pemrograman', 'skills'],
  ['Lisensi & Sertifikasi', 'certifications'],
  ['Tentang Saya', 'summary'],
  ['3. Core Competencies', 'skills'],
  ['Profil Media Sosial', 'profiles'],
  ['Data Pribadi', 'personal'],
  ['WORKEXPERIENCE', 'work'],
  ['Academic Profile', 'education'],
  ['Academic Training', 'education'],
  ['Academic Achievements', 'awards'],
  ['III. TANDA KEHORMATAN YANG TELAH DIMILIKI', 'awards'],
  ['IV. Tanda Jasa / Penghargaan', 'awards'],
  ['Preferensi Kerja', 'other'],
  ['Kekurangan', 'other'],
  ['Weaknesses', 'other'],
  ['Academic Appointments', 'work'],
  ['Pengalaman menjadi sukarelawan', 'organisation'],
  ['Keaktifan', 'organisation'],
  ['Kemampuan Pribadi', 'skills'],
  ['Potensi Diri', 'skills'],
  ['Identitas Diri', 'personal'],
  ['Tugas Akhir', 'publications'],
  ['Perlombaan', 'awards'],
  ['Rencana Karier', 'summary'],
  ['Sosmed', 'profiles'],
  ['Kontak Darurat', 'other'],
  ['Layanan', 'other'],
  ['Community Services', 'organisation'],
  ['Pengalaman Kuliah', 'organisation'],
  ['Pengabdian kepada Masyarakat / Community Service', 'organisation'],
  ['Open Source', 'projects'],
  ['Research & Work Experience', 'work'],
  ['Penelitian', 'publications'],
  ['Keahlian Nonteknis', 'skills'],
  ['Prestasi Non Akademik', 'awards'],
  ['Curriculum Vitae', 'title'],
  ['Relevant Courses', 'other'],
  ['Lingue', 'languages'],
  ['Experiencia Laboral', 'work'],
  ['Formation', 'education'],
  ['Berufserfahrung', 'work'],
  ['Kenntnisse und Fähigkeiten', 'skills'],
  ['Conference and Course Attended', 'certifications'],
  ['Personal Development', 'certifications'],
  ['Pengembangan Diri', 'certifications'],
  // Ligatures that a tool lost: nothing is left of them, a gap, their first letter, or another one.
  ['Certications', 'certifications'],
  ['SERTI KAT', 'certifications'],
  ['Certi\ufffdcations', 'certifications'],
  ['Certiücations', 'certifications'],
  ['Profl', 'summary'],
  ['Educaon', 'education'],
])('%j opens the section %s', (text, type) => {
  expect(readHeading(text)?.type).toBe(type);
});

test.each([
  'Halo, Saya',
  'Bahasa Indonesia',
  'Work with clients in Jakarta',
  'PT Karya Mandiri',
  'Siti Aminah',
  'Pengabdian Desa',
  '',
])('%j is no heading', (text) => {
  expect(readHeading(text)).toBeUndefined();
});

test.each([
  ['Riwayat Pekerjaan Perbankan', 'work'],
  ['Riwayat Pendidikan Keagamaan', 'education'],
  ['Honors and Achievments', 'awards'],
  ['Work Expirience', 'work'],
  ['Refrences', 'references'],
  ['Board & Advisory', 'organisation'],
])('in a style of headings %j is about %s', (text, type) => {
  expect((readHeading(text) ?? readLooseHeading(text))?.type).toBe(type);
});

test.each(['Kelas Tambahan', 'Arunika Consulting', 'Perpustakaan', 'Publisher'])(
  '%j is no slip of a heading',
  (text) => {
    expect(readLooseHeading(text)).toBeUndefined();
  },
);
