import type { Lang } from '../content/cv.ts';
import type { SectionKind } from './sheet.ts';

const list = (text: string) => text.trim().split(/\s*,\s*/);

/** Headings that the usual stock lacks: what people write who do not follow a template. */
export const wideHeadings: Record<Lang, Partial<Record<SectionKind, string[]>>> = {
  id: {
    summary: list(
      'Tentang Diri Saya, Mengenai Saya, Profil Profesional, Ringkasan Eksekutif, Perkenalan Diri, Sekilas Profil, Ringkasan Diri, Career Summary, Siapa Saya?',
    ),
    personal: list('Data Diri Pribadi, Keterangan Diri, Informasi Personal, Identitas, Data Personal'),
    work: list(
      'Pengalaman Pekerjaan, Riwayat Jabatan, Rekam Jejak Karier, Pengalaman Kerja Profesional, Karier, Riwayat Penugasan, Pengalaman di Dunia Kerja, Work Experiences, Kerja & Magang, Pengalaman Kerja (terbaru)',
    ),
    education: list(
      'Riwayat Akademik, Pendidikan Terakhir, Latar Belakang Akademik, Riwayat Sekolah, Education Background, Pendidikan & Prestasi Akademik, Jenjang Studi',
    ),
    skills: list(
      'Kemampuan Teknis, Hard Skills, Kompetensi Inti, Keahlian Utama, Keterampilan Teknis, Skill & Kompetensi, Kemampuan Komputer, Skills Set, Keahlian Khusus, Tools & Software',
    ),
    certifications: list(
      'Sertifikat & Pelatihan, Pelatihan yang Pernah Diikuti, Kursus, Sertifikasi Profesi, Seminar & Pelatihan, Pendidikan Non-Formal, Pelatihan/Kursus, Courses',
    ),
    languages: list('Penguasaan Bahasa, Kemampuan Bahasa Asing, Kecakapan Bahasa, Language'),
    organisations: list(
      'Pengalaman Berorganisasi, Organisasi dan Kegiatan, Kegiatan Kampus, Organizational Experience, Riwayat Kepengurusan',
    ),
    volunteer: list('Kegiatan Sukarela, Volunteer, Aksi Sosial, Pengabdian Masyarakat'),
    projects: list('Portofolio, Proyek Pribadi, Project, Proyek yang Pernah Dikerjakan'),
    awards: list('Penghargaan dan Prestasi, Achievement, Prestasi yang Diraih, Penghargaan Akademik'),
    hobbies: list('Hobi dan Minat, Ketertarikan, Kegemaran / Hobi'),
    references: list('Referensi Kerja, Reference, Pemberi Rekomendasi'),
    contact: list('Kontak Saya, Contact, Detail Kontak, Alamat & Kontak'),
  },
  en: {
    summary: list(
      'Introduction, Professional Profile, Summary of Qualifications, Career Snapshot, Bio, Professional Overview, Personal Profile, About, Mission Statement',
    ),
    personal: list('Personal Info, Personal Particulars, Biographical Data'),
    work: list(
      'Career Experience, Professional Journey, Positions Held, Work, Industry Experience, Career to Date, Professional Career, Job History, Experience & Impact, Employment Record',
    ),
    education: list(
      'Academic History, Education and Qualifications, Schooling, Degrees, Academic Training, University & School, Studies',
    ),
    skills: list(
      'Technical Proficiencies, Skill Set, Technologies, Tools & Technologies, What I Do Best, Software, Competencies, Skills Summary, Key Competences, Expertise & Tools',
    ),
    certifications: list(
      'Certificates & Training, Professional Certifications, Licences, Online Courses, Credentials, Continuing Education, Further Training',
    ),
    languages: list('Language Proficiency, Language, Languages I Speak, Linguistic Skills'),
    organisations: list(
      'Clubs & Societies, Positions of Responsibility, Campus Involvement, Co-curricular Activities, Affiliations',
    ),
    volunteer: list('Community Service, Voluntary Roles, Giving Back, Charity Work'),
    projects: list('Key Projects, Academic Projects, Portfolio, Things I Built'),
    awards: list('Honours, Awards & Recognition, Prizes, Distinctions'),
    hobbies: list('Personal Interests, When Not Working, Pastimes'),
    references: list('Professional References, Reference Contacts'),
    contact: list('Contact Info, Reach Me, Details, Let’s Talk'),
  },
};
