import { readAd, type AdSalary } from '@setapak/ats/ad';
import { calendarDay } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { sourceOf } from './model.ts';

const PERIODS: Record<AdSalary['period'], string> = {
  hour: 'per jam',
  day: 'per hari',
  month: 'per bulan',
  year: 'per tahun',
};

/** What a pasted ad says, as the fields of the form: shown for correction, never kept as it is. */
export function readPastedAd(ad: string, link: string | null, now = new Date()) {
  const { title, company, place, deadline, salary } = readAd(ad, { asOf: calendarDay(now) });
  return {
    title: title ?? '',
    company: company ?? '',
    place: place ?? '',
    link: link ?? '',
    deadline: deadline ?? '',
    salary: salary ? salaryText(salary) : '',
    source: sourceOf(link),
  };
}

/** `Rp5.000.000–Rp7.000.000 per bulan` */
export function salaryText({ min, max, currency, period }: AdSalary): string {
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
  return range && `${range} ${PERIODS[period]}`;
}
