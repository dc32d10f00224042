export interface Place {
  city: string;
  /** Province, state or country as written after the city. */
  region: string;
  country: 'ID' | 'GB' | 'US' | 'AU' | 'SG' | 'IE' | 'DE' | 'NL' | 'MY' | 'CA';
}

const id = (text: string): Place[] =>
  text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [region = '', cities = ''] = line.split(':').map((part) => part.trim());
      return cities.split(',').map((city) => ({ city: city.trim(), region, country: 'ID' as const }));
    });

export const indonesia: Place[] = id(`
  DKI Jakarta: Jakarta Selatan, Jakarta Timur, Jakarta Barat, Jakarta Pusat, Jakarta Utara
  Banten: Tangerang, Tangerang Selatan, Serang, Cilegon
  Jawa Barat: Bandung, Bekasi, Bogor, Depok, Cimahi, Cirebon, Karawang, Sukabumi, Tasikmalaya, Garut, Sumedang
  Jawa Tengah: Semarang, Surakarta, Salatiga, Magelang, Pekalongan, Tegal, Purwokerto, Kudus, Klaten
  DI Yogyakarta: Yogyakarta, Sleman, Bantul
  Jawa Timur: Surabaya, Malang, Sidoarjo, Gresik, Kediri, Jember, Madiun, Blitar, Banyuwangi
  Bali: Denpasar, Badung, Gianyar, Singaraja
  Sumatera Utara: Medan, Pematangsiantar, Binjai, Tebing Tinggi
  Sumatera Barat: Padang, Bukittinggi, Payakumbuh
  Riau: Pekanbaru, Dumai
  Kepulauan Riau: Batam, Tanjungpinang
  Sumatera Selatan: Palembang, Lubuklinggau
  Lampung: Bandar Lampung, Metro
  Aceh: Banda Aceh, Lhokseumawe
  Jambi: Jambi
  Bengkulu: Bengkulu
  Kalimantan Barat: Pontianak, Singkawang
  Kalimantan Timur: Balikpapan, Samarinda, Bontang
  Kalimantan Selatan: Banjarmasin, Banjarbaru
  Kalimantan Tengah: Palangka Raya
  Sulawesi Selatan: Makassar, Parepare, Palopo
  Sulawesi Utara: Manado, Bitung, Tomohon
  Sulawesi Tengah: Palu
  Sulawesi Tenggara: Kendari
  Nusa Tenggara Barat: Mataram, Bima
  Nusa Tenggara Timur: Kupang, Ende
  Maluku: Ambon
  Papua: Jayapura
  Papua Barat Daya: Sorong
`);

const abroad = (country: Place['country'], text: string): Place[] =>
  text.split(';').map((pair) => {
    const [city = '', region = ''] = pair.split('/').map((part) => part.trim());
    return { city, region, country };
  });

export const world: Place[] = [
  ...abroad(
    'GB',
    'London/England; Manchester/England; Leeds/England; Bristol/England; Cardiff/Wales; Glasgow/Scotland; Sheffield/England; Norwich/England; Belfast/Northern Ireland',
  ),
  ...abroad(
    'US',
    'Portland/OR; Denver/CO; Raleigh/NC; Columbus/OH; Minneapolis/MN; Tucson/AZ; Nashville/TN; Pittsburgh/PA; Sacramento/CA; Chicago/IL; Boston/MA; Houston/TX',
  ),
  ...abroad('AU', 'Melbourne/VIC; Brisbane/QLD; Perth/WA; Adelaide/SA; Hobart/TAS; Newcastle/NSW'),
  ...abroad('SG', 'Singapore/'),
  ...abroad('IE', 'Cork/Ireland; Galway/Ireland; Limerick/Ireland; Dublin/Ireland'),
  ...abroad('DE', 'Leipzig/Germany; Cologne/Germany; Stuttgart/Germany; Berlin/Germany'),
  ...abroad('NL', 'Utrecht/Netherlands; Eindhoven/Netherlands; Rotterdam/Netherlands'),
  ...abroad('MY', 'Penang/Malaysia; Johor Bahru/Malaysia; Kuala Lumpur/Malaysia'),
  ...abroad('CA', 'Halifax/NS; Winnipeg/MB; Calgary/AB; Ottawa/ON'),
];

export const streetsId = [
  'Jl. Cempaka Putih',
  'Jl. Anggrek Raya',
  'Jalan Gajah Mada',
  'Jl. Kenanga',
  'Jl. Sultan Agung',
  'Gg. Mawar',
  'Jl. Pahlawan',
  'Jalan Veteran',
  'Perum Griya Asri Blok C',
  'Jl. Raya Tlogomas',
  'Jl. Teratai Indah',
  'Komplek Bumi Permai Blok F',
  'Jl. Diponegoro',
  'Jl. Imam Bonjol',
  'Dusun Krajan RT 02 RW 05,',
  'Jl. KH. Ahmad Dahlan',
  'Jl. Wolter Monginsidi',
  'Jl. Flamboyan',
];
export const streetsWorld = [
  'Orchard Lane',
  'Kingfisher Avenue',
  'Mill Street',
  'Rosewood Drive',
  'Harbour Road',
  'Station Terrace',
  'Maple Crescent',
  'Victoria Grove',
  'Willow Court',
  'Larch Way',
  'Canal Street',
  'Foundry Row',
];
