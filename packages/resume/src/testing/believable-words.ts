import type { Language } from '../reference-lists.ts';

/** What believable documents are made of; people, companies and schools are invented. */
export interface Words {
  firstNames: string[];
  lastNames: string[];
  positions: string[];
  companies: string[];
  cities: string[];
  schools: string[];
  fields: string[];
  lines: string[];
  openings: string[];
  skillGroups: { name: string; keywords: string[] }[];
  skills: string[];
  certificates: { title: string; issuer: string }[];
  projects: string[];
  roles: string[];
  organisations: string[];
  awards: string[];
  languages: { name: string; fluency: string }[];
  hobbies: string[];
}

const shared = {
  firstNames: ['Siti', 'Bagus', 'Nur’aini', 'Zoë', 'Muhammad', 'I Gusti Ayu', 'José', 'Wayan', 'Łucja', 'Rizky', 'D’Angelo', 'Ratna-Sari', 'Yohanes', 'Mei Ling', 'Ångela'],
  lastNames: ['Rahmawati', 'van der Berg', 'Simanjuntak', 'Putri Wulandari', 'Hidayat', 'O’Brien', 'Müller', 'Kusumawardhani', 'Tan', 'Nasution', 'Peña', 'Widjaja', 'Al-Farisi', ''],
  companies: ['PT Cahaya Nusantara Tbk', 'PT Sinar & Rekan', 'CV Maju Bersama', 'Kopi Senja', 'PT Rajut Abadi (Persero)', 'Bank Mitra Samudra', 'Klinik Sehat Sentosa', 'Studio Naïve', 'Zenith Łabs', 'PT Logistik A–Z', 'Rumah Sakit Bunda Kasih', 'Toko Buku “Pelita”', 'Dinas Pariwisata Kota Malang', 'Lumen Analytics Pte. Ltd.', 'PT Graha 21'],
  cities: ['Bandung', 'Surabaya', 'Yogyakarta', 'Denpasar', 'Makassar', 'Jakarta Selatan', 'Medan', 'Semarang'],
  schools: ['Universitas Taman Nusa', 'Institut Teknologi Pesisir', 'Politeknik Negeri Arunika', 'Universitas Katolik Santa Lucia', 'SMK Negeri 3 Kertajaya', 'University of Port Haven', 'Sekolah Tinggi Ilmu Ekonomi Bahari'],
  skills: ['Excel', 'SQL', 'Python', 'C++', 'C#', 'Node.js', 'Figma', 'AutoCAD', 'SAP', 'Power BI', 'Adobe Photoshop', 'Google Analytics', 'A/B testing', 'R', 'Tableau', 'Canva', 'JavaScript', 'UI/UX'],
}; // prettier-ignore

export const words: Record<Language, Words> = {
  id: {
    ...shared,
    positions: ['Analis Data', 'Staf Akuntansi', 'Manajer Proyek', 'Desainer Grafis', 'Perawat', 'Guru Matematika', 'Insinyur Perangkat Lunak', 'Staf Administrasi', 'Magang Pemasaran', 'Kepala Gudang', 'Spesialis SDM'],
    fields: ['Akuntansi', 'Teknik Informatika', 'Ilmu Komunikasi', 'Manajemen', 'Statistika', 'Psikologi', 'Teknik Sipil'],
    openings: ['Lulusan yang teliti dan terbiasa bekerja dengan data.', 'Pekerja keras dengan pengalaman memimpin tim kecil di tiga kota.', 'Berpengalaman merapikan proses dan melatih orang baru; rata-rata dua belas orang setahun.'],
    lines: ['Menyusun laporan keuangan bulanan untuk 14 cabang.', 'Menurunkan biaya pengiriman 12% (Rp240 juta) dalam satu tahun.', 'Memimpin enam orang dan melatih rata-rata tiga magang tiap kuartal.', 'Mengelola media sosial dengan 25.000 pengikut & anggaran Rp5 juta.', 'Membuat dasbor yang dipakai direksi setiap Senin.', 'Menulis panduan kerja 40 halaman untuk “tim malam”.', 'Menangani 60–80 pelanggan sehari dengan skor kepuasan 4,8/5.', 'Meraih penghargaan 🎓 karyawan terbaik 2x.', 'Mempertanggungjawabkan pengadaan alat di 3 lokasi berbeda, termasuk gudang utama, gudang transit, dan dua toko di pusat kota yang buka setiap hari.'],
    skillGroups: [{ name: 'Perangkat', keywords: ['Microsoft Word', 'PowerPoint', 'Google Sheets'] }, { name: 'Analitik', keywords: ['Looker Studio', 'SPSS', 'Minitab'] }, { name: 'Keahlian lunak', keywords: ['Negosiasi', 'Presentasi', 'Manajemen waktu'] }],
    certificates: [{ title: 'Brevet Pajak A & B', issuer: 'Ikatan Akuntan Contoh' }, { title: 'Sertifikasi K3 Umum', issuer: 'Lembaga Sertifikasi Contoh' }, { title: 'Google Data Analytics', issuer: 'Coursera' }, { title: 'Certified Scrum Master', issuer: 'Agile Guild' }],
    projects: ['Peta Banjir Kota', 'Aplikasi Kas Warung', 'Pasar Kreatif Kampus', 'Riset Limbah Kopi'],
    roles: ['Ketua', 'Anggota', 'Sekretaris', 'Koordinator Acara'],
    organisations: ['Himpunan Mahasiswa Statistika', 'Relawan Baca Nusantara', 'Kelas Data Intensif'],
    awards: ['Juara 1 Lomba Esai', 'Karyawan Terbaik', 'Finalis Kompetisi Bisnis'],
    languages: [{ name: 'Indonesia', fluency: 'Bahasa ibu' }, { name: 'Inggris', fluency: 'TOEFL 560' }, { name: 'Jepang', fluency: 'JLPT N3' }, { name: 'Jawa', fluency: 'Aktif' }],
    hobbies: ['Mendaki', 'Bulu tangkis', 'Memasak'],
  },
  en: {
    ...shared,
    positions: ['Data Analyst', 'Senior Accountant', 'Project Manager', 'Graphic Designer', 'Registered Nurse', 'Software Engineer', 'Marketing Intern', 'Operations Supervisor', 'HR Generalist', 'Sales Executive'],
    fields: ['Accounting', 'Computer Science', 'Communication', 'Management', 'Statistics', 'Civil Engineering'],
    openings: ['Careful analyst who enjoys tidy data and honest stories.', 'Manager with eight years in retail; led teams of up to fourteen people in three cities.', 'Recent graduate looking for a first role in supply chain planning.'],
    lines: ['Prepared monthly reports for 14 branches.', 'Cut delivery costs by 12% (Rp240 million) within one year.', 'Led six people and trained about three interns each quarter.', 'Built the dashboard that directors read every Monday.', 'Wrote a 40-page handbook for the “night shift”.', 'Served 60–80 customers a day with a satisfaction score of 4.8/5.', 'Shipped a naïve-looking but efficient A/B testing tool in C++ & SQL.', 'Won the 🎓 employee of the year award twice.', 'Coordinated procurement across three locations, including the main warehouse, a transit hub and two shops in the city centre that open every day.'],
    skillGroups: [{ name: 'Tools', keywords: ['Microsoft Word', 'PowerPoint', 'Google Sheets'] }, { name: 'Analytics', keywords: ['Looker Studio', 'SPSS', 'Minitab'] }, { name: 'Soft skills', keywords: ['Negotiation', 'Public speaking', 'Time management'] }],
    certificates: [{ title: 'Certified Scrum Master', issuer: 'Agile Guild' }, { title: 'AWS Certified Cloud Practitioner', issuer: 'Amazon Web Services' }, { title: 'Payment Systems Professional', issuer: 'Institute of Samples' }, { title: 'Google Data Analytics', issuer: 'Coursera' }],
    projects: ['Open Transit Map', 'Cashier App for Stalls', 'Campus Creative Market'],
    roles: ['Lead', 'Member', 'Secretary', 'Event Coordinator'],
    organisations: ['Statistics Student Association', 'Reading Volunteers', 'Intensive Data Class'],
    awards: ['First Prize, Essay Contest', 'Employee of the Year'],
    languages: [{ name: 'Indonesian', fluency: 'Native' }, { name: 'English', fluency: 'IELTS 7.0' }, { name: 'Japanese', fluency: 'JLPT N3' }, { name: 'Javanese', fluency: 'Fluent' }],
    hobbies: ['Hiking', 'Badminton', 'Cooking'],
  },
}; // prettier-ignore
