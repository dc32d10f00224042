import { Form, Link, useNavigation } from 'react-router';
import type { Payouts } from '~/features/ledger/public.server.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { Pager } from '~/ui/pager.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

const reasons = {
  debt: 'Berutang',
  small: 'Di bawah minimum',
  'no account': 'Belum ada rekening',
  'under way': 'Masih ada di batch lain',
  held: 'Rekening baru diganti',
  suspended: 'Akun ditangguhkan',
} as const;

/** Whom a batch would pay now, and the batches so far. */
export function PayoutsPage({ payouts, refused }: { payouts: Payouts; refused: string | undefined }) {
  const { due, mentors, before, after, batches, payoutMinimum } = payouts;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <header className={table.head}>
        <div>
          <h1 className={table.title}>Pembayaran mentor</h1>
          <p className={table.intro}>
            Bagi hasil yang sudah menjadi hak mentor. Satu batch mengambil semua saldo dari{' '}
            {formatRupiah(payoutMinimum)} yang rekeningnya sudah ada.
          </p>
        </div>
        <Form method="post">
          <Button type="submit" name="intent" value="make" loading={busy} disabled={due.count === 0}>
            Buat batch: {due.count} mentor, {formatRupiah(due.total)}
          </Button>
        </Form>
      </header>
      {refused && (
        <Banner tone="error" focusOnMount className={css.banner}>
          {refused}
        </Banner>
      )}
      <h2 id="saldo" className={css.heading}>
        Saldo mentor
      </h2>
      {mentors.length === 0 ? (
        <EmptyState title="Belum ada saldo">Saldo muncul begitu sesi pertama selesai.</EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
        <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel saldo mentor">
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Mentor</th>
                <th scope="col" data-kind="rupiah">
                  Saldo
                </th>
                <th scope="col">Rekening</th>
                <th scope="col">Batch berikutnya</th>
              </tr>
            </thead>
            <tbody>
              {mentors.map(({ id, name, amount, masked, changedAt, heldUntil, why }) => (
                <tr key={id}>
                  <th scope="row">
                    <Link to={`/admin/payouts/mentors/${encodeURIComponent(id)}`} className={table.link}>
                      {name}
                    </Link>
                  </th>
                  <td data-kind="rupiah" data-label="Saldo">
                    {formatRupiah(amount)}
                  </td>
                  <td data-label="Rekening">
                    {masked ?? '–'}
                    {changedAt && <span className={css.small}>diisi {formatDateTime(changedAt)}</span>}
                  </td>
                  <td data-label="Batch berikutnya">
                    {why === null ? (
                      <Badge tone="success">Ikut</Badge>
                    ) : (
                      <Badge tone={why === 'small' ? 'neutral' : 'warning'}>{reasons[why]}</Badge>
                    )}
                    {why === 'held' && heldUntil && (
                      <span className={css.small}>ditahan sampai {formatDateTime(heldUntil)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager label="Halaman saldo" before={before} after={after} part="saldo" />
      <h2 className={css.heading}>Batch</h2>
      {batches.length === 0 ? (
        <p className={css.none}>Belum ada batch.</p>
      ) : (
        <ul className={css.batches}>
          {batches.map(({ id, createdAt, paidAt, reference, count, open, done, amount, madeBy }) => (
            <li key={id} className={css.batch}>
              <Link to={`/admin/payouts/${id}`} className={table.link}>
                {formatDateTime(createdAt)}
              </Link>
              <strong className={css.amount}>{formatRupiah(amount)}</strong>
              <Badge tone={open > 0 ? 'warning' : done > 0 ? 'success' : 'neutral'}>
                {stateWords({ count, open, done })}
              </Badge>
              <span className={css.small}>
                {formatNumber(count)} mentor, dibuat {madeBy}
                {reference && paidAt && `, referensi ${reference}, ${formatDateTime(paidAt)}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function stateWords({ count, open, done }: { count: number; open: number; done: number }): string {
  if (open === count) return 'Menunggu transfer';
  if (open > 0) return `${formatNumber(open)} dari ${formatNumber(count)} menunggu`;
  if (done === 0) return 'Tidak ditransfer';
  return done === count ? 'Sudah ditransfer' : `${formatNumber(done)} dari ${formatNumber(count)} ditransfer`;
}
