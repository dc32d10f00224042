import { regencies } from './regencies.ts';

/**
 * What people write that is no regency or city of the list: seats of regencies and other towns, other spellings, islands and names of before.
 * Towns whose names are common words or names of people (Sumber, Mulia, Negara, Marisa) are left out.
 */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  Aceh: 'Jantho|Sigli|Lhoksukon|Idi Rayeuk|Meulaboh|Calang|Blangpidie|Tapaktuan|Kutacane|Blangkejeren|Takengon|Simpang Tiga Redelong|Suka Makmue|Meureudu|Karang Baru|Sinabang|Kuala Simpang',
  'Sumatera Utara':
    'Lubuk Pakam|Stabat|Kisaran|Rantau Prapat|Rantauprapat|Kabanjahe|Berastagi|Brastagi|Sidikalang|Dolok Sanggul|Doloksanggul|Balige|Parapat|Pangururan|Tarutung|Panyabungan|Sei Rampah|Lima Puluh|Gunung Tua|Sibuhuan|Kotapinang|Aek Kanopan|Sipirok|Teluk Dalam|Lahomi|Lotu|Raya Simalungun|Perbaungan|Tanjung Morawa|Siantar|Padang Sidempuan',
  'Sumatera Barat':
    'Lubuk Basung|Batusangkar|Painan|Muaro Sijunjung|Pulau Punjung|Padang Aro|Arosuka|Sarilamak|Parit Malintang|Lubuk Sikaping|Simpang Ampek|Simpang Empat|Tuapejat',
  Riau: 'Bangkinang|Pasir Pengaraian|Siak Sri Indrapura|Rengat|Tembilahan|Bagansiapiapi|Pangkalan Kerinci|Selatpanjang|Teluk Kuantan|Perawang',
  'Kepulauan Riau': 'Tanjung Balai Karimun|Tanjung Uban|Ranai|Daik Lingga|Tarempa',
  Jambi:
    'Batanghari|Kuala Tungkal|Muara Bulian|Muara Bungo|Muaro Bungo|Muara Tebo|Sengeti|Muara Sabak|Bangko|Siulak',
  'Sumatera Selatan':
    'Lubuklinggau|Kayu Agung|Kayuagung|Sekayu|Baturaja|Indralaya|Muaradua|Martapura OKU Timur|Talang Ubi|Pangkalan Balai|Muara Beliti|Muara Rupit|Pagaralam',
  'Kepulauan Bangka Belitung': 'Sungailiat|Toboali|Muntok|Mentok|Manggar|Tanjung Pandan',
  Bengkulu: 'Curup|Arga Makmur|Bintuhan|Muara Aman|Mukomuko',
  Lampung:
    'Kalianda|Gunung Sugih|Kotabumi|Liwa|Kota Agung|Kotaagung|Gedong Tataan|Menggala|Blambangan Umpu|Krui|Bandar Jaya|Natar',
  'DKI Jakarta': 'Jakarta|South Jakarta|North Jakarta|West Jakarta|East Jakarta|Central Jakarta|Jabodetabek',
  Banten:
    'South Tangerang|Tangsel|Tigaraksa|Ciruas|Rangkasbitung|Balaraja|BSD City|Bintaro|Serpong|Ciputat|Pamulang',
  'Jawa Barat':
    'Cibinong|Cikarang|Soreang|Singaparna|Pelabuhan Ratu|Palabuhanratu|Ngamprah|Cileungsi|Jatinangor|Lembang|Padalarang|Rancaekek|Cikampek|Tambun|Cibitung|Gunung Putri|Parung|Cisarua|Ciawi|Jonggol|Kadipaten|Pamanukan|Pangalengan|Cipanas',
  'Jawa Tengah':
    'Purwokerto|Ungaran|Mungkid|Muntilan|Kajen|Slawi|Purwodadi|Ambarawa|Kartasura|Gombong|Cepu|Kutoarjo|Kroya|Juwana|Weleri|Solo Baru',
  'DI Yogyakarta': 'Jogja|Jogjakarta|Yogya|Wonosari|Wates',
  'Jawa Timur':
    'Kepanjen|Bangil|Kraksaan|Caruban|Mejayan|Kanigoro|Mojosari|Lawang|Singosari|Pandaan|Krian|Wlingi',
  Bali: 'Ubud|Singaraja|Amlapura|Semarapura|Mangupura|Kuta|Seminyak|Canggu|Sanur|Nusa Dua|Jimbaran|Kerobokan|Legian|Uluwatu',
  'Nusa Tenggara Barat': 'Gerung|Praya|Selong|Sumbawa Besar|Taliwang|Woha|Senggigi|Gili Trawangan|Lombok',
  'Nusa Tenggara Timur':
    'Soe|Labuan Bajo|Maumere|Atambua|Kefamenanu|Oelamasi|Kalabahi|Larantuka|Lewoleba|Bajawa|Mbay|Borong|Ruteng|Waingapu|Waibakul|Waikabubak|Tambolaka|Betun',
  'Kalimantan Barat': 'Putussibau|Ngabang|Bengkayang|Sukadana|Nanga Pinoh|Sungai Raya',
  'Kalimantan Tengah':
    'Palangkaraya|Sampit|Pangkalan Bun|Kuala Kapuas|Muara Teweh|Buntok|Kasongan|Puruk Cahu|Tamiang Layang|Nanga Bulik|Kuala Pembuang|Kuala Kurun',
  'Kalimantan Selatan': 'Martapura|Barabai|Amuntai|Pelaihari|Kandangan|Marabahan|Batulicin|Paringin|Kotabaru',
  'Kalimantan Timur': 'Nusantara|Tenggarong|Sangatta|Tanah Grogot|Tanjung Redeb|Sendawar|Melak',
  'Kalimantan Utara': 'Tanjung Selor|Nunukan|Tideng Pale',
  'Sulawesi Utara':
    'Tondano|Airmadidi|Amurang|Ratahan|Lolak|Boroko|Tutuyan|Bolaang Uki|Melonguane|Tahuna|Ondong Siau',
  Gorontalo: 'Limboto|Tilamuta|Suwawa|Kwandang',
  'Sulawesi Tengah': 'Luwuk|Bungku|Kolonodale|Sigi Biromaru|Ampana|Salakan|Bahodopi|Morowali',
  'Sulawesi Barat': 'Polewali|Pasangkayu|Tobadak',
  'Sulawesi Selatan':
    'Ujung Pandang|Sungguminasa|Watampone|Pangkajene|Watansoppeng|Sengkang|Makale|Rantepao|Toraja|Belopa|Masamba|Malili|Sidenreng|Pare-Pare',
  'Sulawesi Tenggara': 'Unaaha|Andolo|Pasarwajo|Wangi-Wangi|Lasusua|Wanggudu|Bau-Bau',
  Maluku: 'Masohi|Namlea|Saumlaki|Tiakur|Dobo|Namrole|Langgur',
  'Maluku Utara': 'Tidore|Jailolo|Sanana|Labuha|Tobelo|Daruba|Sofifi',
  Papua: 'Sentani|Serui|Biak|Abepura|Waropen',
  'Papua Barat': 'Bintuni|Rasiei|Ransiki',
  'Papua Barat Daya': 'Aimas|Teminabuan|Waisai|Raja Ampat',
  'Papua Tengah': 'Timika|Enarotali|Tembagapura',
  'Papua Pegunungan': 'Wamena|Oksibil|Dekai|Karubaga',
  'Papua Selatan': 'Tanah Merah|Agats',
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
  'Sumatra Utara|Sumatra Barat|Sumatra Selatan|West Java|East Java|Central Java|North Sumatra|West Sumatra|South Sumatra|South Sulawesi|North Sulawesi|Central Sulawesi|Southeast Sulawesi|West Kalimantan|East Kalimantan|South Kalimantan|Central Kalimantan|North Kalimantan|West Nusa Tenggara|East Nusa Tenggara|Special Region of Yogyakarta|Daerah Istimewa Yogyakarta|Daerah Khusus Ibukota Jakarta|Daerah Khusus Jakarta|DKI|DIY|D.I. Yogyakarta|Riau Islands|Bangka Belitung|Sumut|Sumbar|Sumsel|Jabar|Jateng|Jatim|Kalbar|Kalsel|Kaltim|Kalteng|Sulsel|Sulut|Sulteng|NTB|NTT|Kepri|Babel|Jogja|Yogya|Jogjakarta|Solo|Jabodetabek';
