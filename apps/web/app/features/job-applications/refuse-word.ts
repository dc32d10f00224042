import type { WordField } from './document.ts';

/** Why what was typed into a field cannot be kept as it stands; null where it can. The server asks for the same (`document-schema.ts`). */
export function refuseWord(field: WordField, text: string): string | null {
  if (field === 'title') return text.trim() === '' ? 'Isi posisi yang kamu incar.' : null;
  if (text === '') return null;
  if (field === 'link')
    return isWebAddress(text.trim()) ? null : 'Tautan dimulai dengan https:// atau http://';
  if (field === 'deadline')
    return /^20\d\d-\d\d-\d\d$/.test(text) ? null : 'Isi tanggal yang benar, misalnya 30/11/2026.';
  return null;
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
