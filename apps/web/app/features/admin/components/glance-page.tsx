import { Link } from 'react-router';
import { formatNumber, formatRating, formatRupiah } from '~/ui/format/rupiah.ts';
import type { Glance } from '../load-glance.server.ts';
import { BarChart } from './bar-chart.tsx';
import css from './glance-page.module.css';

const typeWords: Record<string, string> = {
  general: 'Setapak secara umum',
  cvmaker: 'CV Maker',
  atsc: 'ATS Checker',
};

export function GlancePage({ glance }: { glance: Glance }) {
  const { waiting, ratings, events } = glance;
  const tasks = [
    {
      to: '/admin/reviews?filter=late',
      label: 'Review terlambat',
      count: waiting.overdueReviews,
      urgent: true,
    },
    {
      to: '/admin/refunds/transfers',
      label: 'Dana harus ditransfer',
      count: waiting.manualRefunds,
      urgent: true,
    },
    { to: '/admin/reviews', label: 'Review belum selesai', count: waiting.openReviews },
    {
      to: '/admin/orders?filter=awaiting_payment',
      label: 'Menunggu pembayaran',
      count: waiting.awaitingPayment,
    },
    // Said where there is one alone: the books are right but for a fault of the program.
    ...(waiting.ledgerFaults > 0
      ? [
          {
            to: '/admin/accounting/faults',
            label: 'Pembukuan tidak cocok',
            count: waiting.ledgerFaults,
            urgent: true,
          },
        ]
      : []),
  ];
  return (
    <>
      <h1 className={css.title}>Ringkasan</h1>
      <ul className={css.tasks}>
        {tasks.map(({ to, label, count, urgent = false }) => (
          <li key={to}>
            <Link to={to} className={css.task} data-urgent={(urgent && count > 0) || undefined}>
              <strong>{formatNumber(count)}</strong>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className={css.heading}>30 hari terakhir</h2>
      <div className={css.charts}>
        <BarChart {...glance.revenue} format={formatRupiah} />
        <BarChart {...glance.orders} format={formatNumber} />
        <BarChart {...glance.users} format={formatNumber} />
        <BarChart {...glance.checks} format={formatNumber} />
        <BarChart {...glance.views} format={formatNumber} />
      </div>
      <div className={css.columns}>
        <section aria-labelledby="ratings">
          <h2 id="ratings" className={css.heading}>
            Masukan
          </h2>
          {ratings.length === 0 ? (
            <p className={css.none}>Belum ada yang menilai.</p>
          ) : (
            <ul className={css.list}>
              {ratings.map(({ type, average, count }) => (
                <li key={type}>
                  <span>{typeWords[type] ?? type}</span>
                  <span>
                    <strong>{formatRating(average)}</strong> dari {formatNumber(count)} penilaian
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section aria-labelledby="events">
          <h2 id="events" className={css.heading}>
            Kejadian terbanyak
          </h2>
          {events.length === 0 ? (
            <p className={css.none}>Belum ada yang tercatat.</p>
          ) : (
            <ul className={css.list}>
              {events.map(({ name, count }) => (
                <li key={name}>
                  <span>{name}</span>
                  <strong>{formatNumber(count)}</strong>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
