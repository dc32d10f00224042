import { site } from './site.ts';

/** A paragraph, a list, or a numbered list. Links inside are written `[words](address)`. */
export type LegalBlock = string | { list: readonly string[] } | { steps: readonly string[] };

export interface LegalSection {
  /** The anchor: `/term-and-condition#pembayaran`. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** For search engines and link previews. */
  description: string;
  /** Stands before the first section. */
  lead: string;
  /** Day of the calendar on which the words were changed last. */
  changed: string;
  /** What matters most, in a few plain sentences; the sections decide. */
  summary: readonly string[];
  sections: readonly LegalSection[];
}

/** Who stands behind the service. SAMPLE CONTENT: put your own company and address here, and let a lawyer read both pages. */
export const company = {
  name: 'PT Setapak Karier Nusantara',
  address: 'Jalan Contoh Raya No. 12, Kebayoran Baru, Jakarta Selatan 12110',
  hours: 'Senin sampai Jumat, pukul 10.00–18.00 WIB, di luar hari libur nasional',
} as const;

export const mailbox = `[${site.email}](mailto:${site.email})`;
