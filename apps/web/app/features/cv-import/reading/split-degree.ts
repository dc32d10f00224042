import { degreeLabel, degrees, type Degree, type Language } from '@setapak/resume';

/** What Indonesian CVs write for the degrees that our list names. */
const DEGREES: [RegExp, Degree][] = [
  [/^(?:S-?1|Sarjana(?! Terapan))(?=\s|$)[\s,–-]*/i, 'Bachelors'],
  [/^(?:S-?2|Magister)(?=\s|$)[\s,–-]*/i, 'Masters'],
  [/^(?:S-?3|Doktor)(?=\s|$)[\s,–-]*/i, 'Doctoral'],
];

/** `Bachelor’s Degree` → Bachelors, the way our own CVs print it; in any of our languages where none is named. */
export function listedDegree(text: string, language?: Language): Degree | undefined {
  if (!language) return listedDegree(text, 'id') ?? listedDegree(text, 'en');
  return degrees.find((degree) => plain(degreeLabel(degree, language)) === plain(text));
}

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'");

/** `S1 Manajemen` → Bachelors, Manajemen; `Bachelor of Science in Physics` → Bachelor of Science, Physics. No word is lost. */
export function splitDegree(text: string): { degree: string; field: string } {
  for (const [words, degree] of DEGREES) {
    if (words.test(text)) return { degree, field: text.replace(words, '').trim() };
  }
  const [first = '', rest = ''] = text.split(/\s+(.*)/s);
  // `Diploma in Nursing` is no Indonesian Diploma.
  const isOther = /^(?:[IVX]+|\d|Terapan|in|of)\b/i.test(rest);
  const degree = isOther ? undefined : listedDegree(first, 'id');
  if (degree) return { degree, field: rest };
  const [title = '', field = ''] = text.split(/\s+in\s+(.*)/s);
  return { degree: listedDegree(title.trim(), 'en') ?? title.trim(), field: field.trim() };
}
