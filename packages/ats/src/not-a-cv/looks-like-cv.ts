import type { Section } from '../classify/find-sections.ts';
import type { SectionType } from '../classify/section-type.ts';

/** Sections of a CV and little else, and those that manuals and papers have as well ("Ringkasan", "Proyek", "Bahasa"). */
const TELLING = new Set<SectionType>(['work', 'education', 'skills', 'certifications', 'organisation']);
const COMMON = new Set<SectionType>(['summary', 'projects', 'languages']);
/** Words of papers that people upload by mistake, Indonesian and English. */
const OTHER_PAPERS =
  /\b(?:invoice|faktur|tagihan|kwitansi|kuitansi|jatuh tempo|subtotal|sub total|grand total|ppn \d|no\. rekening|nomor rekening|unit price|harga satuan|qty|jumlah barang|purchase order|surat jalan|bill to|ditagihkan|due date|total bayar|terbilang|syarat pembayaran|pembayaran|saldo (?:awal|akhir)|mutasi rekening|(?:opening|closing) balance|abstract|abstrak|daftar (?:isi|pustaka)|table of contents|bibliography|bab i\b|kata pengantar|pasal \d|pihak pertama|pihak kedua|hereinafter|the parties|dear (?:sir|madam|hiring)|dengan hormat|hormat kami|yours (?:sincerely|faithfully)|transkrip (?:nilai|akademik)|academic transcript|jumlah sks|total credits)\b/gi;
/** `2.3 Menyimpan data`, `Bab 4`, `Pasal 7`, `Figure 2:`, `Tabel 3.1`: how papers, laws and manuals are counted off. */
const COUNTED_HEADING =
  /^(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|(?:bab|pasal|chapter|section|article|appendix|lampiran)\s+(?:\d+|[ivx]+)\b|(?:figure|gambar|table|tabel)\s+\d+)[\s.:]/i;
/** `Pendahuluan ........ 4`: a line of a table of contents. */
const LEADER = /(?:\.\s?){5,}\s*[\divx]+$/i;
/** A person's own page: firms and offices that send papers have others. */
const OWN_PAGE = /\blinkedin\.com\/in\//i;
const MANY_PAGES = 6;

/** What is known of a document before its fields are read. */
export interface DocumentFacts {
  emails: number;
  phones: number;
  /** Jobs and schools. */
  entries: number;
  pages: number;
}

/**
 * How much a document looks like a CV: its sections, its entries and a way to reach somebody speak for it; words of other papers, counted
 * headings, a table of contents and many pages with few entries speak against it.
 */
export function cvLikeness(sections: readonly Section[], text: string, facts: DocumentFacts): number {
  const types = new Set(sections.filter((section) => section.heading).map((section) => section.type));
  const telling = [...types].filter((type) => TELLING.has(type)).length;
  const common = [...types].filter((type) => COMMON.has(type)).length;
  // An accountant's jobs are full of bills: there such words say little.
  const inside = sections.filter((section) => TELLING.has(section.type)).flatMap((section) => section.lines);
  const own = wordsAgainst(inside.map((line) => line.text).join('\n'));
  const against = [...wordsAgainst(text)].reduce((sum, word) => sum + (own.has(word) ? 0.4 : 1.8), 0);
  const empty = telling === 0 && facts.entries === 0;
  const lines = text.split('\n').map((line) => line.trim());
  const counted = lines.filter((line) => COUNTED_HEADING.test(line)).length;
  const leaders = lines.filter((line) => LEADER.test(line)).length;
  const thin = facts.pages > MANY_PAGES && facts.entries < facts.pages / 4;
  return (
    2 * telling +
    common +
    (facts.emails > 0 ? 1.5 : 0) +
    (facts.phones > 0 ? 1 : 0) +
    (OWN_PAGE.test(text) ? 2.5 : 0) +
    Math.min(3, facts.entries) -
    against -
    (empty ? 2 : 0) -
    (counted >= 4 ? 3 : 0) -
    (leaders >= 3 ? 4 : 0) -
    (thin ? 2 : 0)
  );
}

function wordsAgainst(text: string): Set<string> {
  return new Set((text.match(OTHER_PAPERS) ?? []).map((word) => word.toLowerCase()));
}

/** From here on a document is read as a CV. */
export const CV_LIKENESS = 3;
