import type { Resume, StarterRole } from '@setapak/resume';
import finance from './art/starter-finance.webp';
import hr from './art/starter-hr.webp';
import marketing from './art/starter-marketing.webp';
import product from './art/starter-product.webp';

export interface Starter {
  role: StarterRole;
  name: string;
  /** For whom it is. */
  about: string;
  /** The first page of the starter as it prints; none for the blank one. */
  picture: string | null;
}

/** The template picker's cards, in the product document's order. */
export const starters: readonly Starter[] = [
  { role: 'finance', name: 'Finance', about: 'Akuntansi, audit, perbankan', picture: finance },
  { role: 'hr', name: 'Human Resources', about: 'Rekrutmen, pelatihan, operasional SDM', picture: hr },
  { role: 'marketing', name: 'Marketing', about: 'Konten, merek, iklan digital', picture: marketing },
  { role: 'product', name: 'Product', about: 'Product manager, analis, riset pengguna', picture: product },
  { role: 'blank', name: 'Create Blank Resume', about: 'Mulai dari halaman kosong', picture: null },
];

/** Whether a starter would write over something: who the person is, is kept anyway. */
export function hasContent({
  objective,
  profile: _,
  metadata: __,
  version: ___,
  ...sections
}: Resume): boolean {
  return objective.body !== '' || Object.values(sections).some(({ items }) => items.length > 0);
}
