import { Link } from 'react-router';
import { IconPrinter } from '@tabler/icons-react';
import { PriceLines } from '~/features/checkout/public.ts';
import { site } from '~/content/site.ts';
import { Button } from '~/ui/button.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { Logo } from '~/ui/logo.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type { Booking } from '../load-booking.server.ts';
import { isPaid, paymentName } from '../model.ts';
import { detailPath } from '../paths.ts';
import css from './receipt.module.css';

/** Who issues it. */
export interface Issuer {
  name: string;
  address: string;
  npwp?: string | undefined;
}

/** A receipt on one sheet of paper; buttons stay on the screen. */
export function Receipt({ booking, issuer }: { booking: Booking; issuer: Issuer }) {
  const { bookId, number, customer, lines, total, createdAt, paidAt, paid, status } = booking;
  const hydrated = useHydrated();
  const isSettled = paid !== null && isPaid(booking);
  return (
    <main className={css.page}>
      <article className={css.sheet}>
        <header className={css.head}>
          <Logo />
          <p className={css.stamp} data-paid={isSettled}>
            {stampOf(status, isSettled)}
          </p>
        </header>
        <h1>Tanda Terima</h1>
        <dl className={css.facts}>
          <div>
            <dt>Nomor pesanan</dt>
            <dd>{number}</dd>
          </div>
          <div>
            <dt>Nama</dt>
            <dd>{customer.name}</dd>
          </div>
          <div>
            <dt>Email</dt>
            <dd>
              <MailAddress address={customer.email} />
            </dd>
          </div>
          <div>
            <dt>Dipesan</dt>
            <dd>{formatDateTime(createdAt)}</dd>
          </div>
          {paidAt && (
            <div>
              <dt>Dibayar</dt>
              <dd>{formatDateTime(paidAt)}</dd>
            </div>
          )}
          {paid && (
            <div>
              <dt>Cara bayar</dt>
              <dd>
                {paymentName(paid.paymentType)} {paid.redeemCode}
              </dd>
            </div>
          )}
        </dl>
        <PriceLines lines={lines} total={total} totalLabel="Total dibayar" unit="jam" />
        <footer className={css.foot}>
          <address className={css.issuer}>
            <strong>{issuer.name}</strong>
            <br />
            {issuer.address}
            {issuer.npwp && (
              <>
                <br />
                NPWP {issuer.npwp}
              </>
            )}
          </address>
          <p>Terima kasih sudah melangkah bersama Setapak.</p>
          <p>Pertanyaan soal pesanan ini? Tulis ke {site.email} dan sebutkan nomor pesanannya.</p>
        </footer>
      </article>
      <div className={css.actions}>
        {hydrated && (
          <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            Cetak
          </Button>
        )}
        <Link to={detailPath(bookId)}>Kembali ke pesanan</Link>
        {paid?.gatewayPage && <ExternalLink href={paid.gatewayPage}>Halaman mitra pembayaran</ExternalLink>}
      </div>
    </main>
  );
}

function stampOf(status: Booking['status'], paid: boolean): string {
  if (status === 'refunded') return 'DANA DIKEMBALIKAN';
  return paid ? 'LUNAS' : 'BATAL';
}
