import { expect, test } from 'vitest';
import { fieldErrors } from '../../services/form.ts';
import { registerSchema, resetSchema, signInSchema } from './schema.ts';

const good = {
  name: 'Siti Rahma',
  email: 'Siti@Contoh.example',
  confirmEmail: 'siti@contoh.example',
  phone: '+62 812-3456-7890',
  password: 'Rahasia1',
};

const errorsOf = (change: Partial<typeof good>) => {
  const parsed = registerSchema.safeParse({ ...good, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
};

test('a good registration is cleaned: e-mail in lower case, phone without spaces', () => {
  expect(registerSchema.parse(good)).toMatchObject({ email: 'siti@contoh.example', phone: '+6281234567890' });
});

test.each([
  [' Siti \r\n\r\nTransfer ke sini: ', 'Siti Transfer ke sini:'],
  ['Siti \u202Egpj.amhaR\u200B', 'Siti gpj.amhaR'],
  ['Zoë d’Ambrosio', 'Zoë d’Ambrosio'],
])('name: %j is one line of signs that can be seen', (typed, stored) => {
  expect(registerSchema.parse({ ...good, name: typed }).name).toBe(stored);
});

test.each([
  ['+62 812-3456-7890', '+6281234567890'],
  ['+65 8123 4567', '+6581234567'],
])('phone: %s is stored as %s', (typed, stored) => {
  expect(registerSchema.parse({ ...good, phone: typed }).phone).toBe(stored);
});

test.each([
  [{ name: ' ' }, 'name', 'Nama Lengkap harus diisi'],
  [{ name: '\u200B\u2066' }, 'name', 'Nama Lengkap harus diisi'],
  [{ email: '' }, 'email', 'Email harus diisi'],
  [{ email: 'siti@', confirmEmail: 'siti@' }, 'email', 'Format email tidak valid'],
  [{ confirmEmail: '' }, 'confirmEmail', 'Konfirmasi Alamat Email harus diisi'],
  [{ confirmEmail: 'lain@contoh.example' }, 'confirmEmail', 'Alamat email tidak cocok'],
  [{ phone: '' }, 'phone', 'Nomor Telepon harus diisi'],
  ...['021', '081234567890', '0812-3456-7890', '6281234567890'].map((phone) => [
    { phone },
    'phone',
    'Nomor telepon harus diawali dengan kode negara. Contoh: +628123456789',
  ]),
  [{ password: '' }, 'password', 'Password harus diisi'],
  ...['Ab1', 'rahasia1', 'RAHASIA1', 'Rahasia'].map((password) => [
    { password },
    'password',
    'Minimal 6 karakter dan mengandung kombinasi huruf kecil, huruf besar, dan angka',
  ]),
] as [Partial<typeof good>, string, string][])('%o is refused at %s', (change, field, message) => {
  expect(errorsOf(change)).toEqual({ [field]: message });
});

test('every field speaks at once, the address that does not match too', () => {
  expect(Object.keys(errorsOf({ name: '', password: 'x', confirmEmail: 'lain@contoh.example' }))).toEqual([
    'name',
    'password',
    'confirmEmail',
  ]);
});

test('sign-in: both fields are required', () => {
  const parsed = signInSchema.safeParse({ email: '', password: '' });
  expect(parsed.error && fieldErrors(parsed.error)).toEqual({
    email: 'Email harus diisi',
    password: 'Password harus diisi',
  });
});

test('a reset needs the new password twice', () => {
  const reset = (repeat: string) => resetSchema.safeParse({ password: 'Setapak2', repeat });
  expect(reset('Setapak2').success).toBe(true);
  const refused = reset('Setapak3');
  expect(refused.error && fieldErrors(refused.error)).toEqual({ repeat: 'Password baru tidak cocok' });
});

test('an e-mail is cleaned of the spaces around it', () => {
  expect(registerSchema.parse({ ...good, email: ' Siti@Contoh.example ' }).email).toBe('siti@contoh.example');
});
