import { parseResume, starterResume, type Resume } from '@setapak/resume';
import { portrait } from './portrait.ts';

/** Invented people at three stages of life: a first CV, one full page, and a long career in every section. */
export async function samples(): Promise<Record<'short' | 'medium' | 'long', Resume>> {
  const photograph = await portrait();
  const medium = starterResume('marketing');
  medium.profile.photograph = photograph;
  return { short: parseResume(graduate), medium, long: parseResume(career) };
}

const graduate = {
  version: 2,
  profile: {
    firstName: 'Dimas',
    lastName: 'Pradipta',
    subtitle: 'Lulusan Baru Teknik Industri',
    email: 'dimas.pradipta@example.com',
    phone: '+62 813-0000-4417',
    linkedin: 'linkedin.com/in/dimas-pradipta',
    address: { city: 'Semarang' },
  },
  objective: {
    body: 'Lulusan Teknik Industri yang senang merapikan proses kerja. Mencari posisi awal di perencanaan produksi atau rantai pasok.',
  },
  education: [
    {
      institution: 'Institut Teknologi Pesisir',
      degree: 'Bachelors',
      field: 'Teknik Industri',
      gpa: '3,57/4,00',
      startDate: '2021-08',
      endDate: '2025-07',
      courses: ['Perencanaan Produksi', 'Simulasi Sistem', 'Riset Operasi'],
    },
  ],
  work: [
    {
      company: 'PT Sinar Rajut Abadi',
      position: 'Magang Perencanaan Produksi',
      employment: 'Internship',
      location: 'Kendal',
      startDate: '2024-07',
      endDate: '2024-10',
      summary:
        '- Menyusun jadwal 14 mesin rajut mingguan; waktu ganti benang turun dari 42 menjadi 29 menit.\n- Membuat lembar pantau bahan baku yang dipakai tiga regu.',
    },
  ],
  informalEducation: [
    {
      institution: 'Himpunan Mahasiswa Teknik Industri',
      position: 'Ketua Divisi Riset',
      startDate: '2023-02',
      endDate: '2024-01',
      summary: '- Memimpin 11 anggota dan tiga kunjungan pabrik.',
    },
  ],
  skills: [
    { name: 'Perangkat', keywords: ['Excel', 'Arena', 'AutoCAD', 'Minitab'] },
    { name: 'Metode', keywords: ['5S', 'Studi waktu', 'Peramalan'] },
  ],
  languages: [
    { name: 'Indonesia', fluency: 'Bahasa ibu' },
    { name: 'Inggris', fluency: 'TOEIC 785' },
  ],
};

const career = {
  version: 2,
  profile: {
    firstName: 'Maya',
    lastName: 'Anggraini Lestari',
    subtitle: 'Senior Product Manager',
    email: 'maya.lestari@example.com',
    phone: '+62 811-0000-7720',
    linkedin: 'linkedin.com/in/maya-lestari',
    website: 'https://maya.example.com',
    address: { city: 'South Jakarta', country: 'Indonesia' },
  },
  metadata: { language: 'en' },
  objective: {
    body: 'Product manager with nine years in payments, logistics and education. I turn vague problems into small bets, measure them honestly, and stay until the numbers move. Led teams of up to fourteen people across **three cities**.',
  },
  work: [
    {
      company: 'Dompet Rakyat Digital',
      position: 'Senior Product Manager, Payments',
      employment: 'Full Time',
      location: 'Jakarta',
      startDate: '2022-03',
      isCurrent: true,
      summary: `Own the checkout and payout products used by 1.9 million merchants.
- Raised successful payments from 91.2% to 96.8% in ten months by routing each one to the bank that answers best.
- Cut the cost of a payout by 38% (about Rp21 billion a year) through batched settlement.
- Started a weekly reading of 30 support tickets by the whole team; repeat contacts fell by a quarter.`,
    },
    {
      company: 'Kirim Cepat Logistik',
      position: 'Product Manager',
      employment: 'Full Time',
      location: 'Bandung',
      startDate: '2019-06',
      endDate: '2022-02',
      summary: `- Launched same-day delivery in 11 cities; it became 27% of revenue in its first year.
- Rebuilt the courier app with four engineers: crashes down 82%, rating up from 3.4 to 4.6.
- Wrote the company's first guide to product discovery, now part of onboarding.`,
    },
    {
      company: 'Ruang Cendekia',
      position: 'Associate Product Manager',
      employment: 'Full Time',
      location: 'Yogyakarta',
      startDate: '2017-01',
      endDate: '2019-05',
      summary: `- Designed a placement test taken by 210,000 students; completion rose from 54% to 79%.
- Ran 46 interviews with teachers in six provinces and turned them into the offline lesson pack.`,
    },
    {
      company: 'Studio Garis Lurus',
      position: 'Business Analyst',
      employment: 'Contract',
      location: 'Yogyakarta',
      startDate: '2015-08',
      endDate: '2016-12',
      summary:
        '- Mapped the ordering process of nine retail clients and removed 40 hours of manual work a month.',
    },
  ],
  education: [
    {
      institution: 'Universitas Taman Nusa',
      degree: 'Masters',
      field: 'Management',
      gpa: '3.84/4.00',
      startDate: '2017-08',
      endDate: '2019-07',
    },
    {
      institution: 'Institut Teknologi Pesisir',
      degree: 'Bachelors',
      field: 'Informatics',
      gpa: '3.62/4.00',
      startDate: '2011-08',
      endDate: '2015-07',
      courses: ['Human–Computer Interaction', 'Statistics', 'Databases'],
    },
  ],
  projects: [
    {
      title: 'Open Transit Map of Yogyakarta',
      role: 'Lead',
      link: 'https://transit.example.com',
      date: '2020-02',
      endDate: '2021-05',
      keywords: ['OpenStreetMap', 'Python'],
      summary: '- Twenty-two volunteers mapped 340 bus stops; the data is used by two journey planners.',
    },
  ],
  skills: [
    { name: 'Product', keywords: ['Discovery interviews', 'Roadmaps', 'A/B tests', 'Pricing'] },
    { name: 'Data', keywords: ['SQL', 'Python', 'Looker Studio', 'Amplitude'] },
    { name: 'Design', keywords: ['Figma', 'Prototyping'] },
  ],
  certifications: [
    { title: 'Certified Scrum Product Owner', issuer: 'Agile Guild', date: '2021-04' },
    { title: 'Payment Systems Professional', issuer: 'Lembaga Sertifikasi Keuangan', date: '2023-09' },
  ],
  informalEducation: [
    {
      institution: 'Perempuan Teknologi Indonesia',
      position: 'Mentor',
      location: 'Jakarta',
      startDate: '2021-01',
      isCurrent: true,
      summary: '- Mentored nine women into their first product role.',
    },
  ],
  awards: [{ title: 'Best Fintech Product', awarder: 'Nusantara Digital Awards', date: '2023-11' }],
  languages: [
    { name: 'Indonesian', fluency: 'Native' },
    { name: 'English', fluency: 'IELTS 8.0' },
    { name: 'Javanese', fluency: 'Fluent' },
  ],
  social: [{ network: 'GitHub', username: 'mayalestari', link: 'https://github.com/mayalestari' }],
  hobbies: [{ name: 'Trail running' }, { name: 'Ceramics' }],
  references: [
    {
      name: 'Dr. Hendra Kusuma',
      position: 'Chief Product Officer',
      company: 'Dompet Rakyat Digital',
      email: 'hendra@example.com',
    },
  ],
};
