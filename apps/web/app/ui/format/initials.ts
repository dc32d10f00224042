import { calledName } from '@setapak/resume/called-name';
import { shorten } from './shorten.ts';

/** At most two letters that stand for a person: `Siti Nur Aisyah` → `SA`, `budi` → `B`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? '')[0] ?? '',
  );
  return letters.join('').toUpperCase() || '?';
}

/** The name that a friend would use, shortened when it is very long. */
export function firstName(name: string): string {
  return shorten(calledName(name), 14);
}
