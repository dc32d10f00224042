import type { Resume } from './schema.ts';

/** A telephone number among what stands around it: `0812-3456-7890 (WA)`, `0812… / 0813…`. */
const NUMBER = /\+?\(?\d[\d\s().-]*\d/g;

/**
 * Indonesian numbers as they are dialled at home, with their country's code: `0812-3456-7890` → `+62 812-3456-7890`,
 * `6281234567890` → `+6281234567890`. Spaces and hyphens stay as they were typed; what is no such number comes back as it is.
 */
export function toPhone(text: string): string {
  const typed = text
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
  const phone = typed.replace(NUMBER, withCode);
  return phone === typed ? text : phone;
}

function withCode(number: string): string {
  const { length } = number.replace(/\D/g, '');
  if (length < 9 || length > 15) return number;
  // `0062 812` is dialled abroad, and between the code and the number stands no 0: `+62 (0)812`.
  const plain = number.replace(/^00/, '+').replace(/^(\+?62[\s.-]*)(?:\(0\)|0)\s*/, '$1');
  if (plain.startsWith('+')) return plain;
  if (/^\(?62/.test(plain)) return `+${plain}`;
  const rest = plain.replace(/^(\(?)0\s*/, '$1');
  if (rest === plain && !/^\(?8/.test(plain)) return number;
  return `+62${/^\d+$/.test(rest) ? '' : ' '}${rest}`;
}

/** A mobile number as it is dialled in Indonesia: `0812…`, `812…`, `6281…`. */
const MOBILE = /^\D*(?:(?:00)?62\D*(?:0\D*)?|0\D*)?8[1-9]/;

const INDONESIA = /^(?:indonesia|id|idn)$/i;

/**
 * A number that comes from a file, kept like one that is typed where it is surely dialled in Indonesia: a mobile number, or any of somebody
 * who lives there. Others stay as they were printed.
 * @param country where its owner lives; empty where none is said
 */
export function toPhoneAt(country: string, text: string): string {
  const isThere = INDONESIA.test(country.trim());
  return isThere || (country.trim() === '' && MOBILE.test(text)) ? toPhone(text) : text;
}

/** The same for every number of a CV that comes from a file. */
export function withOwnPhones(resume: Resume): Resume {
  const { profile, references } = resume;
  const { country } = profile.address;
  const items = references.items.map((item) => ({ ...item, phone: toPhoneAt(country, item.phone) }));
  return {
    ...resume,
    profile: { ...profile, phone: toPhoneAt(country, profile.phone) },
    references: { ...references, items },
  };
}
