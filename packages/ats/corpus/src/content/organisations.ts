/** Invented employers (by sector), real and invented schools, and student bodies. */
const lines = (text: string) => text.trim().split(/\s*\n\s*/);

export const companyStems = lines(`Arunika
  Nusaraya
  Lintas Samudra
  Mandala Karsa
  Sagara
  Wiratama
  Tirta Kencana
  Bumi Lestari
  Mitra Abadi
  Karya Gemilang
  Cipta Selaras
  Pelita Harapan Baru
  Surya Mekar
  Gema Nada
  Puncak Rimba
  Merapi Jaya
  Sinar Andalas
  Rajawali Tunggal
  Anugerah Pangan
  Bintang Selatan
  Kencana Ungu
  Dwi Tunggal
  Graha Utama
  Satria Piranti
  Tunas Muda
  Lestari Boga
  Mahkota Timur
  Kirana
  Padma Wira
  Sekar Jagat
  Adhi Loka
  Banyu Biru
  Citra Niaga
  Duta Persada
  Fajar Timur
  Harum Sari
  Indah Pratama
  Jaya Sentosa
  Kusuma Bangsa
  Langit Biru`);

export const sectorsId: Record<string, string[]> = {
  software: ['Teknologi', 'Digital', 'Solusi Data', 'Sistem Informatika', 'Labs'],
  data: ['Data', 'Analitika', 'Teknologi', 'Solusi Data'],
  design: ['Kreatif', 'Studio', 'Desain', 'Media'],
  marketing: ['Media', 'Komunika', 'Konsumer', 'Promosindo'],
  finance: ['Finansia', 'Multifinance', 'Konsultan Pajak', 'Niaga'],
  people: ['Sumber Daya', 'Grup', 'Manufaktur', 'Tekstil'],
  sales: ['Distribusi', 'Motor', 'Ritel', 'Elektronik'],
  operations: ['Logistik', 'Ekspedisi', 'Pergudangan', 'Kargo'],
  civil: ['Konstruksi', 'Bangun Persada', 'Beton', 'Rekayasa'],
  mechanical: ['Manufaktur', 'Otomotif', 'Energi', 'Teknik'],
  nursing: [],
  pharmacy: ['Farma', 'Apotek'],
  teaching: [],
  hospitality: ['Hotel', 'Resort', 'Boga', 'Wisata'],
  admin: ['Sekuritas', 'Niaga', 'Properti', 'Jasa Utama'],
  service: ['Telekom', 'Finansia', 'Ritel', 'Asuransi'],
  law: ['& Rekan Advokat', 'Konsultan Hukum'],
  agri: ['Agro', 'Perkebunan', 'Tani', 'Pangan'],
  media: ['Media', 'Pers', 'Televisi', 'Penyiaran'],
};

export const hospitalsId = [
  'RSU Kasih Bunda',
  'RS Mitra Insani Sejahtera',
  'Klinik Pratama Sehat Sentosa',
  'RSIA Permata Bunda Raya',
  'Puskesmas Karangsari',
  'RS Griya Husada Utama',
  'Klinik Utama Medika Lestari',
  'Puskesmas Tanjung Harapan',
];
export const schoolsWorkId = [
  'SMP Tunas Harapan Mulia',
  'SD Bina Cendekia',
  'SMA Cahaya Ilmu',
  'TK Pelangi Ceria',
  'Bimbel Juara Pintar',
  'MTs Nurul Falah Asri',
  'SMK Karya Mandiri',
  'LPK Bahasa Gemilang',
];

export const companiesWorld: Record<string, string[]> = {
  software: [
    'Quillbyte',
    'Northlight Software',
    'Pinecrest Systems',
    'Heliograph Labs',
    'Tessellate Ltd',
    'Brightwater Digital',
  ],
  data: ['Marlowe Insights', 'Fathom Metrics', 'Redwood Analytics Co', 'Tallyhouse', 'Ostara Data GmbH'],
  design: ['Studio Marigold', 'Papercrane Design', 'Foxglove Creative', 'Hatch & Line', 'Ninefold Studio'],
  marketing: [
    'Juniper Communications',
    'Wildgoose Media',
    'Saltmarsh Foods',
    'Bellweather Agency',
    'Peppercorn Brands',
  ],
  finance: [
    'Aldermoor Partners LLP',
    'Stonebridge Mutual',
    'Harcourt Ledger Services',
    'Wexley Capital',
    'Dunmore Credit Union',
  ],
  people: ['Fernhill Group', 'Ardent Staffing', 'Copperfield Industries', 'Lakemont Holdings'],
  sales: ['Torrance Electronics', 'Hollis & Crane', 'Bayview Motors', 'Everly Homeware', 'Ironwood Supplies'],
  operations: ['Swiftline Freight', 'Dockside Logistics', 'Meridian Parcel', 'Crossway Distribution'],
  civil: [
    'Granville Construction',
    'Bridgeford Associates',
    'Terrafirm Engineering',
    'Keystone Infrastructure Pty Ltd',
  ],
  mechanical: ['Vulcan Components', 'Ashgrove Manufacturing', 'Rotorworks', 'Thornbury Aerospace'],
  nursing: [
    'St. Brigid Community Hospital',
    'Riverside Care Centre',
    'Oakfield Surgery',
    'Northgate General Hospital',
  ],
  pharmacy: ['Meadowvale Pharmacy', 'Applegarth Chemists', 'Corinth Laboratories'],
  teaching: ['Larkspur Primary School', 'Holm Oak Academy', 'Westbrook High School', 'Bluebell Nursery'],
  hospitality: ['The Gilded Heron Hotel', 'Driftwood Bistro', 'Lantern House Inn', 'Saffron Table'],
  admin: ['Mossley Council Services', 'Elmstead Property', 'Grantham & Yates', 'Fieldhouse Trust'],
  service: ['Clearcall Support', 'Birchwood Insurance', 'Halcyon Telecom', 'Tamarind Retail'],
  law: ['Penrose Chambers', 'Whitlock Solicitors', 'Barrow & Finch LLP'],
  agri: ['Greenacre Farms', 'Hedgerow Produce', 'Sunfield Seeds', 'Orchard Valley Co-op'],
  media: ['The Tidewater Gazette', 'Kite Radio', 'Signal Hill Productions', 'Broadside Press'],
};

export const universitiesId = [
  'Universitas Gadjah Mada',
  'Universitas Brawijaya',
  'Universitas Diponegoro',
  'Universitas Airlangga',
  'Universitas Hasanuddin',
  'Universitas Andalas',
  'Universitas Udayana',
  'Universitas Sriwijaya',
  'Universitas Negeri Malang',
  'Universitas Sebelas Maret',
  'Institut Teknologi Sepuluh Nopember',
  'Universitas Pendidikan Indonesia',
  'Universitas Sam Ratulangi',
  'Universitas Mulawarman',
  'Universitas Lampung',
  'Universitas Jenderal Soedirman',
  'Universitas Islam Indonesia',
  'Universitas Muhammadiyah Surakarta',
  'UIN Sunan Kalijaga',
  'Universitas Kristen Satya Wacana',
  'Universitas Katolik Parahyangan',
  'Universitas Bina Cakrawala',
  'Universitas Mercu Dharma',
  'STIE Wira Buana',
  'STMIK Lentera Nusa',
  'Universitas Tadulako',
  'Universitas Cenderawasih',
  'Universitas Terbuka',
  'Universitas Negeri Padang',
  'Universitas Jember',
];
export const polytechnicsId = [
  'Politeknik Negeri Semarang',
  'Politeknik Negeri Malang',
  'Politeknik Negeri Ujung Pandang',
  'Politeknik Negeri Batam',
  'Politeknik Elektronika Negeri Surabaya',
  'Akademi Komunitas Cipta Karya',
  'Poltekkes Kemenkes Yogyakarta',
  'Politeknik Caltex Riau',
  'AMIK Sinar Nusantara',
];
export const secondaryId = [
  'SMA Negeri',
  'SMAN',
  'SMK Negeri',
  'SMKN',
  'MAN',
  'SMA Muhammadiyah',
  'SMA Kristen',
  'SMK Muhammadiyah',
];

export const universitiesWorld = [
  'University of Leeds',
  'Cardiff University',
  'University of Sheffield',
  'University of East Anglia',
  'Queen Mary University of London',
  'Oregon State University',
  'University of Colorado Boulder',
  'Ohio State University',
  'University of Minnesota',
  'Arizona State University',
  'Monash University',
  'University of Queensland',
  'Curtin University',
  'Nanyang Technological University',
  'Singapore Management University',
  'University College Cork',
  'University of Galway',
  'University of Leipzig',
  'Utrecht University',
  'Eindhoven University of Technology',
  'Universiti Sains Malaysia',
  'Dalhousie University',
  'University of Manitoba',
  'Universitas Gadjah Mada',
  'Airlangga University',
  'Brawijaya University',
  'Telkom University',
  'BINUS University',
  'Bandung Institute of Technology',
];
export const secondaryWorld = [
  'Ashford Grammar School',
  'Lincoln High School',
  'St Columba College',
  'Riverbank Sixth Form',
  'Hillcrest Secondary School',
  'Maplewood High School',
];

export const studentBodiesId = [
  'Himpunan Mahasiswa Jurusan',
  'BEM Fakultas',
  'Badan Eksekutif Mahasiswa Universitas',
  'Unit Kegiatan Mahasiswa Paduan Suara',
  'Karang Taruna Desa Sukamaju',
  'UKM Pers Kampus',
  'Lembaga Dakwah Kampus',
  'Komunitas Literasi Anak Negeri',
  'OSIS',
  'Pramuka Gugus Depan 07',
  'Mapala Rimba Raya',
  'UKM Bola Voli',
];
export const studentRolesId = [
  'Ketua Umum',
  'Sekretaris',
  'Bendahara',
  'Anggota Divisi Humas',
  'Koordinator Acara',
  'Staf Divisi Kewirausahaan',
  'Kepala Departemen Kaderisasi',
  'Wakil Ketua',
  'Anggota',
];
export const committeesId = [
  'Seminar Nasional Kewirausahaan',
  'Pekan Olahraga Mahasiswa',
  'Dies Natalis Fakultas',
  'Bakti Sosial Ramadan',
  'Lomba Debat Antarkampus',
  'Festival Budaya Nusantara',
  'Orientasi Mahasiswa Baru',
];
export const volunteerId: [role: string, org: string][] = [
  ['Relawan Pengajar', 'Rumah Belajar Pelita'],
  ['Relawan', 'Palang Merah Ranting Kota'],
  ['Relawan Bencana', 'Posko Peduli Sesama'],
  ['Fasilitator', 'Gerakan Sungai Bersih'],
];
export const studentBodiesWorld = [
  'Engineering Society',
  'Debating Union',
  'Indonesian Students Association',
  'Women in Business Network',
  'Campus Radio',
  'Rowing Club',
  'Student Council',
  'Chess Society',
];
export const studentRolesWorld = [
  'President',
  'Treasurer',
  'Events Officer',
  'Secretary',
  'Publicity Lead',
  'Vice President',
  'Committee Member',
];
export const volunteerWorld: [role: string, org: string][] = [
  ['Volunteer Tutor', 'Reading Together'],
  ['Kitchen Volunteer', 'Harvest Pantry'],
  ['Trail Volunteer', 'Friends of Hollin Park'],
  ['Befriender', 'Silver Line Neighbours'],
];
