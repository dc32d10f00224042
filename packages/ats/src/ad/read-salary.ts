import type { AdSalary } from './job-ad.ts';
import type { PlacedLine } from './sections.ts';

const AMOUNT = '(\\d{1,3}(?:[.,]\\d{3})+(?:[.,]\\d{2})?|\\d{1,3}(?:[.,]\\d{1,2})?)';
const SCALE = '(juta|jt|million|mio|mil\\b|mn|m\\b|ribu|rb|k\\b|thousand)?';
const CURRENCY = '(Rp\\.?|IDR|USD|US\\$|\\$|SGD|S\\$|MYR|RM|EUR|€|AUD|A\\$|JPY|¥|GBP|£)?';
const RANGE = new RegExp(
  `${CURRENCY}\\s?${AMOUNT}\\s?${SCALE}(?:\\s?,-)?(?:\\s?(?:-|–|—|s\\/d|s\\.d\\.?|sd|sampai|hingga|to|until|~)\\s?${CURRENCY}\\s?${AMOUNT}\\s?${SCALE})?((?<!\\s)\\+)?(?:\\s?,-)?`,
  'gi',
);
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
/** Says what is paid wherever it stands. */
const LABELLED_PAY = /^(?:gaji|sal+ar[yi]|pay|rate|fee|upah|honor|compensation)\b[^:\d]{0,20}:/i;
/** Pay under these names where they head the line; elsewhere they are paid beside it. */
const LABEL_OF_PAY = /^\s*(?:uang saku|budget|stipend)\s?:/i;
const PIECE =
  /(?:\bper|\/) ?(artikel|article|kata|word|halaman|page|konten|content|video|desain|design|foto|proyek|project|pertemuan|sesi|session|kelas|class|lesson|event|order|paket|potong|pcs|trip|rit|shift|tulisan|naskah)\b/i;
const MINIMUM_WAGE = /\bUM(?:R|K|P|S|SK|KM|SP)\b(?: (?:Kab\.?|Kota|Kabupaten))?(?: \p{Lu}\p{L}+){0,2}/u;
const LEAST_MONTHLY = 300_000;
const PAY =
  /\b(?:gaji|gapok|sal+ar[yi]|upah|uang saku(?=\s?:)|thp|take home pay|fee|honor(?:arium)?|kompensasi|compensation|remunerasi|remuneration|penghasilan|income|kisaran)\b/i;
const PAY_HEAD =
  /^(?:gaji|gapok|sal+ar[yi]|pay|upah|uang saku|budget(?=\s?:)|stipend|rate|honor(?:arium)?|fee|compensation|kompensasi|package|paket|kisaran gaji|salary range|penghasilan|offer)\b/i;
/** `4,5 - 5,2 jt + lembur`: a line that is nothing but a range of millions. */
const BARE_MILLIONS =
  /^\d{1,2}(?:[.,]\d{1,2})?\s?(?:jt|juta)?\s?(?:-|–|—|s\/d|sampai)\s?\d{1,2}(?:[.,]\d{1,2})?\s?(?:jt|juta|million|mio)\b/i;

/** What an ad pays. `gaji 6-8 juta`, `Rp 5.500.000 – Rp 7.000.000`, `4,8 jt`, `USD 2,500–3,500 monthly`, `IDR 35–50 million`. */
export function readSalary(lines: readonly PlacedLine[]): AdSalary | null {
  const found = lines.flatMap(({ full, kind }, at) => {
    if ((kind === 'about' && !LABELLED_PAY.test(full)) || full.length > 400) return [];
    // `Gaji` may be the heading of the line below.
    const before = lines[at - 1];
    const headed = PAY_HEAD.test(full) || (before?.heading === true && PAY_HEAD.test(before.full));
    const spoken =
      PAY.test(full) ||
      headed ||
      (/^(?:benefits?|fasilitas|keuntungan)\b/i.test(full) && /^[^:]{3,20}:\s*(?:Rp\.?\s?)?\d/i.test(full)) ||
      (kind === 'benefits' &&
        /^[^:]{3,24}:\s*\d{1,2}(?:[.,]\d{1,2})?\s?(?:jt|juta|mio|million)\b/i.test(full));
    // `5 – 7,5 million/month`
    const monthly =
      /(?:juta|jt|million|mio)\s?(?:(?:rupiah|IDR)\s?)?(?:(?:\/|per |a )\s?(?:bulan|bln|month)|monthly)/i.test(
        full,
      );
    const isSpoken = spoken || monthly || (full.length < 60 && BARE_MILLIONS.test(full));
    const salary = salaryIn(full, isSpoken);
    if (!salary || !(isSpoken || salary.named)) return [];
    const score =
      (headed ? 4 : 0) +
      (spoken ? 3 : 0) +
      (salary.named ? 2 : 0) +
      (salary.max !== salary.min ? 1 : 0) +
      (kind === 'benefits' ? 2 : 0) -
      (salary.period === 'piece' ? 2 : 0) -
      (kind === 'intro' ? 1 : 0);
    return [{ salary, score }];
  });
  const best = found.sort((a, b) => b.score - a.score)[0]?.salary;
  if (!best) return null;
  const { named: _, ...salary } = best;
  return salary;
}

/** What an ad says of its pay without an amount: the minimum wage of a place, or that it is negotiated. */
export function readPayWords(lines: readonly PlacedLine[]): string | null {
  const speaking = lines.filter(
    ({ full, kind }, at) =>
      kind !== 'about' &&
      full.length < 160 &&
      (PAY.test(full) || PAY_HEAD.test(full) || PAY_HEAD.test(lines[at - 1]?.full ?? '')),
  );
  const offered = lines.filter(({ kind, full }) => kind === 'benefits' && full.length < 160);
  for (const line of [...speaking, ...offered]) {
    const wage = MINIMUM_WAGE.exec(line.full)?.[0];
    if (wage) return wage.trim();
  }
  return speaking.some(({ full }) => /\bnego(?:siasi|siable|tiable|tiation)?\b/i.test(full)) ? 'Nego' : null;
}

/** `named`: a currency stands with the amount. */
function salaryIn(line: string, spoken: boolean): (AdSalary & { named: boolean }) | null {
  for (const match of line.matchAll(RANGE)) {
    const [whole, cur1, a, scale1, cur2, b, scale2, plus] = match;
    const before = line.slice(Math.max(0, match.index - 24), match.index);
    const after = line.slice(match.index + whole.length, match.index + whole.length + 14);
    if (NOT_PAY.test((before.split(/[,;+]/).at(-1) ?? '').replace(LABEL_OF_PAY, ''))) continue;
    if (
      /^\s?(?:%|tahun|thn|orang|hari|x\b|jam|kali|months?['’]|years?|days?|hours?|WIB|cm|kg|cabang|staf|karyawan|people)/i.test(
        after,
      )
    )
      continue;
    if (/[\d/-]$|\d:$/.test(before) || /^[:\d]/.test(after)) continue;
    const cur = (cur1 ?? cur2)?.replace('.', '').toLowerCase();
    const scale = scaleOf(scale2 ?? scale1);
    if (
      /^\s?(?:trillion|triliun|trilyun|billion|miliar|milyar|small|pembaca|readers|users|pelanggan|customers|orders|merchants)/i.test(
        after,
      )
    )
      continue;
    if (!cur && !spoken) continue;
    // `gaji 2,6 + service charge` speaks of millions.
    const inMillions =
      !cur &&
      scale === 1 &&
      /^\d{1,2}[.,]\d{1,2}$/.test(a!) &&
      /\b(?:gaji|gapok|thp|salary)(?: pokok)?\s?:?\s*$/i.test(before);
    if (!cur && scale === 1 && !inMillions && !/[.,]\d{3}/.test(a!)) continue;
    let min = amount(a!, inMillions ? 1e6 : scaleOf(scale1 ?? scale2));
    let max = b ? amount(b, scale) : null;
    if (max !== null && min > max && scale > 1) min = amount(a!, scale);
    const currency = ISO[cur ?? 'rp'] ?? 'IDR';
    // `Gaji 2,8 jt + uang makan 25 rb/hari`: what is paid beside it has a time of its own.
    const period = periodOf(
      line.slice(0, match.index + whole.length) +
        (after === '' ? '' : line.slice(match.index + whole.length).split(/\s\+\s/)[0]),
    );
    const piece = period === 'piece' ? PIECE.exec(line)?.[1]?.toLowerCase() : undefined;
    if (period === 'piece' && !spoken) continue;
    if (currency === 'IDR' && period === 'month' && min < LEAST_MONTHLY) continue;
    const upTo = /\b(?:up to|hingga|s\/d|sampai(?: dengan)?|maks(?:imal)?|max)\s*$/i.test(before);
    const from =
      plus !== undefined ||
      /\b(?:mulai(?: dari)?|start(?:ing)?(?: from| at)?|min(?:imal|imum)?|from|dari)\s*$/i.test(before);
    return {
      named: cur !== undefined,
      min: upTo ? null : min,
      max: upTo ? min : (max ?? (from ? null : min)),
      currency,
      period,
      ...(piece && { piece }),
    };
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
  if (PIECE.test(line) && !/\b(?:per|\/) ?(?:bulan|bln|month)\b/i.test(line)) return 'piece';
  if (/\b(?:per|\/) ?(?:hari|day)\b|\bharian\b|\bdaily\b|\/ ?hari/i.test(line)) return 'day';
  if (/\b(?:per|\/) ?(?:jam|hour)\b|\bhourly\b|\/ ?(?:jam|hour)/i.test(line)) return 'hour';
  return /\b(?:per|\/) ?(?:tahun|year|annum)\b|\bannual(?:ly)?\b|\/ ?(?:tahun|year)/i.test(line)
    ? 'year'
    : 'month';
}
