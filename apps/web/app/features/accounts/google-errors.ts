import { AppError } from '~/services/error.ts';

const texts: Record<string, string> = {
  ACCOUNT_SUSPENDED: new AppError('suspended').text,
  access_denied: 'Kamu membatalkan masuk dengan Google. Coba lagi, atau pakai email dan password.',
  account_not_linked:
    'Email ini sudah terdaftar di Setapak, tetapi Google belum memverifikasinya. Masuk dengan email dan password, ya.',
  email_not_found: 'Google tidak memberi tahu alamat emailmu, jadi kami belum bisa membuat akun.',
  state_mismatch: 'Waktu untuk masuk dengan Google sudah habis. Coba sekali lagi, ya.',
  state_not_found: 'Waktu untuk masuk dengan Google sudah habis. Coba sekali lagi, ya.',
  too_many: 'Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.',
};

/** What a person reads when signing in with Google failed, by the code in `?error=`; never text from the address. */
export function googleErrorText(code: string | null): string | null {
  if (code === null) return null;
  return Object.hasOwn(texts, code)
    ? (texts[code] ?? null)
    : 'Masuk dengan Google belum berhasil. Coba lagi sebentar lagi, atau pakai email dan password.';
}
