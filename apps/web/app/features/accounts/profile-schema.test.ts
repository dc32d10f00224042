import { expect, test } from 'vitest';
import { parseOnboarding, parseProfile, validateProfile } from './profile-schema.ts';

const good = {
  name: 'Siti Rahma',
  domicile: 'Kota Bandung',
  education: 'S1',
  status: 'student',
  college: 'Universitas Contoh',
  wantedJobTypes: ['Magang', 'Freelance'],
};

function formOf(values: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    for (const one of [value].flat()) form.append(name, one);
  return form;
}

test('a student has a college and wishes, and nothing of other statuses', () => {
  const parsed = parseProfile(formOf({ ...good, jobType: 'Full-time', workDuration: '> 5 tahun' }));
  expect(parsed).toEqual({
    ok: true,
    form: {
      name: 'Siti Rahma',
      domicile: 'Kota Bandung',
      education: 'S1',
      status: 'student',
      college: 'Universitas Contoh',
      wantedJobTypes: ['Magang', 'Freelance'],
      jobType: null,
      workDuration: null,
      linkedin: null,
      summary: null,
    },
  });
});

test('profile: unknown fields are dropped (role, e-mail, id)', () => {
  const attack = { role: 'admin', email: 'evil@contoh.example', id: 'x', emailVerified: 'true', userId: 'y' };
  for (const parsed of [
    parseProfile(formOf({ ...good, ...attack })),
    parseOnboarding(formOf({ ...good, ...attack })),
  ]) {
    if (!parsed.ok) throw new Error('it should be accepted');
    for (const name of Object.keys(attack)) expect(parsed.form).not.toHaveProperty(name);
  }
});

test('profile: an empty form names the missing fields', () => {
  expect(validateProfile(new FormData())).toEqual({
    name: 'Nama Lengkap harus diisi',
    domicile: 'Domisili harus diisi',
    education: 'Pendidikan Terakhir harus diisi',
    status: 'Status harus diisi',
  });
});

test.each([
  [
    'student',
    {
      college: 'Universitas/Sekolah harus diisi',
      wantedJobTypes: 'Tipe Pekerjaan yang Diinginkan harus diisi',
    },
  ],
  [
    'job_seeker',
    {
      workDuration: 'Lama Tahun Kerja harus diisi',
      wantedJobTypes: 'Tipe Pekerjaan yang Diinginkan harus diisi',
    },
  ],
  ['working', { jobType: 'Tipe Pekerjaan harus diisi', workDuration: 'Lama Tahun Kerja harus diisi' }],
])('%s asks for its own fields', (status, errors) => {
  const { name, domicile, education } = good;
  expect(validateProfile(formOf({ name, domicile, education, status }))).toEqual(errors);
});

test.each([
  [{ status: 'toString' }, 'status', 'Status harus diisi'],
  [{ wantedJobTypes: ['Sultan'] }, 'wantedJobTypes', 'Tipe Pekerjaan yang Diinginkan harus diisi'],
  [
    { domicile: 'Bandung' },
    'domicile',
    'Pilih kabupaten atau kota dari daftar. Maksudmu Kota Bandung atau Kabupaten Bandung?',
  ],
  [{ phone: '0812' }, 'phone', 'Nomor telepon harus diawali dengan kode negara. Contoh: +628123456789'],
  [{ linkedin: 'javascript:alert(1)' }, 'linkedin', 'Alamat LinkedIn diawali https://www.linkedin.com/in/'],
  [
    { linkedin: 'https://linkedin.com.evil.example/in/x' },
    'linkedin',
    'Alamat LinkedIn diawali https://www.linkedin.com/in/',
  ],
] as [Record<string, string | string[]>, string, string][])(
  '%o is refused at %s',
  (change, field, message) => {
    expect(validateProfile(formOf({ ...good, ...change }))).toEqual({ [field]: message });
  },
);
