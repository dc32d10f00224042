import type { GroupId } from './checkup.ts';

/** The groups in the order of the screen. */
export const GROUPS: readonly { id: GroupId; label: string }[] = [
  { id: 'file', label: 'File terbaca' },
  { id: 'contact', label: 'Kontak' },
  { id: 'structure', label: 'Susunan' },
  { id: 'dates', label: 'Tanggal dan jeda' },
  { id: 'content', label: 'Kekuatan isi' },
  { id: 'length', label: 'Panjang' },
  { id: 'hygiene', label: 'Kerapian dan privasi' },
];
