import type { ItemSectionName } from '@setapak/resume';

interface SectionCopy {
  add: string;
  /** Said in place of an empty list: what belongs here. */
  empty: string;
  /** Where a new item belongs: by its end date, or behind the others. */
  order: 'newest' | 'last';
}

/** The builder's words for each section. */
export const sectionCopy: Record<ItemSectionName, SectionCopy> = {
  work: {
    add: 'Tambah pengalaman',
    empty: 'Kerja, magang, kerja lepas, atau sukarela: semuanya berarti.',
    order: 'newest',
  },
  education: { add: 'Tambah pendidikan', empty: 'Mulai dari pendidikan terakhirmu.', order: 'newest' },
  projects: {
    add: 'Tambah proyek',
    empty: 'Tugas akhir, lomba, atau karya pribadi yang ingin kamu tunjukkan.',
    order: 'newest',
  },
  skills: {
    add: 'Tambah keahlian',
    empty: 'Tulis keahlian yang diminta di lowongan yang kamu tuju.',
    order: 'last',
  },
  certifications: {
    add: 'Tambah sertifikasi',
    empty: 'Sertifikat keahlian atau lisensi yang masih berlaku.',
    order: 'newest',
  },
  informalEducation: {
    add: 'Tambah organisasi atau pelatihan',
    empty: 'Organisasi, kepanitiaan, bootcamp, dan kursus di luar gelar.',
    order: 'newest',
  },
  awards: {
    add: 'Tambah penghargaan',
    empty: 'Juara lomba, beasiswa, atau penghargaan lain.',
    order: 'newest',
  },
  languages: { add: 'Tambah bahasa', empty: 'Bahasa yang kamu kuasai dan seberapa lancar.', order: 'last' },
  social: { add: 'Tambah tautan', empty: 'GitHub, Behance, Dribbble, atau portofolio lain.', order: 'last' },
  hobbies: {
    add: 'Tambah minat',
    empty: 'Minat yang berhubungan dengan peran yang kamu tuju.',
    order: 'last',
  },
  references: {
    add: 'Tambah referensi',
    empty: 'Orang yang bersedia bercerita tentang pekerjaanmu. Minta izin mereka dulu, ya.',
    order: 'last',
  },
};
