import { formatRupiah } from '~/ui/format/rupiah.ts';

/** What of a new price may be a slip: nothing to pay, or far from what it was. */
export function priceWarnings({ before, after }: { before: number | null; after: number }): string[] {
  if (after === before) return [];
  if (after === 0) return ['Harganya Rp0: siapa pun mendapatkannya gratis.'];
  if (!before) return [];
  const move = `dari ${formatRupiah(before)} ke ${formatRupiah(after)}`;
  if (after * 2 <= before) return [`Harganya turun jauh, ${move}.`];
  return after >= before * 3 ? [`Harganya naik jauh, ${move}.`] : [];
}
