import type { Resume, StarterRole, TemplateName } from '@setapak/resume';
import castform from './art/look-castform.webp';
import celebi from './art/look-celebi.webp';
import gengar from './art/look-gengar.webp';
import glalie from './art/look-glalie.webp';
import onyx from './art/look-onyx.webp';
import pikachu from './art/look-pikachu.webp';
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

export interface Look {
  template: TemplateName;
  name: string;
  picture: string;
}

/** The designs that any role's starter can be set in. */
export const looks: readonly Look[] = [
  { template: 'onyx', name: 'Onyx', picture: onyx },
  { template: 'pikachu', name: 'Pikachu', picture: pikachu },
  { template: 'gengar', name: 'Gengar', picture: gengar },
  { template: 'castform', name: 'Castform', picture: castform },
  { template: 'glalie', name: 'Glalie', picture: glalie },
  { template: 'celebi', name: 'Celebi', picture: celebi },
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
