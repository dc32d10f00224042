/** Indonesian name stock, by the naming habits of several peoples; every person made from it is invented. */
const words = (text: string) => text.trim().split(/\s+/);

export const javanese = {
  first:
    words(`Bagas Wahyu Dimas Galih Bimo Teguh Joko Slamet Prasetyo Arif Eko Heri Tri Yoga Rizal Fajar Hanif Satria
    Wisnu Krisna Bayu Aji Danang Gilang Ilham Lukman Nugroho Pandu Raka Surya Tegar Umar Vicky Yudha Zaenal Sri Dyah Retno
    Wulan Endah Ratih Ayuningtyas Lestari Sekar Kinanti Laras Nurul Fitriani Intan Puspita Rahayu Siti Tyas Utami Yuniarti
    Anisa Dewi Kartika Melati Novita Oktavia Putri Rini Septiana Winda Yulia Zahra`),
  last: words(`Wicaksono Prabowo Hardjono Sulistyo Purnomo Widodo Kusumo Handoko Susanto Hartanto Pamungkas Nugraha Saputro
    Wibisono Raharjo Suryono Mulyono Cahyono Yuwono Atmaja Kuncoro Sasongko Adiputra Pangestu Wijayanti Rahmawati Astuti
    Handayani Wulandari Kusumawati Hapsari Paramita Anggarini Nurhaliza Maharani Setyowati Susilowati Purwanti`),
};

export const sundanese = {
  first: words(
    `Asep Cecep Dadang Ujang Iwan Deden Yayan Tatang Encep Jajang Euis Neneng Iis Lilis Nia Rina Yeni Elis Imas Teti`,
  ),
  last: words(
    `Hidayat Suherman Kurniawan Rohman Sutisna Mulyana Gunadi Permana Solihin Komariah Nuraeni Sumiati Fauziah Rosmiati`,
  ),
};

export const batak = {
  first:
    words(`Togar Binsar Parlindungan Saut Jonathan Hotman Ruben Samuel Markus Daniel Ronald Tiurma Roma Melva Lamria Debora
    Rotua Ester Yosephine Grace Tio Maruli Hasiholan Poltak`),
  last: words(`Simanjuntak Hutapea Siregar Nasution Lubis Sitompul Panjaitan Manurung Sinaga Tampubolon Purba Ginting Sembiring
    Tarigan Harahap Hutabarat Situmorang Nainggolan Pasaribu Silalahi Marpaung Lumbantoruan`),
};

export const balinese = {
  prefix: [
    'I Made',
    'I Wayan',
    'I Nyoman',
    'I Ketut',
    'I Gede',
    'Ni Luh',
    'Ni Made',
    'Ni Putu',
    'Ni Kadek',
    'Ida Bagus',
    'Anak Agung',
    'I Gusti Ngurah',
  ],
  last: words(`Artana Sudiarta Wirawan Suardana Mahendra Adnyana Parwata Yasa Sukerta Darmawan Swastika Laksmi Ariani Suryani
    Widiantari Pradnyani Sukmawati Trisnadewi Juniantari`),
};

export const minang = {
  first: words(
    `Rahmat Zulkifli Syafrizal Irwandi Afdal Hendri Yusril Fikri Taufik Ridwan Yulia Desi Gusnita Rahmi Fitria Mutia Silvia Nofri Refki Ikhsan`,
  ),
  last: words(
    `Chaniago Piliang Koto Sikumbang Tanjung Jambak Caniago Malik Syarif Marlinda Efendi Yasri Mardhiah Gusti`,
  ),
};

export const chinese = {
  first:
    words(`Kevin Jessica Felicia Vincent Steven Michelle Stephanie Edwin Yohan Clarissa Hendrawan Lisa Christian Angela Darren
    Cindy Robby Meiliana Ferdinand Natasha`),
  last: words(`Tanuwijaya Halim Hartono Wijaya Gunawan Kusnadi Santosa Lesmana Tjandra Salim Sutanto Liem Oei Budiman Widjaja
    Limanto Suryadinata Gozali Setiadi Tanoto`),
};

export const eastern = {
  first: words(
    `Yohanes Maria Frengky Yuliana Albertus Agustinus Marlon Christy Ferdy Novi Petrus Elisabeth Jefri Merlin Otniel Yakob Selvi Nataniel`,
  ),
  last: words(`Lumentut Wenda Bano Tulung Rumbiak Kaunang Pattiasina Latuconsina Manoppo Tangkudung Nahak Seran Wanggai Kambu
    Rumengan Tuwaidan Leimena Matulessy Yikwa Benu`),
};

export const malay = {
  first:
    words(`Muhammad Ahmad Abdul Andi Baharuddin Nur Syarifah Fatimah Aisyah Hasanah Khadijah Muh. Rusdi Hasan Ibrahim Yusuf
    Salma Humaira Aulia Naufal Raihan Alif Farhan Zaki`),
  last: words(`Ramadhan Maulana Hakim Rasyid Iskandar Basri Syahputra Firdaus Mappiasse Hamzah Alamsyah Fadillah Azzahra Nabila
    Khairunnisa Rahmadani Syahrani Mubarak Anshari Habibi Pratiwi Amalia`),
};

export const single =
  words(`Suparman Sukarno Mulyadi Nurhayati Sumarni Kasmiran Jumadi Sugiyanto Wagiman Paijo Partini Sutrisno
  Suwarni Rusmini Ngatiman Tukiyem Kusnan Saminem Ponirah Sarwono Misbahul Rohana Khusnul Supriyanti Haryati`);

export const degreesAfter = [
  'S.Kom.',
  'S.E.',
  'S.T.',
  'S.Pd.',
  'S.H.',
  'S.Ak.',
  'S.Farm.',
  'S.Kep., Ns.',
  'A.Md.',
  'S.Sos.',
  'S.I.Kom.',
  'S.T., M.T.',
  'S.E., M.M.',
  'M.Pd.',
];
