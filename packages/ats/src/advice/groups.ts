import type { Dimension, GroupId } from './checkup.ts';

/** The groups in the order of the screen, by the figure they belong to. */
export const GROUPS: readonly { id: GroupId; dimension: Dimension; label: string }[] = [
  { id: 'file', dimension: 'readable', label: 'File' },
  { id: 'contact', dimension: 'readable', label: 'Kontak' },
  { id: 'structure', dimension: 'readable', label: 'Susunan' },
  { id: 'dates', dimension: 'readable', label: 'Tanggal' },
  { id: 'achievements', dimension: 'convincing', label: 'Pencapaian' },
  { id: 'language', dimension: 'convincing', label: 'Bahasa' },
  { id: 'length', dimension: 'convincing', label: 'Panjang dan urutan' },
  { id: 'privacy', dimension: 'convincing', label: 'Kesan dan privasi' },
];

export function dimensionOf(id: GroupId): Dimension {
  return GROUPS.find((group) => group.id === id)?.dimension ?? 'convincing';
}
