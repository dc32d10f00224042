/** More signs than any number here has; the patterns below would take minutes over a megabyte of white space. */
const LONGEST = 60;

/**
 * A number as people in Indonesia type it: `35.000`, `Rp35.000,00`, `Rp35.000,-`, `12,5 %` and plain `35000` or `12.5`.
 * @returns NaN for what is no number
 */
export function readNumber(text: string): number {
  const typed = text.trim();
  if (typed.length > LONGEST) return Number.NaN;
  const bare = typed
    .replace(/^rp\.?\s*/i, '')
    .replace(/\s*%$|,-+$/, '')
    .trim();
  // Dots stand between thousands, and so do commas where nothing but zeros follows.
  const whole = /^-?[1-9]\d{0,2}(\.\d{3})+(,\d+)?$/.test(bare)
    ? bare.replaceAll('.', '')
    : bare.replace(/^(-?[1-9]\d{0,2}),000$/, '$1000');
  return /^-?\d+([.,]\d+)?$/.test(whole) ? Number(whole.replace(',', '.')) : Number.NaN;
}
