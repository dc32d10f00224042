import type { Language } from './reference-lists.ts';

/** Full names, January first. */
export const MONTHS: Record<Language, readonly string[]> = {
  id: [
    'Januari',
    'Februari',
    'Maret',
    'April',
    'Mei',
    'Juni',
    'Juli',
    'Agustus',
    'September',
    'Oktober',
    'November',
    'Desember',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

/** Short forms as KBBI and English dictionaries give them: three letters, August is `Agu` and `Aug`. */
export const SHORT_MONTHS: Record<Language, readonly string[]> = {
  id: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
};

/** As people write them beside what dictionaries have. */
export const SPELLINGS: Readonly<Record<string, number>> = { peb: 2, pebruari: 2, mrt: 3, agt: 8, agus: 8, agust: 8, ags: 8, agst: 8, sept: 9, nop: 11, nopember: 11 }; // prettier-ignore

/** The month that a word names in Indonesian or English, in full, shortened or spelled otherwise: 1 for `Jan`, 8 for `Agst`; undefined for none. */
export function monthOf(word: string): number | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(SPELLINGS, lower)) return SPELLINGS[lower];
  const names = [...MONTHS.id, ...MONTHS.en];
  const found = names.findIndex(
    (name) => name.toLowerCase().startsWith(lower) || lower.startsWith(name.slice(0, 3).toLowerCase()),
  );
  return found < 0 ? undefined : (found % 12) + 1;
}
