import { plain } from '../text/normalise.ts';
import { CODES, COUNTRY_CODES } from './find-place.ts';
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

const isIndonesian = (part: string) => INDONESIAN.has(part.replace(/^(?:kota|kabupaten|kab|provinsi) /, ''));

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const CODE_AT_END = /^(.*\S)[\s,]+(\p{Lu}{2})$/u;

/** `Surabaya ID`, `Berlin, DE`: letters that are no state of another country, or stand behind a town of theirs. */
function countryOfCode(place: string): string | undefined {
  const [, town = '', code = ''] = CODE_AT_END.exec(place.trim()) ?? [];
  const isOwn = code === 'ID' ? isIndonesian(plain(town.split(',').at(-1)!)) : !CODES.has(code);
  return COUNTRY_CODES.has(code) && isOwn ? NAMES.of(code === 'UK' ? 'GB' : code) : undefined;
}

/** The country of a printed place: named in it, by its letters behind a town, or Indonesia where one of its regions is. */
export function countryOf(place: string): string | null {
  const byCode = countryOfCode(place);
  if (byCode) return byCode;
  const parts = place
    .split(/[,()]/)
    .map((part) => plain(part.replace(/\d+/g, '')))
    .filter((part) => part !== '');
  for (const part of parts.toReversed()) {
    const country = COUNTRY_NAMES.get(part);
    if (country) return country;
  }
  return parts.some(isIndonesian) ? 'Indonesia' : null;
}
