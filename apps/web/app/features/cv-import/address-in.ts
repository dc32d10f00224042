import { regencies } from '@setapak/ats/places';
import type { Resume } from '@setapak/resume';

const STREET =
  /\d|^(?:jl|jln|jalan|gg|gang|komp|komplek|kompleks|perum|perumahan|blok|kp|kampung|dusun|desa)\b/i;

const BELOW_TOWN = /^(?:kel|kec|kelurahan|kecamatan|rt|rw)\b/i;
const isBelowTown = (part: string) => STREET.test(part) || BELOW_TOWN.test(part);
const TOWNS = new Set(['Jakarta', ...regencies.map(({ name }) => name.replace(/^(?:Kota|Kabupaten) /, ''))]);

type Address = Partial<Resume['profile']['address']>;

/**
 * `Jalan Melati 5, Bandung, Jawa Barat, Indonesia`: the last part is the country where it is one, before it region and city.
 * @param country in English, where it is known from the rest of the CV
 */
export function addressIn(printed: string, country = ''): Address {
  // `Surabaya ID`
  const [, town, code = ''] = /^(.*[^\s,])[\s,]+(\p{Lu}{2})$/u.exec(printed) ?? [];
  if (town && country && countryNames('en').of(code) === country) return addressIn(`${town}, ${country}`);
  const parts = printed
    // `Bologna (Italy)`
    .replace(/\s*\(([^()]+)\)$/, ', $1')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const [before = '', last = ''] = parts.slice(-2);
  const isKnown = last.toLowerCase() === country.toLowerCase();
  const isTownToo = CITY_STATE.test(last) && isBelowTown(before);
  const own = parts.length > 1 && (isKnown || (isCountry(last) && !isTownToo)) ? parts.pop() : '';
  const pincode = takeCode(parts);
  if (parts.length === 1) return { city: parts[0], pincode, country: own };
  // `Jl. Melati 5, Bandung` names no region.
  if (parts.length === 2 && STREET.test(parts[0] ?? ''))
    return { line1: parts[0], city: parts[1], pincode, country: own };
  const [region = '', city = ''] = [parts.at(-1), parts.at(-2)];
  // `Jl. Melati 5, Kel. Jebres, Surakarta`, `12 Orchard Road, #05-01, Singapore`: a town ends it.
  if (parts.length > 2 && (isBelowTown(city) || (TOWNS.has(region) && !TOWNS.has(city))))
    return { line1: parts.slice(0, -1).join(', '), city: region, pincode, country: own };
  return { line1: parts.slice(0, -2).join(', '), city, region, pincode, country: own };
}

const CITY_STATE = /^(?:singap(?:ore|ura)|hong ?kong|ma[ck]au|monaco|luxembo?urg)$/i;
/** A state of another one is called so, too. */
const AMBIGUOUS = 'georgia';
const LANGUAGES = ['id', 'en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'ms'];
const countryNames = (language: string) =>
  new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
const A_TO_Z = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** What countries are called in the languages that CVs here come in, in small letters. */
let countries: Set<string> | undefined;

function isCountry(text: string): boolean {
  countries ??= new Set(
    LANGUAGES.map(countryNames).flatMap((names) =>
      A_TO_Z.flatMap((first) => A_TO_Z.map((second) => names.of(first + second)?.toLowerCase() ?? '')),
    ),
  );
  const name = text.toLowerCase().replace(/^(?:the|republik|republic of) /, '');
  return name !== AMBIGUOUS && (countries.has(name) || name === 'usa' || name === 'uk');
}

/** `BS6 7JT`, `K1A 0B1` */
const LETTERED_CODE = /^(?:\p{Lu}{1,2}\d[\p{Lu}\d]? ?\d\p{Lu}{2}|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u;

/** `… | Jawa Barat 40115`, `…, 24103 Kiel`: the code behind or before the last part, or a part of its own, is taken from them. */
function takeCode(parts: string[]): string {
  const alone = parts.findIndex((part, at) => at > 0 && (/^\d{4,6}$/.test(part) || LETTERED_CODE.test(part)));
  if (alone > 0) return parts.splice(alone, 1)[0]!;
  const [, before = '', town = ''] = /^(\d{4,6}) (\p{Lu}[\p{L} .’-]+)$/u.exec(parts.at(-1) ?? '') ?? [];
  if (town !== '') {
    parts[parts.length - 1] = town;
    return before;
  }
  const [, name = '', code = ''] = /^(.*?)\s*((?<!\d)\d{5}(?:-\d{4})?)$/u.exec(parts.at(-1) ?? '') ?? [];
  if (code === '' || (name === '' && parts.length === 1) || STREET.test(name)) return '';
  parts.pop();
  if (name !== '') parts.push(name);
  return code;
}
