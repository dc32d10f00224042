/** Sample content; people, companies and schools are invented. */
export const productId = {
  profile: {
    firstName: 'Rangga',
    lastName: 'Mahardika',
    subtitle: 'Product Manager',
    email: 'rangga.mahardika@example.com',
    phone: '+62 811-0000-6642',
    linkedin: 'linkedin.com/in/rangga-mahardika',
    website: 'https://rangga.example.com',
    address: { city: 'Bandung' },
  },
  objective: {
    body: 'Product manager berlatar Teknik Informatika dengan tiga tahun pengalaman di aplikasi pembayaran dan pendidikan. Memulai dari masalah pengguna yang nyata, merumuskannya menjadi hipotesis yang dapat diuji, dan merilis dalam langkah kecil bersama tim desain dan rekayasa.',
  },
  work: [
    {
      company: 'DompetKita Teknologi',
      position: 'Associate Product Manager',
      employment: 'Full Time',
      location: 'Bandung',
      startDate: '2023-02',
      isCurrent: true,
      summary: `- Memimpin perombakan alur pendaftaran bersama 6 insinyur dan 2 desainer; tingkat selesai naik dari 54% menjadi 73%.
- Mewawancarai 45 pemilik warung untuk menyusun peta jalan fitur tagihan yang kini dipakai 12.000 pengguna aktif per bulan.
- Menetapkan metrik utama dan dasbor mingguan sehingga keputusan prioritas diambil dari data yang sama oleh empat tim.`,
    },
    {
      company: 'Ruang Nalar Edukasi',
      position: 'Magang Product Analyst',
      employment: 'Internship',
      location: 'Jakarta',
      startDate: '2022-06',
      endDate: '2022-12',
      summary: `- Menganalisis perilaku 80.000 pengguna dengan SQL dan menemukan tiga titik putus utama pada kelas percobaan.
- Mengusulkan pengingat belajar yang menaikkan retensi minggu ke-4 sebesar 9 poin persentase.`,
    },
  ],
  education: [
    {
      institution: 'Institut Teknologi Parahyangan Raya',
      degree: 'Bachelors',
      field: 'Teknik Informatika',
      gpa: '3,57/4,00',
      startDate: '2018-08',
      endDate: '2022-07',
    },
  ],
  projects: [
    {
      title: 'Antre: aplikasi antrean puskesmas',
      role: 'Product owner',
      link: 'https://antre.example.com',
      date: '2021-09',
      endDate: '2022-02',
      summary: '- Memangkas rata-rata waktu tunggu dari 95 menjadi 40 menit dalam uji coba di dua puskesmas.',
    },
  ],
  skills: [
    { name: 'Produk', keywords: ['Riset pengguna', 'Peta jalan', 'Penulisan PRD', 'Uji A/B'] },
    { name: 'Data', keywords: ['SQL', 'Amplitude', 'Metabase', 'Spreadsheet'] },
    { name: 'Kerja tim', keywords: ['Scrum', 'Jira', 'Figma'] },
  ],
  certifications: [{ title: 'Professional Scrum Product Owner I', issuer: 'Scrum.org', date: '2023-09' }],
  languages: [
    { name: 'Indonesia', fluency: 'Bahasa ibu' },
    { name: 'Inggris', fluency: 'Profesional (IELTS 7.0)' },
  ],
};
