export interface SampleAccount {
  name: string;
  email: string;
  phone: string;
  password: string;
  about: string;
  role?: 'mentor' | 'reviewer' | 'admin';
}

/** The accounts that a demo starts with; they exist nowhere else. */
export const sampleAccounts: readonly SampleAccount[] = [
  {
    name: 'Rani Kusuma',
    email: 'rani@setapak.example',
    phone: '+6281200000001',
    password: 'Setapak1',
    about: 'Pencari kerja dengan satu CV contoh. Kode REDEEM3 memberinya 3x pengecekan di ATS Checker',
  },
  {
    name: 'Dimas Prakoso',
    email: 'mentor@setapak.example',
    phone: '+6281200000004',
    password: 'Setapak1',
    about: 'Mentor dengan kalender: sesi, waktu, dan profilnya ada di /mentor',
    role: 'mentor',
  },
  {
    name: 'Sinta Maharani',
    email: 'reviewer@setapak.example',
    phone: '+6281200000002',
    password: 'Setapak1',
    about: 'Reviewer CV: antrean review ada di /reviewer',
    role: 'reviewer',
  },
  {
    name: 'Bagas Wicaksono',
    email: 'admin@setapak.example',
    phone: '+6281200000003',
    password: 'Setapak1',
    about: 'Admin: panel admin ada di /admin',
    role: 'admin',
  },
];
