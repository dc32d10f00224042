import type { MissingKeyword } from '@setapak/ats';
import { builderUrl, stepOfSection } from '~/features/cv-builder/public.ts';
import { shorten } from '~/ui/format/shorten.ts';

export const placeNames: Record<MissingKeyword['section'], string> = {
  skills: 'Keahlian',
  work: 'Pengalaman',
  certifications: 'Sertifikasi',
  languages: 'Bahasa',
  summary: 'Ringkasan',
};

/** Where in the builder a missing keyword belongs: its section, and the entry that comes nearest. */
export function keywordHref(
  cvId: string,
  { section, path }: Pick<MissingKeyword, 'section' | 'path'>,
): string {
  const name = section === 'summary' ? 'objective' : section;
  const address = builderUrl(cvId, stepOfSection(name));
  const entry = /^workExperience\.(\d+)\./.exec(path ?? '')?.[1];
  // The section opens even where no entry is near.
  return `${address}&open=${name}:${entry ?? ''}`;
}

const LONGEST_QUOTE = 90;

export const quoted = (text: string) => shorten(text, LONGEST_QUOTE);
