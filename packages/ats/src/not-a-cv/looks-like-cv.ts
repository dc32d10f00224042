import type { Section } from '../classify/find-sections.ts';
import type { SectionType } from '../classify/section-type.ts';

const TELLING = new Set<SectionType>([
  'work',
  'education',
  'skills',
  'summary',
  'certifications',
  'organisation',
  'projects',
  'languages',
]);
/** Words of papers that people upload by mistake, Indonesian and English. */
const OTHER_PAPERS =
  /\b(?:invoice|faktur|tagihan|kwitansi|kuitansi|jatuh tempo|subtotal|sub total|grand total|ppn \d|no\. rekening|nomor rekening|unit price|harga satuan|qty|jumlah barang|purchase order|surat jalan|bill to|ditagihkan|due date|total bayar|terbilang|syarat pembayaran|pembayaran|abstract|daftar pustaka|bibliography|bab i\b|kata pengantar|pasal \d|pihak pertama|pihak kedua|dear (?:sir|hiring)|dengan hormat)\b/gi;

/** How much a document looks like a CV: its sections and a way to reach someone speak for it, words of other papers against it. */
export function cvLikeness(
  sections: readonly Section[],
  text: string,
  facts: { emails: number; phones: number; entries: number },
): number {
  const types = new Set(
    sections.filter((section) => section.heading && TELLING.has(section.type)).map((section) => section.type),
  );
  const against = new Set((text.match(OTHER_PAPERS) ?? []).map((word) => word.toLowerCase())).size;
  return (
    2 * types.size +
    (facts.emails > 0 ? 1.5 : 0) +
    (facts.phones > 0 ? 1 : 0) +
    Math.min(3, facts.entries) -
    1.8 * against
  );
}

/** From here on a document is read as a CV. */
export const CV_LIKENESS = 2;
