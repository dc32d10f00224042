import { plain } from '../text/normalise.ts';
import { PROVINCE_ALIASES, PROVINCES } from './indonesia.ts';
import { COUNTRIES } from './world.ts';

const INDONESIAN = new Set(
  [
    ...Object.keys(PROVINCES),
    ...Object.values(PROVINCES).flatMap((names) => names.split('|')),
    ...PROVINCE_ALIASES.split('|'),
  ].map(plain),
);
const COUNTRY_NAMES = new Map(COUNTRIES.split('|').map((name) => [plain(name), name]));

/** The country of a printed place: named in it, or Indonesia where one of its regions is. */
export function countryOf(place: string): string | null {
  const parts = place
    .split(/[,()]/)
    .map((part) => plain(part.replace(/\d+/g, '')))
    .filter((part) => part !== '');
  for (const part of parts.toReversed()) {
    const country = COUNTRY_NAMES.get(part);
    if (country) return country;
  }
  return parts.some((part) => INDONESIAN.has(part.replace(/^(?:kota|kabupaten|kab|provinsi) /, '')))
    ? 'Indonesia'
    : null;
}
