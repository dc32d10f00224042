import { formatDay } from '@setapak/resume';
import type { Letter } from './schema.ts';

export type SheetBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'rows'; rows: { label: string; value: string }[] }
  | { kind: 'list'; items: string[] };

/** A letter as it stands on paper, in words that are ready to be set. */
export interface LetterSheet {
  language: Letter['language'];
  /** A plain head without colours: what ministries expect. */
  isPlain: boolean;
  name: string;
  /** Address, phone and mail of the sender. */
  contacts: string[];
  /** `Bandung, 22 November 2026`. */
  dateline: string;
  /** Hal and Lampiran; none in English. */
  facts: { label: string; value: string }[];
  recipient: string[];
  salutation: string;
  blocks: SheetBlock[];
  closing: string;
}

const NUMBERS = ['nol', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan', 'sepuluh', 'sebelas', 'dua belas', 'tiga belas', 'empat belas', 'lima belas', 'enam belas', 'tujuh belas', 'delapan belas', 'sembilan belas', 'dua puluh']; // prettier-ignore

/** How a letter is laid out. Empty parts are left out. */
export function sheetOf(letter: Letter): LetterSheet {
  const { language, sender, recipient, data } = letter;
  const attachments = letter.attachments.map(({ name }) => name.trim()).filter(Boolean);
  const isIndonesian = language === 'id';
  const count = attachments.length;
  return {
    language,
    isPlain: letter.kind === 'government' && isIndonesian,
    name: sender.name.trim(),
    contacts: [sender.address, sender.phone, sender.email].map((part) => part.trim()).filter(Boolean),
    dateline: [isIndonesian ? letter.place.trim() : '', formatDay(letter.date, language)]
      .filter(Boolean)
      .join(', '),
    facts: isIndonesian
      ? [
          { label: 'Hal', value: letter.subject.trim() },
          { label: 'Lampiran', value: count > 0 ? `${count} (${NUMBERS[count] ?? count}) berkas` : '' },
        ].filter(({ value }) => value !== '')
      : [],
    recipient: [recipient.name, recipient.company, recipient.place]
      .map((part) => part.trim())
      .filter(Boolean),
    salutation: letter.salutation.trim(),
    blocks: letter.paragraphs.flatMap(({ kind, text }): SheetBlock[] => {
      const paragraphs = text
        .split(/\n+/)
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part): SheetBlock => ({ kind: 'paragraph', text: part }));
      if (kind === 'data') {
        const rows = data.filter(({ label, value }) => label.trim() !== '' && value.trim() !== '');
        return [
          ...paragraphs,
          ...(rows.length > 0
            ? [{ kind: 'rows' as const, rows: rows.map(({ label, value }) => ({ label, value })) }]
            : []),
        ];
      }
      if (kind === 'attachments' && count > 0) return [...paragraphs, { kind: 'list', items: attachments }];
      return kind === 'attachments' ? [] : paragraphs;
    }),
    closing: letter.closing.trim(),
  };
}
