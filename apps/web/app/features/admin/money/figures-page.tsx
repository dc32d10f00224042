import { Form, Link } from 'react-router';
import type { Figures, SessionFigures } from '~/features/ledger/public.server.ts';
import { ENOUGH, rate } from '~/features/ledger/public.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime, formatMonthYear } from '~/ui/format/dates.ts';
import { formatNumber, formatRating, formatRupiah } from '~/ui/format/rupiah.ts';
import { SelectField } from '~/ui/select-field.tsx';
import table from '../components/record-table.module.css';
import css from './figures-page.module.css';
import money from './money-page.module.css';
import { monthChoices } from './month-choices.ts';

interface FiguresPageProps {
  figures: Figures;
  countedAt: Date | null;
  /** `2026-11` */
  thisMonth: string;
}

/** How mentoring goes: sessions, answers, ratings and money, by month and mentor. */
export function FiguresPage({ figures, countedAt, thisMonth }: FiguresPageProps) {
  const { month, total, mentors, months } = figures;
  return (
    <>
      <h1 className={table.title}>Angka mentoring</h1>
      <Form className={money.tools} aria-label="Bulan">
        <SelectField
          label="Bulan"
          name="month"
          options={monthChoices(thisMonth, month)}
          defaultValue={month}
        />
        <Button type="submit" variant="secondary">
          Tampilkan
        </Button>
      </Form>
      <h2 className={money.heading}>{formatMonthYear(month)}</h2>
      <dl className={css.figures}>
        <Figure name="Sesi dipesan" value={formatNumber(total.sessions)} />
        <Figure name="Terlaksana" value={formatNumber(total.held)} more={rate(total.held, over(total))} />
        <Figure name="Mentee tidak hadir" value={formatNumber(total.noShow)} more={noShowRate(total)} />
        <Figure name="Mentor tidak hadir" value={formatNumber(total.mentorAbsent)} />
        <Figure name="Masih berjalan" value={formatNumber(total.open)} />
        <Figure name="Dibatalkan" value={formatNumber(total.cancelled)} />
        <Figure name="Kedaluwarsa" value={formatNumber(total.lapsed)} />
        <Figure name="Dana dikembalikan" value={formatNumber(total.refunded)} />
        <Figure
          name="Mentor menjawab"
          value={response(total) ?? '–'}
          more={few(total.responses, 'jawaban')}
        />
        <Figure name="Penilaian" value={rating(total) ?? '–'} more={few(total.ratings, 'penilaian')} />
        <Figure name="Pendapatan Setapak" value={formatRupiah(total.revenue)} more="setelah voucher" />
        <Figure name="Bagi hasil mentor" value={formatRupiah(total.share)} />
      </dl>
      <p className={money.small}>
        Sesi dihitung di bulan pembayarannya, uang di bulan sesinya selesai. Persentase dan rata-rata dari
        kurang dari {ENOUGH} kejadian tidak ditampilkan.
        {countedAt && ` Dihitung ${formatDateTime(countedAt)}.`}
      </p>
      <h2 className={money.heading}>Per mentor</h2>
      {mentors.length === 0 ? (
        <EmptyState title="Belum ada sesi">Bulan ini belum ada sesi yang dibayar.</EmptyState>
      ) : (
        <MentorTable mentors={mentors} />
      )}
      <h2 className={money.heading}>Dua belas bulan</h2>
      <MonthTable months={months} />
    </>
  );
}

function Figure({ name, value, more }: { name: string; value: string; more?: string | null }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
      {more && <dd className={css.more}>{more}</dd>}
    </div>
  );
}

function MentorTable({ mentors }: { mentors: Figures['mentors'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
    <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel per mentor">
      <table className={cx(table.table, css.named)}>
        <thead>
          <tr>
            <th scope="col">Mentor</th>
            {[
              'Sesi',
              'Terlaksana',
              'Tidak hadir',
              'Dibatalkan',
              'Menjawab',
              'Penilaian',
              'Pendapatan',
              'Bagi hasil',
            ].map((label) => (
              <th key={label} scope="col" data-kind="number">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mentors.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={`/admin/payouts/mentors/${encodeURIComponent(one.id)}`} className={table.link}>
                  {one.name}
                </Link>
              </th>
              <td data-kind="number" data-label="Sesi">
                {formatNumber(one.sessions)}
              </td>
              <td data-kind="number" data-label="Terlaksana">
                {formatNumber(one.held)}
              </td>
              <td data-kind="number" data-label="Tidak hadir">
                {formatNumber(one.noShow)}
                {noShowRate(one) && ` (${noShowRate(one)})`}
              </td>
              <td data-kind="number" data-label="Dibatalkan">
                {formatNumber(one.cancelled)}
              </td>
              <td data-kind="number" data-label="Menjawab">
                {response(one) ?? '–'}
              </td>
              <td data-kind="number" data-label="Penilaian">
                {rating(one) ?? '–'}
              </td>
              <td data-kind="rupiah" data-label="Pendapatan">
                {formatRupiah(one.revenue)}
              </td>
              <td data-kind="rupiah" data-label="Bagi hasil">
                {formatRupiah(one.share)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MonthTable({ months }: { months: Figures['months'] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
    <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel per bulan">
      <table className={cx(table.table, css.named)}>
        <thead>
          <tr>
            <th scope="col">Bulan</th>
            {['Pendapatan Setapak', 'Bagi hasil mentor', 'Biaya gateway'].map((label) => (
              <th key={label} scope="col" data-kind="rupiah">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, revenue, share, fees }) => (
            <tr key={month}>
              <th scope="row">
                <Link to={`?month=${month}`} className={table.link}>
                  {formatMonthYear(month)}
                </Link>
              </th>
              <td data-kind="rupiah" data-label="Pendapatan Setapak">
                {formatRupiah(revenue)}
              </td>
              <td data-kind="rupiah" data-label="Bagi hasil mentor">
                {formatRupiah(share)}
              </td>
              <td data-kind="rupiah" data-label="Biaya gateway">
                {formatRupiah(fees)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Sessions that are over, one way or the other. */
const over = ({ sessions, open }: SessionFigures): number => sessions - open;
const noShowRate = ({ noShow, held }: SessionFigures): string | null => rate(noShow, noShow + held);
const few = (count: number, of: string): string => `dari ${formatNumber(count)} ${of}`;

function rating({ rating: average, ratings }: SessionFigures): string | null {
  return average === null || ratings < ENOUGH ? null : formatRating(average);
}

function response({ responseHours, responses }: SessionFigures): string | null {
  if (responseHours === null || responses < ENOUGH) return null;
  return responseHours < 1
    ? `${Math.round(responseHours * 60)} menit`
    : `${formatNumber(Math.round(responseHours * 10) / 10)} jam`;
}
