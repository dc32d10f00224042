import { dig, get, isRecord, line, type Fields } from './fields.ts';

/** A list that stands under its own name, or in an element of that name with `List` behind it. */
export function listed(from: unknown, name: string): Fields[] {
  const within = get(from, `${name}List`);
  const value = within === undefined ? get(from, name) : (get(within, name) ?? within);
  return Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];
}

/** A text that stands alone, in a `Label`, or in a `Contact`. */
export function said(from: unknown, ...path: string[]): string {
  const value = dig(from, ...path);
  if (isRecord(value))
    return line(value, 'Label', 'Contact', 'Description', '#text', 'Name') || said(value, 'Description');
  return typeof value === 'string' || typeof value === 'number' ? line({ value }, 'value') : '';
}

export function isYes(value: unknown): boolean {
  return value === true || value === 'true';
}

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' });

/** `it` → Italy; a name stays as it is. */
export function countryOf(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (countries.of(code.toUpperCase()) ?? code) : code;
}

/** `fra` → French; a name stays as it is. */
export function languageOf(code: string): string {
  return /^[a-z]{2,3}$/.test(code) ? (languages.of(code) ?? code) : code;
}
