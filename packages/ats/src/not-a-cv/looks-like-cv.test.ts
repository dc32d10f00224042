import { expect, test } from 'vitest';
import { head, readPage } from '../testing/read-page.ts';
import { paperMarks, readItems } from '../read-items.ts';
import { buildPage, type Text } from '../testing/build-page.ts';
import { leastLikeness, likenessOf } from './looks-like-cv.ts';
import { CV_TITLE, isFirm, namesKind, PAPER_FEATURES } from './paper-features.ts';

const isCv = (...texts: (Text | string)[]) =>
  !readPage(...texts).warnings.some((warning) => warning.code === 'not_a_cv');
const title = (text: string): Text => ({ text, y: 40, size: 18, bold: true });
/** Headings stand in capitals in these sketches. */
const sketch = (...lines: string[]) => {
  let y = 60;
  return lines.map((text) => {
    y += 18;
    return /^[^a-z]+$/.test(text) && text.length > 4 ? head(text, y) : { text, y };
  });
};

test.each<[string, (Text | string)[]]>([
  [
    'a letter of application',
    [
      title('Surabaya, 3 Mei 2026'),
      ...sketch(
        'Dengan hormat,',
        'Saya Siti Aminah melamar posisi Staf Gudang di PT Sumber Rejeki.',
        'Saya lulusan Universitas Airlangga tahun 2021 dan dapat dihubungi di siti@contoh.id.',
        'Hormat kami,',
        'Siti Aminah',
      ),
    ],
  ],
  [
    'a letter of recommendation',
    [
      title('To whom it may concern'),
      ...sketch(
        'Dear Sir or Madam,',
        'Siti Aminah worked for us as an analyst from January 2021 to March 2023.',
        'I recommend her without reserve.',
        'Yours sincerely,',
        'Budi Santoso, Head of Analytics',
        'budi@example.com',
      ),
    ],
  ],
  [
    'a list of former pupils and where they work',
    [
      title('Data Alumni SMK Karya Bangsa'),
      ...[
        ['Nama', 'Lulus', 'Bekerja di', 'Jabatan'],
        ['Rahmat', '2019', 'PT Sinar Samudra', 'Operator'],
        ['Suci', '2020', 'Toko Maju', 'Kasir'],
        ['Ulfa', '2021', 'RS Arunika', 'Perawat'],
      ].flatMap((cells, row) =>
        cells.map((text, column) => ({ text, x: 50 + 120 * column, y: 90 + 22 * row, bold: row === 0 })),
      ),
    ],
  ],
  [
    'the programme of a seminar',
    [
      title('Prof. Dr. Hadi Santoso'),
      ...sketch(
        'PEMAKALAH UTAMA',
        'Seminar Nasional Pendidikan 2024, Universitas Negeri Malang, 12 Oktober 2024',
        'SUSUNAN ACARA',
        '08.00 – 09.00 Registrasi',
        '09.00 – 10.00 Sambutan Rektor',
        '10.00 – 12.00 Sesi panel',
        'PENDAFTARAN',
        'panitia@seminar.example, 0813 4455 6677. Biaya Rp150.000',
      ),
    ],
  ],
  [
    'an invoice',
    [
      title('INVOICE No. 1207'),
      ...sketch(
        'Bill to: PT Nusa Data',
        'Due date: 3 May 2026',
        'Design work   2   1.500.000',
        'Subtotal 3.000.000',
        'Contact: finance@example.com, 021-555-1234',
      ),
    ],
  ],
  [
    'a bank statement',
    [
      title('Mutasi Rekening'),
      ...sketch(
        'Periode Januari 2026 - Maret 2026',
        'Saldo awal 4.500.000',
        '03/01/2026 Transfer masuk 1.200.000',
        '05/01/2026 Pembayaran listrik 300.000',
        'Saldo akhir 5.400.000',
      ),
    ],
  ],
  [
    'a transcript of grades',
    [
      title('Transkrip Akademik'),
      ...sketch(
        'Universitas Airlangga, Fakultas Ekonomi',
        'Nama: Siti Aminah',
        'S1 Manajemen 2017 - 2021',
        'Statistika 3 A',
        'Akuntansi 3 B',
        'Jumlah SKS 144',
        'IPK 3,61',
      ),
    ],
  ],
  [
    'a paper',
    [
      title('Reading layouts with graphs'),
      ...sketch(
        'Siti Aminah, Universitas Airlangga, siti@contoh.id',
        'ABSTRACT',
        'We show that layouts can be read as graphs.',
        'Bibliography',
        '1.1 Related work',
        '1.2 Method',
        '2.1 Data',
        '2.2 Results',
      ),
    ],
  ],
  [
    'a manual with a table of contents',
    [
      title('Panduan Pajak'),
      ...sketch(
        'DAFTAR ISI',
        'Pendahuluan ........ 1',
        'Penghasilan ........ 4',
        'Potongan ......... 9',
        'BAB I',
        '1.1 Wajib pajak tahun 2019 - 2021',
        'PT Sumber Rejeki melapor Maret 2020 - April 2020',
      ),
    ],
  ],
  [
    'a description of a post',
    [
      title('URAIAN JABATAN'),
      ...sketch(
        'Nama jabatan: Kepala Regu Dapur',
        'Departemen: Produksi',
        'Atasan langsung: Manajer Pabrik',
        'RINGKASAN',
        'Mengatur kerja dapur pabrik roti.',
        'TANGGUNG JAWAB',
        '• Membagi tugas regu setiap pagi',
        '• Menjaga kebersihan mesin',
        'KUALIFIKASI',
        '• SMK Tata Boga',
        '• Pengalaman 2 tahun',
        'KEAHLIAN',
        '• HACCP, Excel',
      ),
    ],
  ],
  [
    'a contract of work',
    [
      title('PERJANJIAN KERJA'),
      ...sketch(
        'Pihak Pertama: PT Sumber Rejeki',
        'Pihak Kedua: Siti Aminah',
        'Pasal 1 Jabatan',
        'Staf Gudang sejak 1 Januari 2024 - 31 Desember 2025',
        'Pasal 2 Upah',
        'Pasal 3 Waktu',
        'Pasal 4 Penutup',
      ),
    ],
  ],
  [
    'slides',
    [
      title('Strategi Penjualan 2026'),
      ...sketch('RINGKASAN', 'Pasar tumbuh 8%', 'PROYEK', 'Toko daring', 'Terima kasih', 'info@contoh.id'),
    ],
  ],
  [
    'a brochure',
    [
      title('Kopi Tetangga'),
      ...sketch(
        'Buka setiap hari, 07.00 - 21.00',
        'Kopi susu 18.000',
        'Jl. Melati 5, Bandung',
        '0812-3456-7890',
        'halo@contoh.id',
      ),
    ],
  ],
  [
    'an article',
    [
      title('Mengapa hujan turun sore hari'),
      ...sketch(
        'Oleh redaksi, 3 Mei 2026',
        'Sejak 2019 peneliti mengukur suhu di 27 kota.',
        'Kesimpulannya sederhana: tanah memanas lebih cepat dari laut.',
      ),
    ],
  ],
  [
    'a plan of shifts',
    [
      title('Jadwal Dinas Bangsal'),
      ...sketch(
        'Senin 07.00 - 14.00 Ayu, Budi',
        'Senin 14.00 - 21.00 Citra',
        'Selasa 07.00 - 14.00 Dewi',
        'Kepala ruang: Marta',
      ),
    ],
  ],
  [
    'a list of people with their addresses',
    [
      title('Dosen Program Studi Akuntansi'),
      ...sketch(
        'Ratih Kusuma - Audit - ratih@univ.example',
        'Heru Santoso - Perpajakan - heru@univ.example',
        'Wulan Sari - Biaya - wulan@univ.example',
        'Sekretariat: Gedung C, 0761-223344',
      ),
    ],
  ],
  [
    'a diploma',
    [
      title('IJAZAH'),
      ...sketch(
        'Universitas Negeri Semarang',
        'dengan ini menyatakan bahwa',
        'Nur Hasanah, lahir di Kudus, 12 April 2001',
        'telah menyelesaikan pendidikan pada Program Studi Pendidikan Matematika, 20 Juli 2023',
        'beserta segala hak yang melekat pada gelar tersebut.',
      ),
    ],
  ],
  [
    'a menu with prices in thousands',
    [
      title('Warung Bu Tinah'),
      ...sketch('MAKANAN', 'Nasi rawon 28k', 'Soto daging 25k', 'Pecel lele 22 rb', 'WA 0857-3311-2299'),
    ],
  ],
  [
    'a plan of a lesson',
    [
      title('Modul Ajar Prakarya'),
      ...sketch(
        'Satuan Pendidikan: SMP Cempaka',
        'Guru: Ratih Kusuma, S.Pd.',
        'TUJUAN PEMBELAJARAN',
        'Peserta didik membuat wadah dari bambu.',
        'KEGIATAN',
        'Pertemuan 1 merancang, pertemuan 2 menganyam',
      ),
    ],
  ],
  [
    'a page of a foundation',
    [
      title('Yayasan Lentera Kampung'),
      ...sketch(
        'Jl. Mawar 3, Kupang. Telp 0380-223344, sekretariat@lentera.example',
        'VISI',
        'Anak desa membaca',
        'PROGRAM',
        'Taman baca, 2014 - sekarang',
        'PENGURUS',
        'Ketua: Yohana',
      ),
    ],
  ],
  [
    'a page of an agency',
    [
      title('Northlight Studio'),
      ...sketch(
        'hello@northlight.example | +44 161 496 0444',
        'SERVICES',
        'Brand design, packaging',
        'CLIENTS',
        'Elm Bakery, Tidal Rooms',
        'PROJECTS',
        'Harbour museum, 2022',
      ),
    ],
  ],
  [
    'a report of an interview',
    [
      title('Interview Notes'),
      ...sketch(
        'Candidate: Yoga Permana',
        'Position: Backend Engineer',
        'Interviewers: Lina S., Mark T.',
        'EXPERIENCE',
        'Five years at two travel sites. Led a migration to services.',
        'EDUCATION',
        'Telkom University, Informatics, 2019',
        'SKILLS',
        'Go, PostgreSQL',
        'CONCERNS',
        'Little experience with being on call.',
        'RECOMMENDATION',
        'Hire (3 of 4).',
      ),
    ],
  ],
  [
    'a form for marks with languages in a row',
    [
      title('Rubrik Penilaian Presentasi'),
      ...sketch(
        'ISI',
        'Lengkap, cukup, kurang',
        'BAHASA',
        'Baku, cukup baku, kurang',
        'PENAMPILAN',
        'Percaya diri, cukup, kurang',
      ),
    ],
  ],
  [
    'a firm that lists its works',
    [
      title('PT Nusa Konstruksi Mandiri'),
      ...sketch(
        'Building trust since 1998',
        'EXPERIENCE',
        'Jetty extension, Pertamina Balikpapan, 2019 - 2021',
        'Office tower, Bank Kaltimtara Samarinda, 2017 - 2019',
        'Access road, Dinas PU Kaltim, 2015 - 2016',
        'CERTIFICATIONS',
        'ISO 9001:2015, SBU Kualifikasi M',
        'CONTACT',
        'Jl. Jenderal Sudirman 88, Balikpapan',
        '(0542) 555 010, info@nusakonstruksi.example',
      ),
    ],
  ],
  [
    'a list of honoured people with the mailbox of an office',
    [
      title('Hall of Fame – Alumni Teknik Kimia'),
      ...sketch(
        'PRASETYO UTOMO (1985)',
        'Direktur Produksi PT Petrokimia Gresik, 2012 - 2019',
        'HANIFAH YUSRA (1992)',
        'Guru besar Universitas Andalas, 2016 - sekarang',
        'JONATHAN SIREGAR (2004)',
        'Pendiri GreenChem, 2017 - sekarang',
        'Usulan nama baru dikirim ke alumni@tekkim.example.',
      ),
    ],
  ],
  [
    'a history in dated lines',
    [
      title('Sejarah Desa Wisata Nglanggeran'),
      ...sketch(
        '1999 - Karang Taruna menanam pohon di gunung',
        '2007 - Pokdarwis dibentuk',
        '2012 - Embung dibuka',
        'Hubungi pengelola: 0818 0260 0100',
      ),
    ],
  ],
  [
    'a profile of a club',
    [
      title('Profil Karang Taruna Tunas Muda'),
      ...sketch(
        'KEPENGURUSAN',
        'Ketua, Karang Taruna Banjarsari, 2024 - 2027',
        'PENGALAMAN KERJA',
        'Lomba voli, Desa Banjarsari, 2024 - 2025',
        'BAHASA',
        'Indonesia, Jawa',
      ),
    ],
  ],
  [
    'a programme of training',
    [
      title('Program Pemagangan Teknisi AC'),
      ...sketch(
        'BBPLK Bekasi, 0811 9000 1001',
        'KOMPETENSI',
        'Instalasi, perawatan, perbaikan',
        'FASILITAS',
        'Uang saku, asuransi',
        'SERTIFIKASI',
        'Sertifikat BNSP',
      ),
    ],
  ],
  [
    'a report of an interview under the name of who was met',
    [
      title('Catatan Wawancara: Yoga Permana'),
      ...sketch(
        'Posisi: Kasir',
        'Pewawancara: Bapak Heru, 3 Mei 2026',
        'PENGALAMAN',
        'Tiga tahun di PT Ritel Jaya (2021 – 2024), terbiasa menutup kas.',
        'PENDIDIKAN',
        'SMK Negeri 1 Madiun, 2020',
        'KELEBIHAN',
        'Sopan, teliti',
        'KEKURANGAN',
        'Belum pernah memimpin',
      ),
    ],
  ],
  [
    'a page of an encyclopaedia about somebody who is dead',
    [
      title('Raden Sastrawinata'),
      ...sketch(
        'Raden Sastrawinata (4 Mei 1898 – 9 Juli 1971) adalah seorang guru dan penerjemah.',
        'PENDIDIKAN',
        'Kweekschool Bandung, 1913 – 1918',
        'KARIER',
        'Guru HIS Garut (1918 – 1927), kepala sekolah di Ciamis (1927 – 1942)',
        'PENGHARGAAN',
        'Satyalancana Kebudayaan (1969)',
        'REFERENSI',
        'Wirahadi (1988). Para Penerjemah Sunda.',
      ),
    ],
  ],
  [
    'the years of a life below a name',
    [
      title('Martha Ellen Hughes'),
      ...sketch(
        '1931 – 2024',
        'EDUCATION',
        'Bangor Normal College, 1949 – 1951',
        'WORK',
        'Teacher, Ysgol Pentir, 1951 – 1986',
      ),
    ],
  ],
  [
    'several people with the years of their leaving',
    [
      title('Where They Are Now'),
      ...sketch(
        'Laras Widuri (Class of 2015)',
        'Product Manager, Kirim Data, 2021 – present',
        'Business Analyst, Tokoku, 2017 – 2021',
        'Daniel Tan (Class of 2013)',
        'Surgeon, Permata Hospital, 2022 – present',
        'Universitas Indonesia, 2013 – 2020',
      ),
    ],
  ],
  [
    'a page of an encyclopaedia about somebody who lives',
    [
      title('Harald Lund'),
      ...sketch(
        'Harald Lund (born 3 May 1961) is a Danish politician.',
        'EARLY LIFE AND EDUCATION',
        'He was born in Aarhus and studied law at the University of Copenhagen.',
        'CAREER',
        'He served as a member of parliament from 1994 to 2011.',
        'REFERENCES',
        '"Harald Lund". Folketinget.',
      ),
    ],
  ],
  [
    'a card for an examination with the school of who takes it',
    [
      title('KARTU PESERTA SELEKSI'),
      ...sketch(
        'Nama: Eka Wulandari',
        'Tempat/Tanggal lahir: Blora, 12-03-1995',
        'PENDIDIKAN',
        'S-1 PGSD',
        'LOKASI TES',
        'Gedung Serbaguna, 3 Mei 2026',
      ),
    ],
  ],
  [
    'a roster with the years of joining',
    [
      title('Team Roster — Season 4'),
      ...sketch(
        'Kage, Jungler, 2023 – 2025',
        'Lilo, Mid, 2024 – present',
        'Zeth, Gold, 2024 – present',
        'biz@rising.example',
      ),
    ],
  ],
  [
    'what somebody has learned on a site',
    [
      title('My Learning Dashboard'),
      ...sketch(
        'Halo, Rudi!',
        'SERTIFIKAT',
        'Dasar Akuntansi (12 Maret 2026)',
        'PENCAPAIAN',
        '7 hari belajar',
      ),
    ],
  ],
  [
    'a name with a post, a firm and an address on a sheet',
    [
      'Hendra Tan',
      'Sales Manager',
      'PT Baja Utama',
      'Jl. Industri 8, Cikarang',
      '0811 2233 4455',
      'hendra@bajautama.example',
    ],
  ],
  [
    'a dentist who is recommended',
    [
      title('Meet Dr. Patel'),
      'Dr. Anita Patel is a dentist with 15 years of practice. She qualified in London in 2010 and enjoys running.',
      'Book an appointment: +44 20 7946 0000',
    ],
  ],
  [
    'a poster about somebody who is missing',
    [
      title('ORANG HILANG'),
      ...sketch('Nama: Mbah Karti', 'Umur: 72 tahun', 'Hubungi keluarga: 0813 9876 1234'),
    ],
  ],
  [
    'a form about a child, with its parents',
    [
      'DATA SISWA BARU TK CEMARA',
      'Nama anak : Arsyila Putri',
      'Tempat tgl lahir : Bogor, 3 Maret 2021',
      'Nama ibu : Yeni, pendidikan : SMA',
      'HP ibu : 0813 1111 9999',
    ],
  ],
  [
    'the board of a foundation with the years of each',
    [
      title('Pengurus Yayasan'),
      head('Ustaz Hamdan', 80),
      { text: 'Ketua, 2020 – sekarang', y: 98 },
      head('Nurul Aini', 120),
      { text: 'Sekretaris, 2021 – sekarang', y: 138 },
      head('Rahmat', 160),
      { text: 'Bendahara, 2022 – sekarang', y: 178 },
    ],
  ],
  [
    'a lecture by somebody',
    [
      title('Kuliah Umum'),
      ...sketch('Dr. Sofia Rahmi — peneliti ITB, 2015 – sekarang', 'Rabu, 10 Juni 2026, Ruang 301'),
    ],
  ],
])('%s is not a CV', (_, texts) => {
  expect(isCv(...texts)).toBe(false);
});

test.each<[string, (Text | string)[]]>([
  [
    'of a student without jobs',
    [
      title('Rani Kusuma'),
      ...sketch(
        'rani@contoh.id',
        'PENDIDIKAN',
        'Universitas Padjadjaran, S1 Statistika, 2021 - 2025',
        'ORGANISASI',
        'Himpunan Mahasiswa Statistika, Ketua, 2023 - 2024',
      ),
    ],
  ],
  [
    'with next to nothing but its contacts',
    [...sketch('Email: rani@contoh.id', 'Telepon: 0812-3456-7890', 'linkedin.com/in/ranikusuma')],
  ],
  [
    'without contacts',
    [
      title('Rani Kusuma'),
      ...sketch('PENGALAMAN KERJA', 'Kasir, Toko Berkah, 2021 - 2023', 'KEAHLIAN', 'Excel, Kasir'),
    ],
  ],
  [
    'of a technician in few words, with words of manuals',
    [
      title('SITI AMINAH'),
      ...sketch(
        'siti@contoh.id',
        'EXPERIENCE',
        'Arunika',
        'EDUCATION',
        'Kencana',
        'TOOLS',
        'Troubleshooting, command line, packages, user guide',
      ),
    ],
  ],
  [
    'of an organiser of events, with words of programmes',
    [
      title('Tika Anggraini'),
      ...sketch(
        'tika@contoh.id',
        'TENTANG SAYA',
        'Terbiasa menyusun susunan acara dan mengurus pembicara.',
        'PENGALAMAN',
        'Staf Acara, Gemilang Organizer, 2021 - 2024',
        '• Menagih biaya pendaftaran peserta',
        'KEAHLIAN',
        'Susunan acara, Anggaran, Negosiasi, MC',
      ),
    ],
  ],
  [
    'of a scientist, with papers',
    [
      title('Dr. Lena Hart'),
      ...sketch(
        'lena@example.com',
        'EDUCATION',
        'University of Leeds, PhD Physics, 2015 - 2019',
        'PUBLICATIONS',
        'Hart L. (2020). Reading layouts. Abstract in Nature.',
        'EXPERIENCE',
        'Research Fellow, University of Leeds, 2019 - Present',
      ),
    ],
  ],
  [
    'of an accountant, with words of bills',
    [
      title('Budi Santoso'),
      ...sketch(
        'budi@contoh.id',
        'PENGALAMAN',
        'Staf Akuntansi, PT Sumber Rejeki, Jan 2020 - Mar 2023',
        'Membuat invoice, faktur pajak, dan jadwal pembayaran',
        'PENDIDIKAN',
        'SMK Negeri 1 Madiun, 2016 - 2019',
      ),
    ],
  ],
  [
    'of a name over a summary',
    [
      title('Rani Kusuma'),
      ...sketch('RINGKASAN', 'Penjahit yang teliti, terbiasa menerima pesanan seragam dan kebaya pengantin.'),
    ],
  ],
  [
    'of a freelancer with a mailbox like that of an office',
    [
      title('Rani Kusuma'),
      ...sketch(
        'hello@ranikusuma.example',
        'PENGALAMAN',
        'Ilustrator lepas, 2021 - 2024',
        'KEAHLIAN',
        'Procreate, Illustrator',
      ),
    ],
  ],
  [
    'of somebody who lived long ago, with headings of their own',
    [
      title('Jane Eyre'),
      ...sketch(
        'jeyre@ferndean.example',
        'EDUCATION',
        '1838-1844 Lowood',
        'A charitable institution under the guidance of Mr. Brocklehurst',
        'WORK',
        '1844-1846 Teacher of all grades',
        '1846-1847 Governess of a ward of ten years',
        'NURSING',
        '1847 ff. My husband, who cannot see',
        'HOUSEHOLD',
        '1847 ff. The family estate',
        'GARDEN',
        'Roses and beans',
        'PAINTING',
        'Portraits',
      ),
    ],
  ],
  [
    'whose jobs and schools stand under headings of another language',
    [
      title('Jeanne Martin'),
      ...sketch(
        'xq7@contoh.example, 0812-3456-7890',
        'EXPERIENCES PROFESSIONNELLES',
        'Analyste, 9 ans 6 mois',
        'Projets de ponts et de canaux',
        'FORMATION',
        'Université de Lagos',
        'LOISIRS',
        'Natation',
        'ASSOCIATIONS',
        'Ingénieurs sans frontières',
        'BREVETS',
        'Fatigue des poutres courtes',
        'DISTINCTIONS HONORIFIQUES',
        'Prix du jeune pont',
        'SKILLS',
        'AutoCAD, SAP2000',
        'CERTIFICATIONS',
        'Professional Engineer',
        'LANGUAGES',
        'English, Yoruba',
      ),
    ],
  ],
  [
    'of few and plain words',
    [
      title('SUPRIYADI'),
      ...sketch(
        'Dsn. Krajan RT.02/RW.01 Kec. Wates Kab. Kediri',
        'Hp 085233445566 email supri.yadi77@contoh.example',
        'PENDIDIKAN TERAKHIR',
        'STM jurusan Mesin',
        'PENGALAMAN BEKERJA',
        '- Tahun 1997-2005 mekanik giling',
        '- Tahun 2006-2015 sopir truk ekspedisi',
        'KEAHLIAN',
        '- Las listrik dan las argon',
        '- Menyetir truk (SIM B2 Umum)',
      ),
    ],
  ],
  [
    'of a student with a table of courses',
    [
      title('CURRICULUM VITAE (CV)'),
      ...sketch(
        'IDENTITAS DIRI',
        'Nama Lengkap : Raymon Bala',
        'NIM : 51250088',
        'Program Studi : Teknologi Informasi',
        'Tempat, Tanggal Lahir : Mena, 07-01-2006',
        'No. Handphone : 082123847849',
        'PROFIL SINGKAT',
        'Saya adalah mahasiswa yang tertarik pada perkembangan web.',
        'RIWAYAT PENDIDIKAN',
        'SDN MENA',
        'SMAN PANTURA',
        'MATA KULIAH SEMESTER INI',
        'Kode MK Nama Mata Kuliah SKS',
        'TI201 Pemrograman Dasar Web 3',
        'TI202 Basis Data 3',
        'TARGET DAN CITA-CITA',
        'Target saya selama menempuh pendidikan adalah meningkatkan kemampuan dalam pemrograman.',
        'Saya berharap dapat membuat aplikasi web yang menarik dan bermanfaat bagi masyarakat.',
        'BIDANG MINAT SAYA',
        'Bidang yang paling saya minati adalah web karena hasilnya segera dapat dilihat orang.',
      ),
    ],
  ],
  [
    'of a few sentences in the first person',
    [
      title('Mulyadi'),
      ...sketch(
        'Saya lahir di Klaten tahun 1979 dan sejak tahun 2001 saya bekerja sebagai tukang kayu di Solo.',
        'Saya membuat lemari, pintu dan kusen, mula-mula di sebuah bengkel dan kini di rumah saya sendiri.',
        'Hubungi saya di 0812 2600 1199.',
      ),
    ],
  ],
  [
    'of a few lines without a heading',
    [
      title('Wahyu Nugroho'),
      ...sketch(
        'Kp. Cikaret RT 02/05, Bogor, 0896 1122 3344',
        'Lulusan SMK Negeri 1 Cibinong, Teknik Kendaraan Ringan, 2025',
        'Bisa mengemudi mobil dan motor, SIM A dan C',
      ),
    ],
  ],
  [
    'of few lines under headings of its own',
    [
      title('Ni Made Suastini'),
      ...sketch(
        'Penari dan koreografer, 0812 3888 2222',
        'KARYA',
        '2024 Segara Widya, Pesta Kesenian Bali',
        '2022 Legong Baru, Esplanade Singapore',
        'GURU',
        'Ibu Arini, Ibu Reneng',
      ),
    ],
  ],
  [
    'in the first person whose name stands in a sentence',
    [
      title('Tentang saya: Ibu Warsini'),
      ...sketch(
        'Umur saya 47 tahun. Saya memasak di kantin rumah sakit sejak 2005 sampai 2019, lalu membuka katering.',
        'Saya bisa memasak untuk 300 orang dan punya sertifikat laik higiene.',
        'Telepon saya 0878 3800 1111.',
      ),
    ],
  ],
  [
    'of a few dated lines behind a name with a trade',
    [
      title('BARBER – RIO SAPUTRA'),
      ...sketch(
        'Kursus di Captain Barbershop 2019',
        'Kerja di Hairnerds Tebet 2019 - 2023',
        'Punya alat sendiri, 0896 7000 1100',
      ),
    ],
  ],
  [
    'of a pilot with hours in the thousands',
    [
      title('BRAMANTYO ADI'),
      ...sketch(
        'ATPL 5432 / A320 type rated',
        'Total hours 7,450',
        '2016 - 2019 FO A320 Citilink',
        '2019 - now PIC A320 Super Air Jet',
        'bram.adi@flymail.example 0811 990 8877',
      ),
    ],
  ],
  [
    'of a trade, its years, a number and a village',
    ['Sugeng Raharjo', 'Tukang batu, 12 tahun', '0857 1234 9876', 'Desa Ngadirejo, Kediri'],
  ],
  [
    'of a school, a number and a wish',
    ['Dimas Aryo', 'SMK Negeri 3 Tegal, Teknik Mesin, 2020 - 2023', '0838 5566 1122', 'siap kerja malam'],
  ],
  [
    'whose name stands in one line with the age',
    [
      'Euis Komala, 39 tahun, ibu rumah tangga, Garut',
      'Dulu: operator bordir PT Sinar 2004 - 2013',
      'Bisa: mesin bordir, obras',
      'WA 0831 4545 6767',
    ],
  ],
  [
    'of a craftsman with his years and a mail address',
    [
      'Joe Barnes',
      'joe.barnes@mail.example',
      "Roofer with 15 years' experience. NVQ Level 3. Own van and tools.",
      'References on request.',
    ],
  ],
  [
    'under a title of two words, without contacts',
    [
      title('RIWAYAT HIDUP SINGKAT'),
      ...sketch(
        'Nama: Kolonel (Purn) Suwarno',
        'Lahir: Ngawi, 3 Mei 1964',
        'PENDIDIKAN MILITER',
        '1987 Akademi Militer',
        '1998 Seskoad',
        'RIWAYAT JABATAN',
        '1988 – 1992 Danton Yonif 511',
        '2002 – 2005 Danyonif 521',
        'TANDA JASA',
        'Satyalancana Kesetiaan',
      ),
    ],
  ],
  [
    'of a doctor without contacts who spoke at a congress',
    [
      title('dr. Hendra Wijaya, Sp.A'),
      ...sketch(
        'Dokter spesialis anak',
        'PRAKTIK',
        'RSIA Kasih, Jakarta (2022 – sekarang)',
        'Klinik Anak, Depok (2021 – sekarang)',
        'PENDIDIKAN',
        'Sp.A, FKUI, 2021',
        'Dokter, FK Atma Jaya, 2014',
        'KEANGGOTAAN',
        'IDAI, IDI',
        'SEMINAR',
        'Pembicara, PIT IDAI 2023',
      ),
    ],
  ],
  [
    'that began its jobs forty years ago',
    [
      title('Bambang Sutedjo'),
      ...sketch(
        'Pegawai PLN (1980 – 2015), kini konsultan',
        '0812 3434 5656',
        'PENDIDIKAN',
        'STM Pembangunan, 1979',
      ),
    ],
  ],
  [
    'told by somebody else, without contacts',
    [
      title('Sarah Lindqvist'),
      ...sketch(
        'Sarah is a product designer. She has led design at two start-ups.',
        'EXPERIENCE',
        'Lead Designer, Carely, 2021 – 2025',
        'Designer, Medo, 2017 – 2021',
        'EDUCATION',
        'Malmö University, BA, 2014 – 2017',
      ),
    ],
  ],
  [
    'of a poet with the day of birth and dated works',
    [
      title('Joko Pramudya'),
      ...sketch(
        'penyair, lahir di Rembang 1971',
        'BUKU-BUKU',
        'Sungai Batu (2004)',
        'Garam di Matamu (2012)',
        'ANUGERAH',
        'Kusala Sastra 2013',
      ),
    ],
  ],
  [
    'of a musician with stages of the last years',
    [
      title('DJ Nara'),
      ...sketch(
        'booking: nara@djnara.example',
        'RESIDENCY',
        'Dragon Club, 2019 – 2022',
        'Potato Bar, 2022 –',
        'FESTIVALS',
        'We The Fest 2023, Beach Party 2024',
      ),
    ],
  ],
  [
    'of a translator with headings of a trade and one that is known',
    [
      title('Ines Ferreira'),
      ...sketch(
        'PT–EN–ID translator',
        'ines.ferreira@trans.example',
        'FIELDS',
        'Law: contracts, articles of association',
        'Medicine: leaflets',
        'CLIENTS',
        'Ministry of Health, Linden Partners and sons',
        'RATES ON REQUEST',
        'TRAINING',
        'MA Translation, Porto, 2011',
      ),
    ],
  ],
  [
    'of a few words in English with years in a trade',
    [
      'Ahmed Karim',
      'Forklift operator',
      '+44 7700 900321',
      'Counterbalance licence, 6 years in chilled warehouses',
    ],
  ],
  [
    'with its kind in a joke',
    [
      title('Kartu Nama? Bukan, ini CV saya'),
      ...sketch(
        'Bayu Segara — bayu.segara@contoh.id',
        'PENGALAMAN',
        'Copywriter, Dentara, 2022 – 2025',
        'PENDIDIKAN',
        'Komunikasi, UNPAD, 2017 – 2021',
      ),
    ],
  ],
  [
    'of a pupil who opens with a sentence that ends in the school',
    [
      "I'm Lucy, 17, in sixth form at Beaumont School.",
      "I'd like weekend work in a café or shop.",
      'I have babysat since 2023 and I helped at the school library.',
      'My number is +44 7700 900111.',
    ],
  ],
])('a CV %s is a CV', (_, texts) => {
  expect(isCv(...texts)).toBe(true);
});

test("a page of somebody's events and skills that says neither where to reach them nor where they studied is a CV", () => {
  expect(
    isCv(
      { text: 'AZMI AL FADILLAH', y: 40, size: 15, bold: true },
      { text: 'Saya mahasiswa Informatika di Jakarta dengan minat di bidang front-end.', y: 70 },
      head('PENGALAMAN', 100),
      { text: 'Vokara Cup', y: 120, bold: true },
      { text: '2 Februari 2024 - 4 Februari 2024', y: 134 },
      '• Mencatat tamu yang datang ke acara.',
      '• Menjaga lingkungan agar tetap kondusif.',
      { text: 'Donor Darah', y: 200, bold: true },
      { text: '13 Mei 2024', y: 214 },
      '• Menjaga arus masuk peserta agar tertib.',
      '• Menjaga kebersihan ruangan.',
      head('KEMAMPUAN', 290),
      { text: 'HTML', y: 310 },
      'CSS',
      'React',
    ),
  ).toBe(true);
});

test('a few sentences about somebody with a name and an address are not a CV', () => {
  const biography = [
    title('Eka Nurdiana'),
    ...sketch(
      'Eka Nurdiana lahir di Tasikmalaya dan menyelesaikan studi sastra di Universitas Padjadjaran pada 2008.',
      'Novel pertamanya memenangkan sebuah sayembara dan diterjemahkan ke dalam tiga bahasa pada tahun 2014.',
      'surel@pena.example',
    ),
  ];
  expect(isCv(...biography)).toBe(false);
});

test.each([
  ['a year behind a week', 'Pameran Bersama, Photo Week 2024', 'lesson', 0],
  ['a week of a course', 'Week 3: drawing hands', 'lesson', 0.5],
  ['somebody who spoke', 'Pembicara, Kongres Pustakawan 2023', 'rules', 0],
  ['the speakers of an event', 'Pembicara: Ibu Ratih', 'rules', 0.5],
] as const)('signs of other papers: %s', (_, line, sign, expected) => {
  const page = buildPage([title('Raka Wicaksana'), line]);
  expect(paperMarks([page])[PAPER_FEATURES.indexOf(sign)]).toBe(expected);
});

test.each([
  ['a card', 255, 156, false],
  ['a sheet', 595, 842, true],
])('a name with a post, a firm and ways to reach somebody on %s', (_, width, height, expected) => {
  const page = buildPage([
    title('Oliver Brandt'),
    'Senior Architect',
    'Brandt & Rey, Rotterdam',
    '+31 6 1234 5678',
    'oliver@brandtrey.example',
    'linkedin.com/in/oliverbrandt',
  ]);
  const { warnings } = readItems([{ ...page, width, height }]);
  expect(warnings.every(({ code }) => code !== 'not_a_cv')).toBe(expected);
});

test('rows that read like jobs without a name, an address or a heading are nobody’s CV', () => {
  const shown = new Set<string>(['one', 'entries', 'whole', 'wholePerPage', 'periods']);
  const features = PAPER_FEATURES.map((name) => Number(shown.has(name)));
  expect(likenessOf(features)).toBeGreaterThan(0);
  expect(leastLikeness(6, features)).toBeGreaterThan(likenessOf(features));
});

test.each([
  ['in a list', '', 1],
  ['of employers', 'PENGALAMAN KERJA', 0],
  ['of referees', 'REFERENSI', 0],
])('several telephone numbers %s', (_, heading, expected) => {
  const rows = ['0812 3388 1020', '0813 5522 9081', '0878 6611 2034', '0819 9900 4412', '0821 4455 8723'];
  const page = buildPage([
    title('Rina Puspita'),
    ...sketch(
      'Denpasar, rina@contoh.id',
      ...(heading ? [heading] : []),
      ...rows.map((row) => `Klinik Sehat, ${row}`),
    ),
  ]);
  expect(paperMarks([page])[PAPER_FEATURES.indexOf('addresses')]).toBe(expected);
});

test.each([
  ['a deck of slides', 1024, 576, false],
  ['the same text on pages of paper', 595, 842, true],
])('a talk by somebody with a mail address: %s', (_, width, height, expected) => {
  const slides = [
    [title('Sari Nurhaliza'), ...sketch('Product Lead, sari.nurhaliza@contoh.id')],
    [head('ABOUT ME', 40), ...sketch('Ten years in product', 'Gojek, 2015 - 2019')],
    [head('SKILLS', 40), ...sketch('Talk to users', 'Test early')],
  ];
  const pages = slides.map((texts) => ({ ...buildPage(texts), width, height }));
  expect(readItems(pages).warnings.every(({ code }) => code !== 'not_a_cv')).toBe(expected);
});

/** Lines as they stand, none of which is a heading. */
const plainLines = (...lines: string[]) => lines.map((text, index) => ({ text, y: 60 + 18 * index }));

test.each<[string, boolean, string[]]>([
  [
    'somebody who says who he is and what he can do',
    true,
    ['Nama saya Sumiati, umur 36 tahun, dari Brebes', 'Bisa masak dan bahasa Mandarin', 'WA 0878 1122 3344'],
  ],
  [
    'one name with an age',
    true,
    ['Marsih, 41 tahun, tukang jahit, Pekalongan', 'Kerja di konveksi 2001-2015', 'WA 0857 4200 1122'],
  ],
  [
    'jobs with one number to call',
    true,
    [
      'Ahmed Yusuf',
      'Security officer, London',
      '2016 - 2020 Mall guard, Westfield',
      '2020 - 2025 Door supervisor',
      'Phone 07700 900777',
    ],
  ],
  [
    'a log of days',
    false,
    ['Buku tamu', '3 Mei 2026 Hendrik, penawaran buku, 0812 7000 1000', '4 Mei 2026 Maria, legalisir ijazah'],
  ],
  [
    'a record with a row for the name',
    false,
    [
      'Vaccination Record',
      'Name: Ingrid Solberg, born 1990',
      '2020 Comirnaty',
      '2021 Comirnaty',
      '2022 Influenza',
    ],
  ],
  [
    'lessons in a language, and who gives them',
    false,
    [
      'Kursus Bahasa Jepang Sakura',
      'Bu Retno, lulusan Sastra Jepang, 10 tahun mengajar',
      'WA 0812 0000 1111',
    ],
  ],
  [
    'somebody with his age and no comma',
    true,
    ['Nama Parjono usia 39 tahun', 'sopir pribadi 2015 sampai sekarang', 'ijazah SMP', 'hp 0815 0000 2222'],
  ],
  ['a licence', true, ['Komang Ariana', 'pemandu selam, lisensi PADI, Amed', '+62 812 0000 3333']],
  [
    'a cook at a restaurant that is called Press',
    true,
    [
      'Luca Ferri - pastry chef',
      'Been in kitchens since 2012',
      '2020-now The Garlic Press, Hove: desserts',
      '2016-2020 Fig, Lewes: breads',
      'Speaks Italian, English',
      '07700 900000',
    ],
  ],
  [
    'somebody whom a former teacher describes',
    false,
    [
      'Reference request',
      'Referee name: Mr Colin Ward',
      'Position: Head teacher, Ash Lane Primary',
      'Dates of employment: September 2020 – July 2023',
      'Tel 029 2018 0000',
    ],
  ],
  [
    'people who may be rung about somebody',
    false,
    [
      'Personal references for Ada Bello',
      'Marc Trent, Manager, Hall Foods, 0161 555 0000, m.trent@hall.example',
      'Dr Fay Glass, Tutor, Salt College, f.glass@salt.example',
    ],
  ],
])('a few lines: %s', (_, expected, lines) => {
  expect(isCv(...plainLines(...lines))).toBe(expected);
});

test('a name over a post with an own address and years is a CV', () => {
  const lines = [
    'Photographer',
    'lena@lenahartwig.example, Hamburg',
    'Clients: Geo, Stern',
    'Books: Deich (2020), World Press',
  ];
  expect(isCv(title('Lena Hartwig'), ...lines.map((text, index) => ({ text, y: 70 + 18 * index })))).toBe(
    true,
  );
});

test('titles say whose paper it is', () => {
  expect(isFirm('Finance Department')).toBe(true);
  expect(isFirm('Himpunan Mahasiswa Sipil')).toBe(true);
  expect(namesKind('Discharge summary')).toBe(true);
  expect(namesKind('References available on request')).toBe(false);
  expect(CV_TITLE.test('BIODATA CALON PEKERJA MIGRAN')).toBe(true);
  expect(CV_TITLE.test('BIODATA SISWA BARU')).toBe(false);
});

test('a name beside another column with an address of its own and dated shows is a CV', () => {
  const shows = ['born 1988 Solo', '2024 Tides, Berlin', '2022 Low Water, Solo', '2021 Sand, Bonn'];
  const texts = [
    { text: 'Maya Santika', x: 50, y: 60 },
    { text: '2020 Open House', x: 320, y: 60 },
    ...shows.map((text, index) => ({ text, x: 50, y: 90 + 18 * index })),
    { text: 'studio@mayasantika.example', x: 320, y: 90 },
  ];
  expect(isCv(...texts)).toBe(true);
});

test('a coach who says what a lesson costs is read', () => {
  const lines = sketch(
    'PENGALAMAN MELATIH',
    'Klub Hiu Biru, 2016 – sekarang',
    'SD Harapan, ekskul, 2019 – 2023',
    'LISENSI',
    'PRSI tingkat daerah 2017',
    'TARIF',
    'Rp150.000 per jam',
  );
  expect(isCv(title('Bagas Ardian'), { text: 'WA 0812-5577-0000 | Malang', y: 64 }, ...lines)).toBe(true);
});

test('an application form that its writer filled in is a CV', () => {
  const rows: [string, string][] = [
    ['Posisi', 'Satpam'],
    ['Nama', 'Dedi Kurniawan'],
    ['No HP', '0895 3300 1000'],
    ['Pendidikan', 'SMA Negeri 1 Cirebon, 2015'],
    ['Pengalaman', 'Satpam Bank Jaya 2017 - 2021'],
    ['Pengalaman', 'Satpam RS Mitra 2021 - 2025'],
  ];
  const cells = rows.flatMap(([label, value], index) => [
    { text: label, x: 50, y: 80 + 20 * index },
    { text: value, x: 200, y: 80 + 20 * index },
  ]);
  const { result, warnings } = readPage(title('FORMULIR LAMARAN KERJA'), ...cells);
  expect(warnings).toEqual([]);
  expect(result.name).toMatchObject({ raw: 'Dedi Kurniawan' });
  expect(isCv(title('FORMULIR LAMARAN KERJA'), ...cells.filter((_, index) => index % 2 === 0))).toBe(false);
});

test('what parents say of a child with its school is no CV', () => {
  const rows = ['SMP Negeri 2 Kudus, 2023 - 2026', 'SD Negeri 5 Kudus, 2017 - 2023'];
  const lines = (parents: string) => [...rows, parents].map((text, index) => ({ text, y: 70 + 18 * index }));
  expect(isCv(title('Arka Wijaya'), ...lines('Hobi: sepak bola'))).toBe(true);
  expect(isCv(title('Arka Wijaya'), ...lines('Nama ayah: Seno, wiraswasta'))).toBe(false);
});
