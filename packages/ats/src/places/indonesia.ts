import { regencies } from './regencies.ts';

/** What people write that is no regency or city of the list: other spellings, towns, islands and names of before. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Jambi: 'Batanghari',
  'Sumatera Selatan': 'Lubuklinggau',
  'DKI Jakarta': 'Jakarta|South Jakarta|North Jakarta|West Jakarta|East Jakarta|Central Jakarta',
  'Jawa Tengah': 'Purwokerto',
  Bali: 'Ubud|Singaraja',
  Banten: 'South Tangerang',
  'Nusa Tenggara Timur': 'Labuan Bajo|Maumere',
  'Kalimantan Tengah': 'Palangkaraya|Sampit',
  'Kalimantan Timur': 'Nusantara',
  'Sulawesi Selatan': 'Ujung Pandang',
  'Maluku Utara': 'Tidore',
  'Papua Tengah': 'Timika',
  'Papua Pegunungan': 'Wamena',
};

/**
 * The 38 provinces of Indonesia, each with the names of its regencies and cities, divided by `|`: without "Kabupaten" and "Kota";
 * where both exist one entry stands. Made from the one list (`regencies.ts`).
 */
export const PROVINCES: Readonly<Record<string, string>> = Object.fromEntries(
  [...Map.groupBy(regencies, ({ province }) => province)].map(([province, own]) => {
    const names = own.map(({ name }) => name.replace(/^(Kota|Kabupaten) /, ''));
    return [province, [...new Set([...names, ...(OTHER_NAMES[province]?.split('|') ?? [])])].join('|')];
  }),
);

/** Other names of provinces, and short ones. */
export const PROVINCE_ALIASES =
  'West Java|East Java|Central Java|North Sumatra|West Sumatra|South Sumatra|South Sulawesi|North Sulawesi|Central Sulawesi|Southeast Sulawesi|West Kalimantan|East Kalimantan|South Kalimantan|Central Kalimantan|North Kalimantan|West Nusa Tenggara|East Nusa Tenggara|Special Region of Yogyakarta|Daerah Istimewa Yogyakarta|Daerah Khusus Ibukota Jakarta|Daerah Khusus Jakarta|DKI|DIY|D.I. Yogyakarta|Riau Islands|Bangka Belitung|Sumut|Sumbar|Sumsel|Jabar|Jateng|Jatim|Kalbar|Kalsel|Kaltim|Kalteng|Sulsel|Sulut|Sulteng|NTB|NTT|Kepri|Babel|Jogja|Yogya|Jogjakarta|Solo|Jabodetabek';
