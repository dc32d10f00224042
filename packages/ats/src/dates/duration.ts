const UNIT =
  '(?:years?|yrs?|tahun|thn|th|months?|mos?|bulan|bln|weeks?|minggu|hari|days?|jam|hours?|(?:ans?|mois|jahre?|monate?|años?|mes(?:es)?)(?!\\p{L}))\\.?';
const DURATIONS = new RegExp(`\\(?\\s*(?:\\d+\\s*${UNIT}[\\s,]*(?:dan|and)?\\s*)+\\)?|\\(\\d+\\s*$`, 'giu');
const ONLY_DURATION = new RegExp(`^\\(?\\s*(?:(?:\\d*|an?)\\s*${UNIT}[\\s,]*(?:dan|and)?\\s*)+\\)?$`, 'iu');

/** A text without the lengths of time that some CVs print beside a period: `2022 - 2026 (3 tahun 11 bulan)`. */
export function withoutDurations(text: string): string {
  return text.replace(DURATIONS, ' ').trim();
}

/** A text that is only a length of time, or a line's rest of one: `(2 yrs 2 mos)`, `a year`, `bulan)`. */
export function isDuration(text: string): boolean {
  return /\d|^an? |\)$/.test(text.trim()) && ONLY_DURATION.test(text.trim());
}
