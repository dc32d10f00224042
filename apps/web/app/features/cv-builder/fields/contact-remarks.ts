/** What is odd about an e-mail address, in words for the screen; undefined where nothing is. */
export function remarkOnEmail(email: string): string | undefined {
  const isWhole = /^[^\s@<>,;:]+@[^\s@<>,;:.]+(?:\.[^\s@<>,;:.]+)+$/.test(email.trim());
  return email.trim() === '' || isWhole ? undefined : 'Alamat email ini belum benar. Contoh: nama@gmail.com';
}

/** The shortest numbers of Indonesia have seven digits behind a code of two. */
const DIGITS = 8;

/** The same of a phone number. */
export function remarkOnPhone(phone: string): string | undefined {
  const digits = phone.normalize('NFKC').match(/\d/g)?.length ?? 0;
  return phone.trim() === '' || digits >= DIGITS
    ? undefined
    : 'Nomor ini belum lengkap. Contoh: 0812 3456 7890';
}
