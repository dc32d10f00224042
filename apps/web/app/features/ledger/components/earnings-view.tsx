import { Link } from 'react-router';
import type { FieldErrors } from '~/services/form.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { shareWords } from '../books/model.ts';
import type { Earnings } from '../payouts/load-earnings.server.ts';
import { BankAccountForm } from './bank-account-form.tsx';
import { EarningsList } from './earnings-list.tsx';
import css from './earnings-view.module.css';

interface EarningsViewProps {
  earnings: Earnings;
  errors: FieldErrors | undefined;
  /** The account was just kept. */
  saved: boolean;
}

/** A mentor's money: what is due, where it goes, what was paid and for what. */
export function EarningsView({ earnings, errors, saved }: EarningsViewProps) {
  const { payable, share, payoutMinimum, masked, heldUntil, payouts, lines, next } = earnings;
  return (
    <div className={css.page}>
      <section className={css.balance} aria-labelledby="balance">
        <h2 id="balance">Saldo bagi hasil</h2>
        <p className={css.amount}>{formatRupiah(payable)}</p>
        <p>
          {payable < 0
            ? 'Ada dana yang dikembalikan setelah bagi hasilnya kamu terima. Kami kurangkan dari sesimu berikutnya; kamu tidak perlu membayar apa-apa.'
            : `Kami transfer secara berkala begitu saldonya mencapai ${formatRupiah(payoutMinimum)}.`}
        </p>
        <p className={css.share}>
          Bagianmu <strong>{shareWords(share)}</strong> dari harga sesi, sebelum voucher. Masuk ke saldo
          begitu sesinya selesai.
        </p>
      </section>
      <section className={css.account} aria-labelledby="account">
        <h2 id="account">Rekening tujuan</h2>
        {saved && <Banner tone="success">Rekeningmu sudah kami simpan, terenkripsi.</Banner>}
        {!masked && !saved && (
          <Banner tone="warning">Isi rekeningmu dulu, supaya bagi hasilmu bisa kami transfer.</Banner>
        )}
        {heldUntil && (
          <Banner tone="info">
            Rekeningmu baru diganti. Demi keamanan, transfer berikutnya kami tahan sampai{' '}
            {formatDateTime(heldUntil)}.
          </Banner>
        )}
        <BankAccountForm key={masked} masked={masked} errors={errors} />
      </section>
      {payouts.length > 0 && (
        <section aria-labelledby="payouts">
          <h2 id="payouts">Transfer</h2>
          <ul className={css.payouts}>
            {payouts.map(({ id, amount, status, masked: to, at }) => (
              <li key={id}>
                <strong>{formatRupiah(amount)}</strong>
                <Badge tone={status === 'paid' ? 'success' : 'info'}>
                  {status === 'paid' ? 'Sudah ditransfer' : 'Sedang diproses'}
                </Badge>
                <span className={css.dimmed}>
                  {to}, {formatDate(at)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="lines">
        <h2 id="lines">Rincian</h2>
        {lines.length === 0 ? (
          <EmptyState title="Belum ada bagi hasil">
            Bagi hasilmu muncul di sini setelah sesi pertamamu selesai.
          </EmptyState>
        ) : (
          <EarningsList lines={lines} />
        )}
        {next !== null && (
          <p>
            <Link to={`?before=${next}`}>Lebih lama</Link>
          </p>
        )}
      </section>
    </div>
  );
}
