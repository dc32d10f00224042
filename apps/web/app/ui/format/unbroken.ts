/**
 * Keeps "CV-mu" and "10.00–18.00" on one line: a word joiner after the hyphen and around the dash. The hyphen itself stays, as the typeface
 * has none that does not break. For texts that come from elsewhere; texts of our own hold the joiner where they stand.
 */
export function unbroken(text: string): string {
  return text
    .replaceAll(/([\p{L}\d])-(mu|ku|nya)\b/gu, '$1-\u2060$2')
    .replaceAll(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
}
