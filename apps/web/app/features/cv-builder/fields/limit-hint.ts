import { formatNumber } from '~/ui/format/rupiah.ts';

/** What is said of a text that is as long as it can be: a browser cuts what is pasted beyond without a word. */
export function limitHint(value: string, limit: number): string | undefined {
  if (value.length < limit) return undefined;
  return `Sudah ${formatNumber(limit)} karakter, batas isian ini. Yang lebih dari itu tidak ikut masuk.`;
}
