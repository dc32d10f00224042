import type { Lang } from '../content/cv.ts';
import type { Random } from '../random.ts';
import type { SectionKind } from './sheet.ts';
import { wideHeadings } from './wide-headings.ts';

const list = (text: string) => text.trim().split(/\s*,\s*/);
type Stock = Record<SectionKind, string[]>;

const id: Stock = {
  summary: list(
    'Profil, Tentang Saya, Ringkasan, Profil Singkat, Ringkasan Profesional, Sekilas Tentang Saya, Profil Pribadi, Deskripsi Diri, Tujuan Karier, Ringkasan Karier, Profil Diri',
  ),
  personal: list('Data Pribadi, Data Diri, Identitas Diri, Informasi Pribadi, Biodata, Keterangan Pribadi'),
  work: list(
    'Pengalaman Kerja, Pengalaman, Riwayat Pekerjaan, Pengalaman Profesional, Riwayat Kerja, Pengalaman Bekerja, Riwayat Karier, Pengalaman Kerja & Magang',
  ),
  education: list(
    'Pendidikan, Riwayat Pendidikan, Pendidikan Formal, Latar Belakang Pendidikan, Jenjang Pendidikan, Edukasi, Riwayat Studi',
  ),
  skills: list(
    'Keahlian, Kemampuan, Keterampilan, Kompetensi, Keahlian Teknis, Kemampuan & Keahlian, Hard Skill & Soft Skill, Bidang Keahlian, Skill, Penguasaan Komputer',
  ),
  certifications: list(
    'Sertifikasi, Pelatihan & Sertifikasi, Sertifikat, Pelatihan, Sertifikasi dan Lisensi, Kursus dan Pelatihan, Pendidikan Nonformal',
  ),
  languages: list('Bahasa, Kemampuan Bahasa, Bahasa yang Dikuasai, Kemampuan Berbahasa'),
  organisations: list(
    'Pengalaman Organisasi, Organisasi, Riwayat Organisasi, Organisasi & Kepanitiaan, Kepanitiaan, Aktivitas Organisasi',
  ),
  volunteer: list('Kegiatan Sosial, Relawan, Pengalaman Sukarela, Kegiatan Kerelawanan, KKN dan Pengabdian'),
  projects: list('Proyek, Portofolio Proyek, Proyek Pilihan, Karya, Proyek & Penelitian'),
  publications: list('Publikasi, Karya Ilmiah, Publikasi Ilmiah'),
  awards: list('Prestasi, Penghargaan, Prestasi & Penghargaan, Pencapaian, Beasiswa dan Prestasi'),
  hobbies: list('Hobi, Minat, Minat & Hobi, Kegemaran'),
  references: list('Referensi, Kontak Referensi, Rujukan'),
  contact: list('Kontak, Hubungi Saya, Informasi Kontak, Info Kontak'),
  declaration: list('Pernyataan, Penutup'),
};

const en: Stock = {
  summary: list(
    'Summary, Profile, About Me, Professional Summary, Career Objective, Personal Statement, Executive Summary, Career Profile, Objective, At a Glance, Who I Am',
  ),
  personal: list('Personal Details, Personal Information, Personal Data, Bio Data'),
  work: list(
    'Experience, Work Experience, Professional Experience, Employment History, Career History, Work History, Employment, Relevant Experience, Professional Background, Where I Have Worked',
  ),
  education: list(
    'Education, Academic Background, Education & Training, Qualifications, Academic Qualifications, Educational Background, Education History',
  ),
  skills: list(
    'Skills, Core Competencies, Technical Skills, Key Skills, Areas of Expertise, Skills & Tools, Capabilities, Expertise, Strengths, Professional Skills',
  ),
  certifications: list(
    'Certifications, Certificates, Licenses & Certifications, Professional Development, Courses and Certificates, Training & Certifications, Accreditations',
  ),
  languages: list('Languages, Language Skills, Languages Spoken'),
  organisations: list(
    'Leadership & Activities, Extracurricular Activities, Organisations, Memberships, Student Leadership, Activities',
  ),
  volunteer: list('Volunteering, Volunteer Work, Community Involvement, Volunteer Experience'),
  projects: list('Projects, Selected Projects, Personal Projects, Research Projects, Side Projects'),
  publications: list('Publications, Selected Publications, Papers'),
  awards: list('Awards, Honors & Awards, Achievements, Scholarships and Prizes, Recognition'),
  hobbies: list('Interests, Hobbies, Outside Work, Hobbies & Interests'),
  references: list('References, Referees'),
  contact: list('Contact, Get in Touch, Contact Details, Contact Me'),
  declaration: list('Declaration'),
};

export type HeadingCase = 'as-is' | 'upper' | 'spaced' | 'lower' | 'colon' | 'numbered';

/** Headings of one document: one wording each, one letter case; now and then an English heading in an Indonesian CV. */
export function headingWriter(
  random: Random,
  lang: Lang,
  letterCase: HeadingCase,
  stock: 'usual' | 'wide' = 'usual',
): (kind: SectionKind, own?: string) => string {
  const mixed = lang === 'id' && random.chance(0.14);
  const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O'];
  const roman = [
    'I',
    'II',
    'III',
    'IV',
    'V',
    'VI',
    'VII',
    'VIII',
    'IX',
    'X',
    'XI',
    'XII',
    'XIII',
    'XIV',
    'XV',
  ];
  const marks = random.pick([letters, roman, roman.map((_, i) => String(i + 1))]);
  let count = 0;
  return (kind, own) => {
    const usual = (lang === 'en' || (mixed && random.chance(0.6)) ? en : id)[kind];
    const wide = stock === 'wide' ? wideHeadings[lang][kind] : undefined;
    const word = own || random.pick(wide && random.chance(0.75) ? wide : usual);
    const mark = marks[count++] ?? '';
    switch (letterCase) {
      case 'as-is':
        return word;
      case 'upper':
        return word.toUpperCase();
      case 'lower':
        return word.toLowerCase();
      case 'colon':
        return `${word}:`;
      case 'numbered':
        return `${mark}. ${word}`;
      case 'spaced':
        return word
          .toUpperCase()
          .split(' ')
          .map((part) => part.split('').join(' '))
          .join('   ');
    }
  };
}
