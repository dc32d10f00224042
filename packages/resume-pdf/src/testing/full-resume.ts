import { parseResume, type Language, type Resume } from '@setapak/resume';

/** A document that fills every section and field; invented, for tests and pictures. */
export function fullResume(language: Language = 'id'): Resume {
  return parseResume({
    version: 1,
    profile: {
      firstName: 'Wening',
      lastName: 'Larasati',
      subtitle: 'Analis Data',
      email: 'wening.larasati@example.com',
      phone: '+62 812-0000-9090',
      linkedin: 'linkedin.com/in/wening-larasati',
      website: 'https://www.wening.example.com/',
      birthDate: '2001-03-09',
      address: {
        line1: 'Jalan Kenari 12',
        city: 'Yogyakarta',
        region: 'DIY',
        pincode: '55281',
        country: 'Indonesia',
      },
    },
    objective: {
      body: 'Menyukai **data yang rapi** dan *cerita yang jujur*; rata-rata tiga laporan sebulan.\nBaris kedua.',
    },
    work: [
      {
        company: 'PT Angka Berbicara',
        position: 'Analis Data',
        employment: 'Full Time',
        location: 'Sleman',
        website: 'https://angka.example.com',
        startDate: '2023-05-02',
        isCurrent: true,
        summary:
          'Tim beranggotakan enam orang.\n- Menghemat Rp240 juta efisien, fluktuasi turun 12%.\n  - Diaudit tanpa temuan.\n- Menulis [dokumentasi](https://angka.example.com/dok).',
      },
      {
        company: 'Koperasi Sejahtera',
        position: 'Magang',
        employment: 'Internship',
        startDate: '2022-01',
        endDate: '2022-06',
      },
    ],
    education: [
      {
        institution: 'Universitas Taman Nusa',
        degree: 'Bachelors',
        field: 'Statistika',
        gpa: '3,81/4,00',
        startDate: '2019',
        endDate: '2023',
        courses: ['Analisis Regresi', 'Basis Data'],
      },
    ],
    projects: [
      {
        title: 'Peta Banjir Kota',
        role: 'Ketua',
        date: '2021-10',
        link: 'https://banjir.example.com',
        keywords: ['Python', 'GIS'],
      },
    ],
    skills: [
      { name: 'Bahasa kueri', level: 'Mahir', keywords: ['SQL', 'dbt'] },
      { name: 'Excel' },
      { name: 'Tableau' },
    ],
    certifications: [
      {
        title: 'Associate Data Analyst',
        issuer: 'Lembaga Uji',
        date: '2024-02',
        expiryDate: '2027-02',
        credentialId: 'AD-778',
      },
    ],
    informalEducation: [
      {
        institution: 'Himpunan Statistika',
        position: 'Sekretaris',
        startDate: '2020-08',
        endDate: '2021-08',
      },
    ],
    awards: [{ title: 'Juara 1 Lomba Esai', awarder: 'Yayasan Pena', date: '2022-11' }],
    languages: [
      { name: 'Indonesia', fluency: 'Bahasa ibu' },
      { name: 'Inggris', fluency: 'IELTS 7.0' },
    ],
    social: [{ network: 'GitHub', username: 'wening', link: 'https://github.com/wening' }],
    hobbies: [{ name: 'Mendaki' }, { name: 'Musik', keywords: ['Gitar'] }],
    references: [
      {
        name: 'Dr. Hendra Kusuma',
        position: 'Dosen',
        company: 'Universitas Taman Nusa',
        email: 'hendra@example.com',
      },
    ],
    metadata: { language },
  });
}
