import type { Degree } from '@setapak/resume';

/** What Indonesian CVs write for the degrees that our list names. */
const DEGREES: [RegExp, Degree][] = [
  [/^(?:S-?1|Sarjana(?! Terapan))(?=\s|$)[\s,–-]*/i, 'Bachelors'],
  [/^(?:S-?2|Magister)(?=\s|$)[\s,–-]*/i, 'Masters'],
  [/^(?:S-?3|Doktor)(?=\s|$)[\s,–-]*/i, 'Doctoral'],
];

/** `S1 Manajemen` → Bachelors, Manajemen; `Bachelor of Science in Physics` → Bachelor of Science, Physics. No word is lost. */
export function splitDegree(text: string): { degree: string; field: string } {
  for (const [words, degree] of DEGREES) {
    if (words.test(text)) return { degree, field: text.replace(words, '').trim() };
  }
  const [degree = '', field = ''] = text.split(/\s+in\s+(.*)/s);
  return { degree: degree.trim(), field: field.trim() };
}
