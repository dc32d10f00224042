import type { Language } from '@setapak/resume';

interface Wordings {
  grade: string;
  schoolGrade: string;
  courses: string;
  technologies: string;
  validUntil: string;
  number: string;
  score: string;
  document: string;
  born: string;
  page: string;
  of: string;
  code: string;
  photo: string;
  photoOf: string;
}

/** The few words that templates print besides headings and months. */
export const wordings: Record<Language, Wordings> = {
  id: {
    grade: 'IPK',
    schoolGrade: 'Nilai',
    courses: 'Mata kuliah',
    technologies: 'Kata kunci',
    validUntil: 'berlaku hingga',
    number: 'No.',
    score: 'Skor',
    document: 'CV',
    born: 'Lahir',
    page: 'halaman',
    of: 'dari',
    code: 'Kode QR ke CV ini di',
    photo: 'Foto',
    photoOf: 'Foto',
  },
  en: {
    grade: 'GPA',
    schoolGrade: 'Score',
    courses: 'Courses',
    technologies: 'Keywords',
    validUntil: 'valid until',
    number: 'No.',
    score: 'Score',
    document: 'CV',
    born: 'Born',
    page: 'page',
    of: 'of',
    code: 'QR code to this CV at',
    photo: 'Photo',
    photoOf: 'Photo of',
  },
};
