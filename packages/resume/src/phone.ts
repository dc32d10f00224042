/**
 * An Indonesian number as it is dialled at home, with its country's code: `0812-3456-7890` → `+62 812-3456-7890`,
 * `6281234567890` → `+6281234567890`. Spaces and hyphens stay as they were typed; what is no such number comes back as it is.
 */
export function toPhone(text: string): string {
  const typed = text.trim();
  const digits = typed.replace(/\D/g, '');
  if (!/^[\d\s().-]+$/.test(typed) || digits.length < 9 || digits.length > 15) return text;
  if (digits.startsWith('62')) return `+${typed}`;
  if (!/^[08]/.test(digits)) return text;
  const rest = typed.replace(/^(\(?)0\s*/, '$1');
  return `+62${/^\d+$/.test(rest) ? '' : ' '}${rest}`;
}
