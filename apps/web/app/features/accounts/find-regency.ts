import { regencies, type Regency } from '@setapak/ats/places';
import { regencyOfPlace } from './everyday-places.ts';

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
  const named = ['kota', 'kabupaten'].flatMap((kind) => byName.get(kind + wanted) ?? []);
  const candidates = named.length > 0 ? named : [regencyOfPlace.get(wanted) ?? []].flat();
  return candidates.length === 1 ? { name: candidates[0] ?? '' } : { candidates };
}

/** So many letters say which everyday name is being typed. */
const LETTERS_OF_A_PLACE = 3;

/**
 * Those whose name or province has every typed word, or that have a place called so, best first: what an everyday name
 * means, a name that begins so, then the rest.
 */
export function searchRegencies(typed: string, limit = 50): Regency[] {
  const words = plain(typed).split(' ').filter(Boolean);
  const wanted = words.join('');
  const meant = new Set(
    wanted.length < LETTERS_OF_A_PLACE
      ? []
      : [...regencyOfPlace].flatMap(([place, regency]) => (place.startsWith(wanted) ? regency : [])),
  );
  const rank = ({ name }: Regency) => {
    if (regencyOfPlace.get(wanted) === name) return -1;
    const bare = plain(name).replace(/^(kota|kabupaten) /, '');
    return bare.startsWith(words.at(-1) ?? '') ? 0 : 1;
  };
  return regencies
    .filter(({ name, province }) => {
      const text = plain(`${name} ${province}`);
      return meant.has(name) || words.every((word) => text.includes(word)) || joined(name).includes(wanted);
    })
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, limit);
}
