import type { Lang, Person } from './cv.ts';
import * as ID from './names-id.ts';
import * as WORLD from './names-world.ts';
import type { Words } from './words.ts';
import { indonesia, streetsId, streetsWorld, world, type Place } from './places.ts';

const countryNames: Record<Place['country'], string> = {
  ID: 'Indonesia',
  GB: 'United Kingdom',
  US: 'USA',
  AU: 'Australia',
  SG: 'Singapore',
  IE: 'Ireland',
  DE: 'Germany',
  NL: 'Netherlands',
  MY: 'Malaysia',
  CA: 'Canada',
};

/** An invented person: name, contact and birth data. About a third of the English CVs belong to Indonesians. */
export function makePerson(
  random: Words,
  lang: Lang,
  birthYear: number,
): Omit<Person, 'headline'> & { place: Place } {
  const indonesian = lang === 'id' || random.chance(0.35);
  const name = indonesian ? indonesianName(random) : worldName(random);
  const place = random.pick(indonesian && random.chance(0.93) ? indonesia : world);
  const phone = phoneNumber(random, indonesian && place.country !== 'ID' ? 'ID' : place.country);
  const plain = name
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter(Boolean);
  const [first = 'nama', last = plain.at(-1) ?? ''] = [plain[0], plain.length > 1 ? plain.at(-1) : ''];
  const user = random
    .pick([
      `${first}.${last}`,
      `${first}${last}`,
      `${first}_${last}`,
      `${first}${birthYear % 100}`,
      `${first[0]}${last}${random.int(2, 99)}`,
      `${last}.${first}`,
      `hai.${first}`,
      `${first}-${last}`,
    ])
    .replaceAll(/^[.\-_]+|[.\-_]+$/g, '');
  const host = random.pick([
    'example.com',
    'example.org',
    'example.net',
    'mail.example.com',
    'surel.example.net',
    'alumni.example.org',
    'kotak-pos.example.com',
    'post.example.org',
  ]);
  const handle = random
    .pick([
      `${first}-${last}`,
      `${first}${last}`,
      `${first}${last}${random.int(10, 999)}`,
      `${first}-${last}-${random.digits(6)}`,
    ])
    .replaceAll(/^-+|-+$/g, '')
    .replaceAll('--', '-');
  const website = random.pick([
    `github.com/${first}${random.int(2, 99)}`,
    `${first}${last}.example.com`,
    `behance.net/${first}${last}`,
    `www.${first}-${last || 'karya'}.example.net`,
    `https://${first}${last}.example.org/portfolio`,
    `medium.com/@${first}${last}`,
  ]);
  return {
    name,
    degrees: random.chance(0.22) ? random.pick(indonesian ? ID.degreesAfter : WORLD.postNominals) : null,
    email: `${user}@${host}`,
    secondEmail: random.chance(0.06)
      ? `${first}${random.int(100, 999)}@${random.pick(['kampus.example.net', 'work.example.com'])}`
      : null,
    phone,
    secondPhone: random.chance(0.1) ? phoneNumber(random, place.country) : null,
    linkedin:
      random.pick([
        'linkedin.com/in/',
        'www.linkedin.com/in/',
        'https://www.linkedin.com/in/',
        'https://linkedin.com/in/',
      ]) + handle,
    website,
    street:
      place.country === 'ID'
        ? `${random.pick(streetsId)} ${random.pick(['No. ', 'No.', 'Nomor '])}${random.int(1, 240)}`
        : `${random.int(2, 310)} ${random.pick(streetsWorld)}`,
    postcode:
      place.country === 'GB'
        ? `${random.pick(['LS', 'CF', 'NR', 'S', 'BS', 'M'])}${random.int(1, 19)} ${random.int(1, 9)}${random.pick(['AB', 'QT', 'RD', 'XW'])}`
        : random.digits(place.country === 'AU' ? 4 : 5),
    city: place.city,
    region: place.region,
    country: countryNames[place.country],
    birthPlace: random.pick(indonesian ? indonesia : world).city,
    birth: { year: birthYear, month: random.int(1, 12), day: random.int(1, 28) },
    woman: random.chance(0.5),
    religion: random.pick(['Islam', 'Kristen', 'Katolik', 'Hindu', 'Buddha']),
    married: random.chance(0.4),
    place,
  };
}

function indonesianName(random: Words): string {
  const kind = random.int(1, 100);
  if (kind <= 8) return random.word(ID.single);
  if (kind <= 30) return threeOrTwo(random, ID.javanese.first, ID.javanese.last);
  if (kind <= 42) return threeOrTwo(random, ID.sundanese.first, ID.sundanese.last);
  if (kind <= 56) return threeOrTwo(random, ID.batak.first, ID.batak.last);
  if (kind <= 66) return `${random.pick(ID.balinese.prefix)} ${random.word(ID.balinese.last)}`;
  if (kind <= 74) return threeOrTwo(random, ID.minang.first, ID.minang.last);
  if (kind <= 83) return threeOrTwo(random, ID.chinese.first, ID.chinese.last);
  if (kind <= 90) return threeOrTwo(random, ID.eastern.first, ID.eastern.last);
  return threeOrTwo(random, ID.malay.first, ID.malay.last);
}

function threeOrTwo(random: Words, first: string[], last: string[]): string {
  const names = random.chance(0.35) ? random.sample(random.share(first), 2) : [random.word(first)];
  const initial = random.chance(0.06) ? [`${random.pick('ABDHMRS'.split(''))}.`] : [];
  return [...names, ...initial, random.word(last)].join(' ');
}

export function worldName(random: Words): string {
  const family = random.word(WORLD.family);
  const shape = random.int(1, 100);
  if (shape <= 8) return `${random.word(WORLD.given)} ${random.word(WORLD.given)} ${family}`;
  if (shape <= 14) return `${random.word(WORLD.given)} ${random.pick('ABCEJLMRT'.split(''))}. ${family}`;
  if (shape <= 19) return `${random.word(WORLD.given)} ${family}-${random.word(WORLD.family)}`;
  if (shape <= 24)
    return `${random.word(WORLD.given)} ${random.pick(['de', 'van der', 'von', 'de la', 'bin'])} ${family}`;
  if (shape <= 28)
    return `${random.pick(['José', 'Zoë', 'François', 'Renée', 'Jürgen', 'Søren', 'Anaïs'])} ${family}`;
  return `${random.word(WORLD.given)} ${family}`;
}

/** Numbers from ranges that are unassigned or kept for fiction where such a range exists. */
export function phoneNumber(random: Words, country: Place['country']): string {
  const n = (count: number) => random.digits(count);
  switch (country) {
    case 'ID': {
      const [a, b, c] = [
        random.pick(['829', '835', '836', '837', '854', '879', '884', '886']),
        n(4),
        n(random.pick([3, 4, 4, 5])),
      ];
      return random.pick([
        `0${a}-${b}-${c}`,
        `0${a}${b}${c}`,
        `0${a} ${b} ${c}`,
        `+62 ${a} ${b} ${c}`,
        `+62${a}${b}${c}`,
        `+62 ${a}-${b}-${c}`,
        `(+62) ${a} ${b} ${c}`,
        `+62-${a}-${b}-${c}`,
        `0${a}.${b}.${c}`,
        `62${a}${b}${c}`,
        `(0${a}) ${b}-${c}`,
      ]);
    }
    case 'GB': {
      const tail = n(3);
      return random.pick([
        `07700 900${tail}`,
        `+44 7700 900${tail}`,
        `07700900${tail}`,
        `+44 (0)7700 900 ${tail}`,
        `020 7946 0${tail}`,
      ]);
    }
    case 'US':
    case 'CA': {
      const [area, tail] = [
        random.pick(country === 'US' ? ['503', '303', '919', '614', '615'] : ['902', '204', '403']),
        `01${random.int(10, 99)}`,
      ];
      return random.pick([
        `(${area}) 555-${tail}`,
        `${area}-555-${tail}`,
        `+1 ${area} 555 ${tail}`,
        `${area}.555.${tail}`,
        `+1 (${area}) 555-${tail}`,
      ]);
    }
    case 'AU': {
      const tail = random.pick(['006', '156', '157', '158', '159', '110']);
      return random.pick([`0491 570 ${tail}`, `+61 491 570 ${tail}`, `0491570${tail}`]);
    }
    case 'SG': {
      const tail = n(4);
      return random.pick([`+65 8000 ${tail}`, `+658000${tail}`, `8000 ${tail}`]);
    }
    case 'IE':
      return random.pick([`+353 20 91${random.int(1, 9)} ${n(4)}`, `020 91${random.int(1, 9)} ${n(4)}`]);
    case 'DE':
      return `+49 30 23125 ${n(3)}`;
    case 'NL':
      return `+31 85 ${n(3)} ${n(4)}`;
    case 'MY':
      return `+60 1${random.int(2, 9)}-${n(3)} ${n(4)}`;
  }
}
