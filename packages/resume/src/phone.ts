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
