import { meantMailAddress } from '@setapak/resume/mail-address';

/** What is odd about an e-mail address, in words for the screen; undefined where nothing is. */
export function remarkOnEmail(email: string): string | undefined {
  const meant = meantMailAddress(email);
  if (meant) return `Maksudmu ${meant}?`;
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

/** The same of the address of a page. */
export function remarkOnAddress(address: string): string | undefined {
  const isOne = /^(?:https?:\/\/)?[^\s/@]+\.[^\s/@.]{2,}(?:[/?#]\S*)?$/i.test(address.trim());
  return address.trim() === '' || isOne ? undefined : 'Alamat ini belum bisa dibuka. Contoh: namamu.com';
}

/** The same of a LinkedIn profile: a name alone leads nowhere. */
export function remarkOnLinkedIn(address: string): string | undefined {
  const isProfile =
    /linkedin\.com\/(?:in|pub)\/[^\s/]+/i.test(address) && remarkOnAddress(address) === undefined;
  return address.trim() === '' || isProfile
    ? undefined
    : 'Ini belum alamat profil LinkedIn. Contoh: linkedin.com/in/namamu';
}
