import type { Resume } from '@setapak/resume';

/**
 * What strangers see a CV called: the person's name. What its owner calls it on the dashboard (`Gojek, versi 3`) is for the
 * owner alone; an uploaded PDF has no other name.
 */
export function publicName(name: string, document: Resume | null): string {
  if (!document) return name;
  const { firstName, lastName } = document.profile;
  return `${firstName.trim()} ${lastName.trim()}`.trim() || 'CV';
}
