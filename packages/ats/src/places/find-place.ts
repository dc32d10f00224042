import { plain } from '../text/normalise.ts';
import { PROVINCE_ALIASES, PROVINCES } from './indonesia.ts';
import { CITIES, COUNTRIES, REGION_CODES, REGIONS } from './world.ts';
import { remembered } from '../text/remembered.ts';

type PlaceKind = 'city' | 'region' | 'country';

const PLACES = new Map<string, PlaceKind>();
const list = (names: string) => names.split('|').map(plain);
for (const name of list(CITIES)) PLACES.set(name, 'city');
for (const name of [...Object.keys(PROVINCES).map(plain), ...list(PROVINCE_ALIASES), ...list(REGIONS)])
  PLACES.set(name, 'region');
for (const cities of Object.values(PROVINCES)) for (const name of list(cities)) PLACES.set(name, 'city');
for (const name of list(COUNTRIES)) PLACES.set(name, 'country');
const FIRST_WORDS = new Set([...PLACES.keys()].map((name) => name.split(' ')[0]!));
export const CODES: ReadonlySet<string> = new Set(REGION_CODES.split('|'));
/** Letters of countries behind a town; not those that Indonesian CVs use for something else, as `PT`, `IT`, `SE`. */
export const COUNTRY_CODES: ReadonlySet<string> = new Set(
  (
    'ID US GB UK CA AU SG IE MY DE NL FR JP IN NZ BR CH DK FI PL ES RO HU CZ GR TR AE QA HK TH VN PH KR CN TW ' +
    'ZA NG KE EG MX CL UA IL PK BD LK SA'
  ).split(' '),
);
const ADMIN =
  /^(?:kota|kabupaten|kab\.?|kec\.?|kecamatan|kel\.?|kelurahan|provinsi|prov\.?|city of|greater|desa)\s+/i;
/** `Jakarta Metropolitan Area`, `Bandung Raya`, as networks call where somebody lives. */
const AREA = /\s+(?:(?:(?:metropolitan|metro|bay)\s+)?(?:area|region)|raya|dan sekitarnya)$/i;
/** `Bekasi Timur`, `Surabaya Selatan`: a part of a town. */
const PART = /\s+(?:timur|barat|utara|selatan|tengah|pusat|kota)$/i;
const MAX_WORDS = 5;
const MAX_LETTERS = 80;

/** What kind of place a name is, alone and whole; administrative words before it are ignored. */
export function placeKind(name: string): PlaceKind | undefined {
  const bare = name.trim().replace(/[.,]+$/, '');
  const inner = withoutArea(bare.replace(ADMIN, ''));
  const known = PLACES.get(plain(bare)) ?? (inner !== bare && PLACES.get(plain(inner)));
  if (known) return known;
  if (PART.test(inner) && PLACES.get(plain(inner.replace(PART, ''))) === 'city') return 'city';
  if (CODES.has(bare)) return 'region';
  return COUNTRY_CODES.has(bare) ? 'country' : undefined;
}

/** A cheap look first: the pattern is tried at every space. */
function withoutArea(name: string): string {
  return /[an]$/i.test(name.slice(-1)) ? name.replace(AREA, '') : name;
}

/** A text that is nothing but places: `Bandung`, `Austin, TX`, `Kota Bekasi, Jawa Barat, Indonesia`, `Remote`. */
export const isPlace: (text: string) => boolean = remembered(computeIsPlace);

/** `City, Country` in a template that nobody has filled in. */
const BLANK =
  /^(?:city|town|kota|kabupaten)(?: name)?(?:,? (?:state|province|region|country|provinsi|negara)(?: name)?){0,2}$/iu;

function computeIsPlace(text: string): boolean {
  if (BLANK.test(text)) return true;
  const places: string[] = [];
  // `Liège, Belgium (BE)`: letters that say the country once more.
  const bare = text.endsWith(')') ? text.replace(/(?<=\p{L})\s*\(\p{Lu}{2}\)$/u, '') : text;
  for (const part of bare.replace(/\(([^)]*)\)/g, ', $1').split(/\s*[,/·|]\s*|\s+[-–—]\s+/)) {
    const name = part.replace(/\b\d{4,6}\b/, '').trim();
    if (name === '') continue;
    if (places.length > 0 && isLargerRun(name)) {
      places.push(name);
      continue;
    }
    if (name.length >= MAX_LETTERS || (placeKind(name) === undefined && !isRun(name))) return false;
    places.push(name);
  }
  return places.length > 0 && places.length <= MAX_WORDS && !isBareCode(places);
}

/** `Sleman DI Yogyakarta`, `Austin TX`, `Rangkasbitung Lebak Banten`: a city and what it lies in, with nothing between. */
function isRun(text: string): boolean {
  const words = text.split(' ');
  if (words.length > MAX_WORDS + 1 || !mayOpenPlace(text)) return false;
  for (let at = words.length - 1; at >= 1; at -= 1) {
    const [city, rest] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (!/^\p{Lu}/u.test(rest) || placeKind(city) !== 'city') continue;
    const kind = placeKind(rest);
    if ((kind && kind !== 'city') || isLargerRun(rest) || isRun(rest)) return true;
  }
  return false;
}

/** A cheap look first: most texts begin with a word that no place begins with. */
function mayOpenPlace(text: string): boolean {
  return FIRST_WORDS.has(plain(text).split(' ', 1)[0]!) || ADMIN.test(text);
}

function isLargerRun(text: string): boolean {
  const words = text.split(' ');
  return words.some(
    (_, at) =>
      at > 0 &&
      placeKind(words.slice(0, at).join(' ')) === 'region' &&
      /^(?:country|region)$/.test(placeKind(words.slice(at).join(' ')) ?? ''),
  );
}

const TOWN_IN_REGION =
  /^\p{Lu}[\p{L}.’'-]+(?: \p{Lu}[\p{L}.’'-]+){0,2}(?:, ([A-Z]{2,3})(?: \d{5}(?:-\d{4})?| [A-Z]\d[A-Z] ?\d[A-Z]\d| \d{4})?| ([A-Z]{2}) \d{5})$/u;

/** `Dayton, OH (Remote)` */
const MODE_OF_WORK = /\s+\((?:remote|hybrid|on-?site|wfh)\)$/iu;

/** `Dayton, OH`, `Kettering OH 45402`: a town that no list knows before the letters of a state; `Firma, NY` looks the same. */
export function isTownInRegion(text: string): boolean {
  const match = TOWN_IN_REGION.exec(withoutCountry(text.trim().replace(MODE_OF_WORK, '')));
  return match !== null && CODES.has(match[1] ?? match[2]!);
}

/** `Kamloops, BC Canada` */
function withoutCountry(text: string): string {
  const country = /(?<=, [A-Z]{2,3}),? (\p{Lu}[\p{L} ]+)$/u.exec(text);
  return country && PLACES.get(plain(country[1]!)) === 'country' ? text.slice(0, country.index) : text;
}

const TOWN_IN_COUNTRY =
  /^\p{Lu}[\p{L}.’'-]+(?:(?: (?:de|del|de la|da|do|of|am|upon|al|di|della|sul|in))? \p{Lu}[\p{L}.’'-]+){0,2}(?: \(\p{Lu}{2}\))?, ([^,]+)$/u;

/** `Trondheim, Norway`, `Borgo al Lago (BG), Italy`: a town that no list knows before its country; `Firma, Norway` looks the same. */
export function isTownInCountry(text: string): boolean {
  const match = TOWN_IN_COUNTRY.exec(text.trim());
  return (
    match !== null &&
    PLACES.get(plain(match[1]!)) === 'country' &&
    !OFFICE.test(text) &&
    !ACRONYM_IN_COUNTRY.test(text)
  );
}

/** `KAERI, South Korea`: an institute by its first letters. */
const ACRONYM_IN_COUNTRY = /^\p{Lu}{3,6}, \p{Lu}\p{Ll}/u;

/** `Oxford University, UK` is nothing but a town in its country. */
const OFFICE =
  /\b(?:universit\p{L}*|institut\p{L}*|cent(?:er|re)|college|school|hospital|compan\p{L}*|group|bank|laborator\p{L}*|agency|ministry)\b/iu;

const STREET_ADDRESS = /^\d{1,5} \p{Lu}.*, ([A-Z]{2}) \d{5}(?:-\d{4})?$/u;

/** `31 Hopkins Plaza, Baltimore, MD 21201` */
export function isStreetAddress(text: string): boolean {
  const match = STREET_ADDRESS.exec(text.trim());
  return match !== null && CODES.has(match[1]!);
}

/** `ID` or `CA` on its own is no place; after a city it is one. */
function isBareCode(parts: readonly string[]): boolean {
  return parts.length === 1 && (CODES.has(parts[0]!) || COUNTRY_CODES.has(parts[0]!));
}

/** Whether a city, region or country is named anywhere in a text. */
export function mentionsPlace(text: string): boolean {
  const words = plain(text).split(' ');
  return words.some((first, from) => {
    if (!FIRST_WORDS.has(first)) return false;
    let name = first;
    for (let next = from + 1; next < from + 4 && next < words.length && !PLACES.has(name); next += 1)
      name += ` ${words[next]}`;
    return PLACES.has(name);
  });
}
