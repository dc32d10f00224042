const words = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '');

/** How much of their words two texts have in common: F1, 0 to 1. */
export function alike(a: string | null | undefined, b: string | null | undefined): number {
  const [left, right] = [words(a ?? ''), words(b ?? '')];
  if (left.length === 0 || right.length === 0) return 0;
  if (left.join('') === right.join('')) return 1;
  const rest = [...right];
  const common = left.filter((word) => {
    const at = rest.indexOf(word);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * common) / (left.length + right.length);
}

const MATCH = 0.9;
type Text = string | null | undefined;

export const same = (a: Text, b: Text): boolean => alike(a, b) >= MATCH;
/** Of a phone number, what is dialled inside the country. */
export const digits = (text: string): string => text.replaceAll(/\D/g, '').replace(/^(?:62|0)+/, '');
export const bareUrl = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
