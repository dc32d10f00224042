/** Sample content; people, companies and schools are invented. */
export const marketingId = {
  profile: {
    firstName: 'Salsabila',
    lastName: 'Kirana',
    subtitle: 'Pemasaran Digital',
    email: 'salsabila.kirana@example.com',
    phone: '+62 857-0000-3398',
    linkedin: 'linkedin.com/in/salsabila-kirana',
    website: 'https://salsabila.example.com',
    address: { city: 'Yogyakarta' },
  },
  objective: {
    body: 'Pemasar digital dengan latar Ilmu Komunikasi dan dua tahun pengalaman menjalankan kampanye berbayar serta konten organik untuk merek ritel dan kuliner. Suka menguji gagasan kecil lebih dulu, membaca angkanya, lalu membesarkan yang terbukti berhasil.',
  },
  work: [
    {
      company: 'Lentera Rasa Indonesia',
      position: 'Spesialis Pemasaran Digital',
      employment: 'Full Time',
      location: 'Yogyakarta',
      startDate: '2023-05',
      isCurrent: true,
      summary: `- Mengelola anggaran iklan Rp65 juta per bulan di Meta dan TikTok; biaya per pembelian turun 31% dalam enam bulan.
- Menjalankan 24 uji A/B pada halaman produk yang menaikkan rasio konversi dari 1,8% menjadi 2,7%.
- Membangun program pelanggan setia lewat WhatsApp: 5.400 anggota dan 22% penjualan ulang pada kuartal pertama.`,
    },
    {
      company: 'Studio Kata Kota',
      position: 'Magang Konten',
      employment: 'Internship',
      location: 'Yogyakarta',
      startDate: '2022-09',
      endDate: '2023-02',
      summary: `- Menulis dan menjadwalkan 120 konten Instagram untuk tiga klien; rata-rata keterlibatan naik dari 2,1% menjadi 4,6%.
- Merangkum laporan performa mingguan dalam satu halaman yang mudah dibaca klien.`,
    },
  ],
  education: [
    {
      institution: 'Universitas Taman Nusa',
      degree: 'Bachelors',
      field: 'Ilmu Komunikasi',
      gpa: '3,68/4,00',
      startDate: '2019-08',
      endDate: '2023-02',
    },
  ],
  projects: [
    {
      title: 'Pasar Kreatif Kampus',
      role: 'Ketua Bidang Promosi',
      link: 'https://pasarkreatif.example.com',
      date: '2022-03',
      endDate: '2022-06',
      summary:
        '- Mendatangkan 3.100 pengunjung dalam dua hari dengan anggaran promosi Rp4 juta dan 26 mitra media.',
    },
  ],
  skills: [
    { name: 'Kampanye berbayar', keywords: ['Meta Ads', 'TikTok Ads', 'Google Ads'] },
    { name: 'Analitik', keywords: ['Google Analytics 4', 'Looker Studio', 'Uji A/B'] },
    { name: 'Konten', keywords: ['Copywriting', 'SEO', 'Canva', 'CapCut'] },
  ],
  awards: [
    {
      title: 'Juara 2 Lomba Rencana Pemasaran Nasional',
      awarder: 'Forum Mahasiswa Pemasaran',
      date: '2022-10',
    },
  ],
  languages: [
    { name: 'Indonesia', fluency: 'Bahasa ibu' },
    { name: 'Inggris', fluency: 'Profesional' },
  ],
};
