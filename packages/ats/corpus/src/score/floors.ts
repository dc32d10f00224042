import type { Lang } from '../content/cv.ts';
import type { Field } from './score-cv.ts';

export type Language = Lang;

/**
 * Below this F1 (in %) a field counts as broken. Measured on 2026-11-22 with the reader of that day, less one point, or one and a half values
 * where a field stands in few CVs. They are raised with the reader: a change that improves a field lifts its floor to the new
 * figure less the same margin, and none is lowered to get a change through.
 */
export const floors: Record<Field, Record<Language, number>> = {
  name: { id: 97, en: 97.5 },
  emails: { id: 98, en: 97.5 },
  phones: { id: 98, en: 97.5 },
  linkedin: { id: 97, en: 95.5 },
  websites: { id: 91.5, en: 94 },
  location: { id: 94.5, en: 91 },
  dateOfBirth: { id: 90.5, en: 85 },
  summary: { id: 97.5, en: 96.5 },
  'work.jobTitle': { id: 98.5, en: 98.5 },
  'work.organization': { id: 95.5, en: 97.5 },
  'work.startDate': { id: 98, en: 99 },
  'work.endDate': { id: 99, en: 99 },
  'work.description': { id: 86.5, en: 86 },
  'education.organization': { id: 98, en: 94.5 },
  'education.accreditation': { id: 98.5, en: 97 },
  'education.grade': { id: 93.5, en: 85.5 },
  'education.startDate': { id: 98, en: 94.5 },
  'education.completionDate': { id: 98.5, en: 94.5 },
  skills: { id: 97.5, en: 94.5 },
  certifications: { id: 91, en: 94.5 },
  languages: { id: 99, en: 98.5 },
  totalYearsExperience: { id: 90, en: 87 },
};
