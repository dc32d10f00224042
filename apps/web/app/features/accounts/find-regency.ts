import { regencies, type Regency } from '@setapak/ats/places';

export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\bkab(\.|\b)/, 'kabupaten ')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

/** `Batanghari` and `Batang Hari`: people write many names as one word or as two. */
const joined = (text: string) => plain(text).replaceAll(' ', '');

const byName = new Map(regencies.map(({ name }) => [joined(name), name]));

/**
 * The regency or city that somebody typed: its whole name, or its bare name where only one is called so.
 * @returns otherwise the names that it may have meant
 */
export function findRegency(typed: string): { name: string } | { candidates: string[] } {
  const wanted = joined(typed);
  const exact = byName.get(wanted);
  if (exact) return { name: exact };
  const candidates = ['kota', 'kabupaten'].flatMap((kind) => byName.get(kind + wanted) ?? []);
  return candidates.length === 1 ? { name: candidates[0] ?? '' } : { candidates };
}

/** Those whose name or province has every typed word, best first: a name that begins so, then the rest. */
export function searchRegencies(typed: string, limit = 50): Regency[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const rank = ({ name }: Regency) => {
    const bare = plain(name).replace(/^(kota|kabupaten) /, '');
    return bare.startsWith(words.at(-1) ?? '') ? 0 : 1;
  };
  return regencies
    .filter(({ name, province }) => {
      const text = plain(`${name} ${province}`);
      return words.every((word) => text.includes(word)) || joined(name).includes(words.join(''));
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
