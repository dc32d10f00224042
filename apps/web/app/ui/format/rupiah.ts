/**
 * Rupiah as a reader in Indonesia writes them: `60000` → `Rp60.000`, `12500.5` → `Rp12.500,5`, `-5000` → `-Rp5.000`.
 * Written out rather than left to Intl, which puts a space of its own choosing after `Rp`, not the same in every browser.
 */
export function formatRupiah(amount: number): string {
  return `${amount < 0 ? '-' : ''}Rp${formatNumber(Math.abs(amount))}`;
}

/** A number with dots between thousands and a comma before at most two decimals: `200000` → `200.000`, `4.75` → `4,75`. */
export function formatNumber(value: number): string {
  const [whole = '0', decimals] = String(Math.round(Math.abs(value) * 100) / 100).split('.');
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, '.');
  return `${value < 0 ? '-' : ''}${grouped}${decimals ? `,${decimals}` : ''}`;
}

/** An average rating with one decimal: `4.75` → `4,8`, `5` → `5,0`. */
export function formatRating(value: number): string {
  return value.toFixed(1).replace('.', ',');
}
