import type { LetterLanguage } from './kinds.ts';
import type { Letter } from './schema.ts';
import { sheetOf, type LetterSheet } from './sheet.ts';

/** What goes out with an application. */
export type LetterFile = 'cv' | 'letter' | 'package';

const fileWords: Record<LetterFile, Record<LetterLanguage, string>> = {
  cv: { id: 'CV', en: 'CV' },
  letter: { id: 'Surat Lamaran', en: 'Cover Letter' },
  package: { id: 'Lamaran', en: 'Application' },
};

/** What a system refuses in a name, brackets of gaps among it. */
const nameable = (text: string) =>
  text
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/[\p{Cc}\\/:*?"<>|[\]_]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/(?<![. ])[. ]+$/, '')
    .trim()
    .slice(0, 60)
    .trim();

/** `CV_Rani Kusuma_Staf Keuangan.pdf`: a recruiter finds it again among two hundred. Gaps and what is empty are left out. */
export function fileNameOf(
  file: LetterFile,
  { sender, position, language }: Pick<Letter, 'sender' | 'position' | 'language'>,
  ending: string,
): string {
  const parts = [fileWords[file][language], nameable(sender.name), nameable(position)].filter(Boolean);
  return `${parts.join('_')}.${ending}`;
}

/** The whole letter as plain text, as it stands on paper. */
export function letterText(letter: Letter): string {
  const sheet = sheetOf(letter);
  const width = Math.max(0, ...sheet.facts.map(({ label }) => label.length));
  return [
    sheet.dateline,
    sheet.facts.map(({ label, value }) => `${label.padEnd(width)} : ${value}`).join('\n'),
    sheet.recipient.join('\n'),
    bodyText(sheet),
    signature(sheet),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const bodyText = ({ salutation, blocks }: LetterSheet) =>
  [
    salutation,
    ...blocks.map((block) => {
      if (block.kind === 'paragraph') return block.text;
      if (block.kind === 'list') return block.items.map((item, index) => `${index + 1}. ${item}`).join('\n');
      return block.rows.map(({ label, value }) => `${label}: ${value}`).join('\n');
    }),
  ]
    .filter(Boolean)
    .join('\n\n');

const signature = ({ closing, name, contacts }: LetterSheet) =>
  [closing, '', name, ...contacts].join('\n').trim();

export interface LetterMail {
  subject: string;
  body: string;
  /** Opens the person's own mail program; files have to be attached there by hand. */
  href: string;
}

/** The letter as a mail: without date and address block, which the mail itself has. */
export function mailOf(letter: Letter, to = ''): LetterMail {
  const sheet = sheetOf(letter);
  const subject = [letter.subject.trim(), letter.sender.name.trim()].filter(Boolean).join(' - ');
  const body = [bodyText(sheet), signature(sheet)].join('\n\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return { subject, body, href: `mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}` };
}

/** A short message: who writes and for what, the first paragraph about the person, and that the files follow. */
export function whatsAppOf(letter: Letter): string {
  const { language, sender, recipient, paragraphs } = letter;
  const [opening = '', about = ''] = paragraphs
    .filter(({ kind, text }) => kind === 'text' && text.trim() !== '')
    .map(({ text }) => text.trim());
  const name = sender.name.trim();
  const addressed = recipient.name.replace(/^Yth\.\s*/, '').trim();
  return language === 'id'
    ? [
        `Halo, ${/^(?:ibu|bapak|bu|pak)\b/i.test(addressed) ? addressed : 'Bapak/Ibu'}. Perkenalkan, saya ${name}.`,
        opening.replace(/^(?:Melalui|Dengan) surat ini,?\s*/, 'Melalui pesan ini, '),
        about,
        'CV dan surat lamaran saya kirim bersama pesan ini. Terima kasih.',
      ]
        .filter(Boolean)
        .join('\n\n')
    : [`Hello, my name is ${name}.`, opening, about, 'My CV and cover letter are attached. Thank you.']
        .filter(Boolean)
        .join('\n\n');
}
