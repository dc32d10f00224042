/** Sample content; people, companies and schools are invented. */
export const hrId = {
  profile: {
    firstName: 'Bagas',
    lastName: 'Wicaksono',
    subtitle: 'Talent Acquisition & People Operations',
    email: 'bagas.wicaksono@example.com',
    phone: '+62 813-0000-7710',
    linkedin: 'linkedin.com/in/bagas-wicaksono',
    address: { city: 'Surabaya' },
  },
  objective: {
    body: 'Lulusan Psikologi yang menangani rekrutmen dari ujung ke ujung untuk posisi operasional dan kantor pusat. Percaya bahwa proses yang jelas dan kabar yang tepat waktu adalah bentuk paling sederhana dari menghargai pelamar.',
  },
  work: [
    {
      company: 'PT Samudra Logistik Andalan',
      position: 'Staf Rekrutmen',
      employment: 'Full Time',
      location: 'Surabaya',
      startDate: '2023-03',
      isCurrent: true,
      summary: `- Mengisi 94 posisi dalam setahun, dari kurir hingga supervisor gudang, dengan rata-rata waktu pemenuhan 21 hari (sebelumnya 34 hari).
- Menyusun panduan wawancara berbasis kompetensi untuk 12 jabatan dan melatih 18 manajer lini memakainya.
- Menaikkan tingkat penerimaan tawaran kerja dari 68% menjadi 85% dengan survei singkat kepada pelamar yang menolak.`,
    },
    {
      company: 'Rumah Talenta Kinasih',
      position: 'Magang People Operations',
      employment: 'Internship',
      location: 'Malang',
      startDate: '2022-07',
      endDate: '2022-12',
      summary: `- Menyaring sekitar 60 lamaran per minggu dan menjadwalkan wawancara untuk empat klien.
- Menyiapkan orientasi 40 karyawan baru; 9 dari 10 peserta menilai sesi "jelas" atau "sangat jelas".`,
    },
  ],
  education: [
    {
      institution: 'Universitas Wijaya Karsa',
      degree: 'Bachelors',
      field: 'Psikologi',
      gpa: '3,61/4,00',
      startDate: '2018-08',
      endDate: '2022-08',
      courses: ['Psikologi Industri dan Organisasi', 'Psikometri', 'Statistika Sosial'],
    },
  ],
  projects: [
    {
      title: 'Kelas Karier Gratis untuk SMK',
      role: 'Koordinator',
      date: '2023-09',
      endDate: '2024-03',
      summary: '- Mengadakan 8 sesi latihan wawancara bagi 210 siswa bersama 15 relawan praktisi SDM.',
    },
  ],
  skills: [
    {
      name: 'Rekrutmen',
      keywords: ['Wawancara berbasis kompetensi', 'Penyusunan profil jabatan', 'Sourcing LinkedIn'],
    },
    {
      name: 'Hubungan karyawan',
      keywords: ['Orientasi', 'Survei keterikatan', 'Dasar hukum ketenagakerjaan'],
    },
    { name: 'Perangkat', keywords: ['Excel', 'Google Workspace', 'Talenta', 'Notion'] },
  ],
  certifications: [
    {
      title: 'Sertifikasi Staf SDM',
      issuer: 'Lembaga Sertifikasi Profesi SDM Mandiri',
      date: '2023-11',
      expiryDate: '2026-11',
    },
  ],
  languages: [
    { name: 'Indonesia', fluency: 'Bahasa ibu' },
    { name: 'Inggris', fluency: 'Menengah' },
    { name: 'Jawa', fluency: 'Lancar' },
  ],
};
