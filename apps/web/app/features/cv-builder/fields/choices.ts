import type { Language } from '@setapak/resume';

type Choices = readonly { value: string; label: string }[];

const plain = (...values: string[]): Choices => values.map((value) => ({ value, label: value }));

/** What stands on the CV stands there in the CV's language. */
export const skillLevels: Record<Language, Choices> = {
  id: plain('Pemula', 'Menengah', 'Mahir', 'Ahli'),
  en: plain('Beginner', 'Intermediate', 'Advanced', 'Expert'),
};

export const fluencies: Record<Language, Choices> = {
  id: plain('Bahasa ibu', 'Fasih', 'Profesional', 'Menengah', 'Dasar'),
  en: plain('Native', 'Fluent', 'Professional', 'Intermediate', 'Basic'),
};

export const networks = plain('GitHub', 'Behance', 'Dribbble', 'Medium', 'Instagram', 'YouTube', 'Kaggle');
