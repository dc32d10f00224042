import type { SectionId } from '@setapak/resume';
import { steps } from './steps.ts';

/** The builder's step in which a section is edited; the summary belongs to the first, what has no step of its own to the last. */
export function stepOfSection(section: SectionId | 'profile'): number {
  if (section === 'profile' || section === 'objective') return 0;
  const own = steps.findIndex(({ id }) => id === section);
  return own < 0 ? steps.length - 1 : own;
}
