import { formatNumber } from '~/ui/format/rupiah.ts';

/** A ratio of contrast as it is shown: never rounded up to one that it isn't. */
export function ratioText(ratio: number): string {
  return `${formatNumber(Math.floor(ratio * 10) / 10)} : 1`;
}
