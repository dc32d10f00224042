/** Sample content; people, companies and schools are invented. */
export const financeId = {
  profile: {
    firstName: 'Nadya',
    lastName: 'Prameswari',
    subtitle: 'Analis Keuangan',
    email: 'nadya.prameswari@example.com',
    phone: '+62 812-0000-4521',
    linkedin: 'linkedin.com/in/nadya-prameswari',
    address: { city: 'Jakarta Selatan' },
  },
  objective: {
    body: 'Lulusan Akuntansi dengan dua tahun pengalaman menyusun laporan keuangan, anggaran, dan analisis biaya di perusahaan distribusi. Terbiasa merapikan data yang berserakan menjadi laporan yang bisa langsung dipakai manajemen untuk mengambil keputusan. Sedang menempuh Brevet Pajak A & B.',
  },
  work: [
    {
      company: 'PT Arunika Distribusi Nusantara',
      position: 'Staf Analis Keuangan',
      employment: 'Full Time',
      location: 'Jakarta',
      startDate: '2023-08',
      isCurrent: true,
      summary: `- Menyusun laporan laba rugi dan arus kas bulanan untuk 6 cabang; waktu tutup buku turun dari 9 menjadi 5 hari kerja.
- Menemukan selisih biaya kirim senilai Rp240 juta per tahun lewat rekonsiliasi 3.200 faktur, lalu merundingkan ulang tarif dengan dua vendor.
- Membangun model proyeksi kas 13 minggu di Excel yang kini dipakai direksi dalam rapat mingguan.`,
    },
    {
      company: 'Koperasi Simpan Pinjam Tirta Makmur',
      position: 'Magang Akuntansi',
      employment: 'Internship',
      location: 'Bandung',
      startDate: '2023-01',
      endDate: '2023-06',
      summary: `- Mencatat dan mencocokkan rata-rata 180 transaksi per minggu dengan tingkat kesalahan di bawah 0,5%.
- Merapikan arsip piutang 450 anggota sehingga penagihan jatuh tempo bisa dipantau harian.`,
    },
  ],
  education: [
    {
      institution: 'Universitas Cakrawala Bandung',
      degree: 'Bachelors',
      field: 'Akuntansi',
      gpa: '3,74/4,00',
      startDate: '2019-08',
      endDate: '2023-07',
      summary: '- Skripsi: pengaruh perputaran persediaan terhadap likuiditas 24 perusahaan ritel.',
    },
  ],
  projects: [
    {
      title: 'Dasbor Anggaran UMKM',
      role: 'Penggagas',
      date: '2024-02',
      endDate: '2024-05',
      summary: '- Membuat templat anggaran di Google Sheets yang dipakai 35 pelaku usaha binaan kelurahan.',
    },
  ],
  skills: [
    { name: 'Analisis keuangan', keywords: ['Laporan keuangan', 'Anggaran', 'Proyeksi arus kas'] },
    { name: 'Perangkat', keywords: ['Excel (Power Query, PivotTable)', 'SQL dasar', 'Accurate', 'Power BI'] },
    { name: 'Perpajakan', keywords: ['PPh 21', 'PPN', 'e-Faktur'] },
  ],
  certifications: [
    { title: 'Brevet Pajak A & B', issuer: 'Lembaga Pelatihan Pajak Sinergi', date: '2024-11' },
  ],
  informalEducation: [
    {
      institution: 'Himpunan Mahasiswa Akuntansi',
      position: 'Bendahara Umum',
      startDate: '2021-02',
      endDate: '2022-01',
      summary: '- Mengelola kas Rp85 juta untuk 14 kegiatan tanpa temuan pada audit akhir masa jabatan.',
    },
  ],
  languages: [
    { name: 'Indonesia', fluency: 'Bahasa ibu' },
    { name: 'Inggris', fluency: 'Profesional (TOEFL ITP 567)' },
  ],
};
