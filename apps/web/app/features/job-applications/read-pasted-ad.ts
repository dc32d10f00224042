import { readAd, type AdSalary } from '@setapak/ats/ad';
import { calmName, calmTitle } from '@setapak/letter';
import { calendarDay } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { sourceOf } from './model.ts';

const PERIODS: Record<Exclude<AdSalary['period'], 'piece'>, string> = {
  hour: 'per jam',
  day: 'per hari',
  month: 'per bulan',
  year: 'per tahun',
};

/** What a pasted ad says, as the fields of the form: shown for correction, never kept as it is. */
export function readPastedAd(ad: string, link: string | null, now = new Date()) {
  const {
    title,
    company,
    place,
    deadline,
    salary,
    payWords,
    contact,
    link: applyAt,
  } = readAd(ad, { asOf: calendarDay(now) });
  const post = calmTitle(title ?? '');
  return {
    title: post.charAt(0).toUpperCase() + post.slice(1),
    company: calmName(company ?? ''),
    place: place ?? '',
    link: link ?? applyAt ?? '',
    deadline: deadline ?? '',
    salary: salary ? salaryText(salary) : (payWords ?? ''),
    contact: contact ?? '',
    source: sourceOf(link ?? applyAt),
  };
}

/** `Rp5.000.000–Rp7.000.000 per bulan` */
export function salaryText({ min, max, currency, period, piece }: AdSalary): string {
  const amount = (value: number) =>
    currency === 'IDR' ? formatRupiah(value) : `${currency} ${formatNumber(value)}`;
  const range =
    min !== null && max !== null && min !== max
      ? `${amount(min)}–${amount(max)}`
      : min !== null
        ? `${max === null ? 'mulai ' : ''}${amount(min)}`
        : max !== null
          ? `sampai ${amount(max)}`
          : '';
  return range && `${range} ${period === 'piece' ? `per ${piece ?? 'hasil'}` : PERIODS[period]}`;
}
