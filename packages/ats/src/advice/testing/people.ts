import type { ReadingSketch } from './reading-of.ts';

/** A fresh graduate without jobs: organisations and projects tell the story. */
export const FRESH: ReadingSketch = {
  name: 'Rani Kusuma Dewi',
  emails: ['rani.kusuma@example.com'],
  phones: ['+62 812 3456 7890'],
  linkedin: 'linkedin.com/in/rani-kusuma',
  city: 'Bandung, Jawa Barat',
  summary:
    'Lulusan Statistika yang terbiasa mengolah data survei dengan Python dan SQL, mencari posisi analis data.',
  education: [
    {
      school: 'Universitas Padjadjaran',
      degree: 'S1 Statistika',
      grade: '3,72/4,00',
      from: '2021-08',
      to: '2025-08',
    },
  ],
  skills: ['Python', 'SQL', 'Tableau', 'Excel', 'SPSS', 'Canva'],
  languages: ['Bahasa Indonesia', 'Bahasa Inggris'],
  sections: {
    Organisations: [
      'Pengalaman Organisasi',
      'Himpunan Mahasiswa Statistika, Ketua Divisi Acara, Jan 2024 - Des 2024',
      '• Memimpin 12 panitia menyelenggarakan seminar nasional dengan 350 peserta',
      '• Menyusun anggaran acara sebesar 40 juta rupiah dan menghemat 15 persen',
      '• Menjalin kerja sama dengan 8 sponsor dari perusahaan teknologi dan bank daerah',
    ].join('\n'),
    Projects: [
      'Proyek',
      'Analisis Harga Cabai, Mar 2025',
      '• Menganalisis 5 tahun harga cabai di 27 kota dan meramalkan harga dengan galat 8 persen',
      '• Merancang dasbor Tableau untuk 3 kelas statistika dasar sehingga koreksi tugas turun dari 5 hari menjadi 2',
      '• Menulis laporan akhir setebal 60 halaman dan mempresentasikan hasilnya kepada dinas perdagangan provinsi dalam sebuah lokakarya tentang inflasi pangan dan cara membaca data harga harian',
    ].join('\n'),
  },
  title: 'CV Rani Kusuma Dewi',
};

const DEEDS = [
  'Led a team of 9 engineers that moved billing to a new platform within 7 months',
  'Reduced cloud spending by 31% by rewriting the nightly reports and retiring idle servers',
  'Designed the public API used by 140 partner companies in four countries',
];

/** A senior with three jobs in English, newest first. */
export const SENIOR: ReadingSketch = {
  name: 'Bima Pratama',
  emails: ['bima.pratama@example.com'],
  phones: ['+62 811 2345 678'],
  linkedin: 'linkedin.com/in/bima',
  city: 'Jakarta',
  summary:
    'Engineering manager with twelve years in payments, looking for a role that joins people and platforms.',
  work: [
    { title: 'Engineering Manager', at: 'Kirana Pay', from: '2021-02', to: null, did: DEEDS },
    {
      title: 'Senior Engineer',
      at: 'Nusa Data',
      from: '2017-01',
      to: '2021-01',
      did: [
        'Built the fraud service that checks 2 million payments a day',
        'Mentored 6 junior engineers, 4 of whom were promoted',
      ],
    },
    {
      title: 'Software Engineer',
      at: 'Lintang Tech',
      from: '2013-07',
      to: '2016-12',
      did: [
        'Developed the mobile backend for 300 thousand customers',
        'Automated releases, from two days down to 40 minutes',
      ],
    },
  ],
  education: [
    {
      school: 'Institut Teknologi Bandung',
      degree: 'Bachelor of Engineering',
      from: '2009-08',
      to: '2013-06',
    },
  ],
  skills: ['Go', 'Java', 'PostgreSQL', 'Kubernetes', 'Kafka', 'Leadership'],
  years: 12.5,
  language: 'en',
  pages: 2,
  title: 'Bima Pratama, Engineering Manager',
  sections: {
    Awards:
      'Awards\nSpeaker at three national conferences on payments, platform teams and the art of moving old systems without anyone noticing it',
  },
};
