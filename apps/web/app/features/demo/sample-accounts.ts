/** The accounts that a demo starts with; they exist nowhere else. */
export const sampleAccounts = [
  {
    name: 'Rani Kusuma',
    email: 'rani@setapak.example',
    phone: '+6281200000001',
    password: 'Setapak1',
    about: 'Pencari kerja dengan satu CV contoh',
    cv: { name: 'CV Marketing', role: 'marketing' },
  },
] as const;

export type SampleAccount = (typeof sampleAccounts)[number];
