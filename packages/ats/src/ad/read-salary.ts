import type { AdSalary } from './job-ad.ts';

const AMOUNT = '(\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{2})?|\\d{1,3}(?:[.,]\\d{1,2})?)';
const SCALE = '(juta|jt|million|mio|mn|m\\b|ribu|rb|k\\b|thousand)?';
const CURRENCY = '(Rp\\.?|IDR|USD|US\\$|\\$|SGD|S\\$|MYR|RM|EUR|€|AUD|A\\$|JPY|¥|GBP|£)?';
const RANGE = new RegExp(
  `${CURRENCY}\\s?${AMOUNT}\\s?${SCALE}(?:\\s?,-)?(?:\\s?(?:-|–|—|s\\/d|sd|sampai|hingga|to|until|~)\\s?${CURRENCY}\\s?${AMOUNT}\\s?${SCALE})?(\\+)?(?:\\s?,-)?`,
  'gi',
);
const CUE =
  /\b(?:gaji|gapok|salary|upah|honor|penghasilan|thp|take home pay|pay|kompensasi|compensation|remunerasi|fee|income|rate|UMK|UMR|per (?:bulan|month|hari|day)|\/ ?(?:bulan|bln|month|mo)|monthly|rupiah)\b/i;
const NOT_PAY =
  /\b(?:omset|omzet|revenue|modal|pinjaman|aset|asset|trillion|triliun|miliar|billion|uang (?:makan|transport|jalan|saku|bensin)|meal|transport allowance|denda|biaya|budget|raise|funding|target|diskon|discount|insentif sampai|komisi)\b/i;
const ISO: Readonly<Record<string, string>> = {
  rp: 'IDR',
  idr: 'IDR',
  usd: 'USD',
  us$: 'USD',
  $: 'USD',
  sgd: 'SGD',
  s$: 'SGD',
  myr: 'MYR',
  rm: 'MYR',
  eur: 'EUR',
  '€': 'EUR',
  aud: 'AUD',
  a$: 'AUD',
  jpy: 'JPY',
  '¥': 'JPY',
  gbp: 'GBP',
  '£': 'GBP',
};
const LEAST_MONTHLY = 300_000;

/** What an ad pays. `gaji 6-8 juta`, `Rp 5.500.000 – Rp 7.000.000`, `4,8 jt`, `USD 2,500–3,500 monthly`, `IDR 35–50 million`. */
export function readSalary(lines: readonly string[]): AdSalary | null {
  const paying = lines.flatMap((line, at) => {
    // `Gaji` may be the heading of the line below.
    const headed = at > 0 && /^(?:gaji|salary|pay|kisaran gaji|salary range)\s?:?$/i.test(lines[at - 1]!);
    return CUE.test(line) || headed || /(?:Rp|IDR|USD)\s?\.?\d/i.test(line) ? [line] : [];
  });
  for (const strict of [true, false])
    for (const line of paying) {
      if (
        strict &&
        !/\b(?:gaji|gapok|salary|upah|thp|take home pay|pay|fee|kompensasi|compensation|honor)\b/i.test(
          line,
        ) &&
        !/^(?:Rp|IDR|USD)/i.test(line)
      )
        continue;
      const found = salaryIn(line);
      if (found) return found;
    }
  return null;
}

function salaryIn(line: string): AdSalary | null {
  for (const match of line.matchAll(RANGE)) {
    const [whole, cur1, a, scale1, cur2, b, scale2, plus] = match;
    const before = line.slice(Math.max(0, match.index - 24), match.index);
    const after = line.slice(match.index + whole.length, match.index + whole.length + 14);
    if (NOT_PAY.test(before.split(/[,;+]/).at(-1) ?? '')) continue;
    if (
      /^\s?(?:%|tahun|thn|orang|hari|x\b|jam|kali|months?['’]|years?|days?|hours?|WIB|cm|kg|cabang|staf|karyawan|people)/i.test(
        after,
      )
    )
      continue;
    if (/[\d:/-]$/.test(before) || /^[:\d]/.test(after)) continue;
    const cur = (cur1 ?? cur2)?.replace('.', '').toLowerCase();
    const scale = scaleOf(scale2 ?? scale1);
    const pays =
      /\b(?:gaji|gapok|salary|upah|thp|pay|fee|honor|kompensasi|penghasilan)\b/i.test(
        line.slice(0, match.index),
      ) || /\b(?:rupiah|per|gaji)\b|\/ ?(?:bulan|bln|month)/i.test(after);
    if (!cur && scale === 1 && !/[.,]\d{3}/.test(a!) && !(pays && !b && /^\d,\d$|^\d\.\d$/.test(a!)))
      continue;
    let min = amount(a!, scaleOf(scale1 ?? scale2));
    let max = b ? amount(b, scale) : null;
    if (max !== null && min > max && scale > 1) min = amount(a!, scale);
    const currency = ISO[cur ?? 'rp'] ?? 'IDR';
    // `gaji 2,6` is in millions.
    if (currency === 'IDR' && !scale1 && !scale2 && min < 100)
      [min, max] = [min * 1e6, max === null ? null : max * 1e6];
    const period = periodOf(line);
    if (currency === 'IDR' && period === 'month' && min < LEAST_MONTHLY) continue;
    const upTo = /\b(?:up to|hingga|s\/d|sampai(?: dengan)?|maks(?:imal)?|max)\s*$/i.test(before);
    const from =
      plus !== undefined ||
      /\b(?:mulai(?: dari)?|start(?:ing)?(?: from| at)?|min(?:imal|imum)?|from|dari)\s*$/i.test(before);
    return { min: upTo ? null : min, max: upTo ? min : (max ?? (from ? null : min)), currency, period };
  }
  return null;
}

function scaleOf(word: string | undefined): number {
  if (!word) return 1;
  return /^(?:juta|jt|mi|mn|m)/i.test(word) ? 1e6 : 1e3;
}

function amount(text: string, scale: number): number {
  const grouped = /^\d{1,3}(?:[.,]\d{3})+/.exec(text);
  const value = grouped ? Number(grouped[0].replace(/[.,]/g, '')) : Number(text.replace(',', '.'));
  return Math.round(value * (grouped && scale === 1e6 ? 1 : scale));
}

function periodOf(line: string): AdSalary['period'] {
  if (/\b(?:per|\/) ?(?:hari|day)\b|\bharian\b|\bdaily\b|\/ ?hari/i.test(line)) return 'day';
  if (/\b(?:per|\/) ?(?:jam|hour)\b|\bhourly\b|\/ ?(?:jam|hour)/i.test(line)) return 'hour';
  return /\b(?:per|\/) ?(?:tahun|year|annum)\b|\bannual(?:ly)?\b|\/ ?(?:tahun|year)/i.test(line)
    ? 'year'
    : 'month';
}
