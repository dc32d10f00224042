import type { Resume, StarterRole, TemplateName } from '@setapak/resume';

export interface Starter {
  role: StarterRole;
  name: string;
  /** For whom it is. */
  about: string;
}

/** The template picker's cards, in the product document's order. */
export const starters: readonly Starter[] = [
  { role: 'finance', name: 'Finance', about: 'Akuntansi, audit, perbankan' },
  { role: 'hr', name: 'Human Resources', about: 'Rekrutmen, pelatihan, operasional SDM' },
  { role: 'marketing', name: 'Marketing', about: 'Konten, merek, iklan digital' },
  { role: 'product', name: 'Product', about: 'Product manager, analis, riset pengguna' },
  { role: 'blank', name: 'Create Blank Resume', about: 'Mulai dari halaman kosong' },
];

/** A design to choose, a card and the cover. */
export const pictureSizes = ['look', 'card', 'cover'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** In pixels, for screens of double density. */
export const pictureWidths: Record<PictureSize, number> = { look: 160, card: 840, cover: 900 };

/** Where the first page of a starter stands as a picture, as it prints in a design. */
export function starterPicture(size: PictureSize, role: StarterRole, template: TemplateName): string {
  return `/app/cv/starter/${size}/${role}/${template}`;
}

/** Whether a starter would write over something: who the person is, is kept anyway. */
export function hasContent({
  objective,
  profile: _,
  metadata: __,
  version: ___,
  custom,
  ...sections
}: Resume): boolean {
  return (
    objective.body !== '' ||
    custom.length > 0 ||
    Object.values(sections).some(({ items }) => items.length > 0)
  );
}
