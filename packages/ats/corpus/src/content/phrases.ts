const lines = (text: string) => text.trim().split(/\s*\n\s*/);
const list = (text: string) => text.trim().split(/\s*,\s*/);

/** Sentences any line of work can use. {field}, {years} and {city} come from the CV; other slots as in jobs/family.ts. */
export const summariesId =
  lines(`Lulusan {major} yang menyukai tantangan baru dan cepat belajar. Ingin berkembang di bidang {field} bersama perusahaan yang menghargai kejujuran.
  {years} tahun menekuni {field}, terutama di {kota besar|perusahaan keluarga|perusahaan rintisan|instansi pemerintah}. Saya terbiasa memimpin {3-12} orang dan menyelesaikan pekerjaan sebelum tenggat.
  Pribadi yang tekun, jujur, dan mampu bekerja di bawah tekanan. Pengalaman di bidang {field} membuat saya peka terhadap kebutuhan pelanggan dan biaya.
  Saya percaya pekerjaan yang rapi dimulai dari catatan yang rapi. Setelah {years} tahun di bidang {field}, saya mencari tempat untuk mengambil tanggung jawab yang lebih luas.
  Profesional di bidang {field} dengan rekam jejak memperbaiki proses, membina tim, dan menjaga hubungan baik dengan mitra kerja.
  Mudah beradaptasi, komunikatif, serta bersedia ditempatkan di luar kota. Memiliki minat besar pada {field} dan terus mengikuti pelatihan.`);
export const summariesEn =
  lines(`Graduate in {major} who learns quickly and enjoys untangling messy problems. Looking for a team where careful work is noticed.
  {years} years in {field}, split between {small firms|large employers|family businesses|public bodies}. Known for plain writing, steady planning and keeping promises.
  Practical and curious, I have spent {years} years improving how {field} teams work together. My next step is a role with wider responsibility.
  I like work that ends with something people use. My background in {field} taught me to listen first, measure second and build third.
  Reliable professional in {field} with a record of leading teams of {3-14}, saving costs and winning back unhappy customers.
  Detail-minded and calm under pressure, with experience in {field} across {2-5} regions and a habit of leaving things better documented than I found them.`);

export const introsId = lines(`Perusahaan {distribusi|jasa|rintisan|manufaktur} dengan {40-900} karyawan.
  Bertanggung jawab kepada {manajer wilayah|direktur operasional|kepala divisi} dan memimpin {2-9} staf.
  Ditempatkan di cabang {utama|baru|pembantu} selama masa kontrak.`);
export const introsEn = lines(`A {family-run|venture-backed|publicly listed} business with {40-900} staff.
  Reported to the {regional director|head of department|founder} and looked after a team of {2-9}.
  Hired on a fixed-term contract to cover {parental leave|a system change|a busy season}.`);

export const generalBulletsId =
  lines(`Menyusun laporan {harian|mingguan|bulanan} untuk atasan dan kantor pusat
  Menjadi penghubung antara kantor {cabang|pusat} dan {3-14} mitra
  Terpilih sebagai karyawan terbaik {triwulan I|semester II|tahun 2021|tahun 2023}
  Membuat prosedur kerja yang kemudian dipakai di {2-9} cabang lain
  Mengusulkan perubahan alur kerja yang menghemat {4-26} jam per minggu
  Bekerja sama dengan tim lintas divisi untuk menuntaskan {3-12} proyek
  Memberi pelatihan singkat kepada {6-40} rekan kerja baru
  Menangani keluhan yang masuk lewat telepon, surel, dan media sosial
  Mewakili {kantor|perusahaan|unit} dalam pameran dan rapat koordinasi
  Menjaga ketertiban arsip dan inventaris senilai {rp}
  Menggantikan atasan selama cuti {dua|tiga|empat} bulan
  Ikut serta dalam persiapan audit dan sertifikasi ISO 9001:2015
  Menyusun anggaran tahunan serta memantau realisasinya
  Mengelola jadwal kerja {5-35} orang dalam dua shift`);
export const generalBulletsEn = lines(`Chaired a working group of {4-15} people from three departments
  Named employee of the {month|quarter|year} for {reliability|teamwork|customer care}
  Wrote the handbook that new starters still use
  Saved {3-20} hours a week by simplifying approvals
  Presented results to {senior managers|the trustees|clients} every {month|quarter}
  Stood in for the manager during {two|three|four} months of leave
  Took part in the audit that led to ISO 9001 certification
  Drew up the annual budget and reported on it each quarter
  Answered questions from auditors, suppliers and the press
  Moved {6-40} colleagues to a new office without a lost day
  Collected feedback from {30-400} users and acted on it
  Scheduled shifts for {5-35} people across {2-6} sites
  Spoke at {2-9} industry events
  Cleared a backlog of {40-700} requests in {3-10} weeks`);

export const projectsId: [name: string, text: string][] = [
  ['Aplikasi Arisan Warga', 'Mencatat iuran {20-90} keluarga dan mengirim pengingat lewat WhatsApp.'],
  [
    'Penelitian Kualitas Air Sungai',
    'Mengambil {12-60} sampel dan menyajikan hasilnya kepada pemerintah desa.',
  ],
  ['Kedai Kopi Keliling', 'Usaha kecil dengan omzet {rp} dalam {3-9} bulan pertama.'],
  ['Situs Katalog Batik', 'Membantu {5-25} perajin menjual produk secara daring.'],
];
export const projectsEn: [name: string, text: string][] = [
  ['Tide Table Widget', 'A small web page that {200-900} sailors check every day.'],
  ['Neighbourhood Repair Cafe', 'Organised {6-24} sessions and logged {80-400} repairs.'],
  ['Rainfall Atlas', 'Mapped {20-60} years of open data for a dissertation.'],
  ['Podcast on Local History', 'Wrote and edited {8-30} episodes.'],
];

export const awardsId = lines(`Juara {1|2|3} Lomba Karya Tulis Ilmiah Tingkat Provinsi
  Penerima Beasiswa {Bidikmisi|Djarum Plus|PPA|KIP Kuliah}
  Finalis Program Kreativitas Mahasiswa
  Lulusan Terbaik Fakultas
  Juara Harapan Lomba Desain Poster Nasional`);
export const awardsEn = lines(`Dean's List
  Young Achiever Award, Chamber of Commerce
  Winner, {National|Regional} Case Competition
  Departmental Prize for Best Dissertation
  Employee Recognition Award`);

export const hobbiesId = list(
  'Membaca, Bersepeda, Memasak, Mendaki gunung, Fotografi, Bermain gitar, Futsal, Berkebun, Menulis, Bulu tangkis, Renang',
);
export const hobbiesEn = list(
  'Bouldering, Baking, Trail running, Choir singing, Chess, Film photography, Gardening, Cycling, Pottery, Board games, Sailing',
);

export const languagesId: [string, string[]][] = [
  [
    'Bahasa Inggris',
    ['Aktif', 'Pasif', 'Menengah', 'Lancar', 'TOEFL ITP 547', 'TOEIC 785', 'IELTS 6.5', 'Mahir (C1)'],
  ],
  ['Bahasa Jawa', ['Aktif', 'Penutur asli', 'Lancar']],
  ['Bahasa Sunda', ['Aktif', 'Sehari-hari']],
  ['Bahasa Arab', ['Pasif', 'Dasar', 'Membaca']],
  ['Bahasa Jepang', ['JLPT N4', 'JLPT N3', 'Dasar']],
  ['Bahasa Mandarin', ['HSK 3', 'Dasar', 'Percakapan']],
  ['Bahasa Korea', ['TOPIK 2', 'Dasar']],
  ['Bahasa Jerman', ['A2', 'B1']],
  ['Bahasa Batak Toba', ['Aktif']],
  ['Bahasa Bali', ['Penutur asli']],
];
export const nativeId = ['Penutur asli', 'Bahasa ibu', 'Aktif', 'Sangat lancar'];
export const languagesEn: [string, string[]][] = [
  ['French', ['B2', 'Intermediate', 'Working proficiency', 'DELF B1']],
  ['German', ['C1', 'Fluent', 'B1', 'Basic']],
  ['Spanish', ['Conversational', 'Advanced', 'A2']],
  ['Portuguese', ['Fluent', 'Basic']],
  ['Mandarin', ['HSK 4', 'Limited working proficiency', 'Conversational']],
  ['Indonesian', ['Native', 'Fluent', 'Bilingual']],
  ['Italian', ['Elementary', 'B2']],
  ['Arabic', ['Reading', 'Native or bilingual']],
  ['Hindi', ['Native', 'Fluent']],
  ['Dutch', ['B1', 'Fluent']],
  ['Japanese', ['JLPT N3', 'Basic']],
];
export const nativeEn = ['Native', 'Mother tongue', 'Fluent', 'Native speaker', 'IELTS 7.5', 'C2'];

export const refereesRolesId = ['Manajer HRD', 'Kepala Program Studi', 'Supervisor', 'Direktur'];
export const refereesRolesEn = ['Line Manager', 'Head of Department', 'Course Director', 'Former Supervisor'];
export const referenceNotesId = ['Tersedia jika diminta.', 'Dapat diberikan sesuai kebutuhan.'];
export const referenceNotesEn = ['Available on request.', 'References are available upon request.'];
export const declarationsId = [
  'Demikian daftar riwayat hidup ini saya buat dengan sebenar-benarnya.',
  'Demikian riwayat hidup ini saya buat dengan sesungguhnya untuk dapat dipergunakan sebagaimana mestinya.',
];
export const declarationsEn = [
  'I confirm that the information given above is true to the best of my knowledge.',
];
export const coursesId = list(
  'Statistika Dasar, Manajemen Proyek, Etika Profesi, Metodologi Penelitian, Kewirausahaan, Komunikasi Bisnis',
);
export const coursesEn = list(
  'Applied Statistics, Project Management, Research Methods, Ethics, Business Communication, Entrepreneurship',
);
export const thesesId = [
  'Pengaruh Pelatihan terhadap Kinerja Pegawai',
  'Rancang Bangun Alat Pengering Kopi',
  'Analisis Kepuasan Pengguna Layanan Daring',
  'Studi Kelayakan Usaha Mikro di Pesisir',
];
export const thesesEn = [
  'Commuting and wellbeing in mid-sized cities',
  'A low-cost sensor for river turbidity',
  'Trust and repeat purchase in small shops',
  'Reading habits after primary school',
];
export const journalsId = ['Jurnal Riset Terapan', 'Jurnal Nusantara Madani', 'Buletin Ilmu Terpadu'];
export const journalsEn = [
  'Journal of Applied Studies',
  'Regional Research Letters',
  'Proceedings of the Autumn Workshop',
];
