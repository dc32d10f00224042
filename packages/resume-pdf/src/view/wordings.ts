import type { Language } from '@setapak/resume';

interface Wordings {
  grade: string;
  schoolGrade: string;
  courses: string;
  technologies: string;
  validUntil: string;
  document: string;
  born: string;
}

/** The few words that templates print besides headings and months. */
export const wordings: Record<Language, Wordings> = {
  id: {
    grade: 'IPK',
    schoolGrade: 'Nilai',
    courses: 'Mata kuliah',
    technologies: 'Kata kunci',
    validUntil: 'berlaku hingga',
    document: 'CV',
    born: 'Lahir',
  },
  en: {
    grade: 'GPA',
    schoolGrade: 'Score',
    courses: 'Courses',
    technologies: 'Keywords',
    validUntil: 'valid until',
    document: 'CV',
    born: 'Born',
  },
};
