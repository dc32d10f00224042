import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { PayPromise, RefusalBanner } from '~/features/checkout/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type { BookingFormData } from '../load-booking-form.server.ts';
import css from './book-page.module.css';

interface BookingPayProps {
  mentor: BookingFormData['mentor'];
  total: number;
  refusal: ComponentProps<typeof RefusalBanner>['refusal'] | null;
  placing: boolean;
  /** A time was chosen, which is held while the person pays. */
  withTime: boolean;
  /** The form was sent before a script was there to ask: the same question stands here. */
  asks: boolean;
}

/** The form's button with the sum; on a phone a bar at the bottom of the screen. */
export function BookingPay({ mentor, total, refusal, placing, withTime, asks }: BookingPayProps) {
  const agreeing = !useHydrated() && asks;
  return (
    <div className={css.pay} data-bottom-bar="narrow">
      {refusal && <RefusalBanner key={refusal.text} refusal={refusal} className={css.said} />}
      {!mentor.bookable && (
        <Banner tone="warning" className={css.said}>
          {mentor.name} sedang tidak menerima booking. <Link to="/app/mentoring">Pilih mentor lain</Link>
        </Banner>
      )}
      {agreeing && (
        <Banner tone="info" className={css.said}>
          Sudah sesuai? Periksa sekali lagi pilihanmu, lalu bayar. Dengan melanjutkan, kamu setuju dengan{' '}
          <Link to="/term-and-condition">Syarat &amp; Ketentuan</Link>.
        </Banner>
      )}
      <p className={css.sum} aria-hidden>
        Total <strong>{formatRupiah(total)}</strong>
      </p>
      <Button
        type="submit"
        name="intent"
        value={agreeing ? 'agree' : 'order'}
        variant="accent"
        size="lg"
        disabled={!mentor.bookable}
        loading={placing}
        className={css.book}
      >
        {agreeing ? 'Setuju dan Bayar' : 'Book Session'}
      </Button>
      {total > 0 && (
        <>
          <p className={css.fine}>
            {withTime
              ? 'Waktu pilihanmu kami simpan 30 menit selama kamu membayar.'
              : 'Sesi berlaku 7 hari sejak dibayar.'}
          </p>
          <PayPromise guarantee="Sesi pertamamu bergaransi 100% uang kembali." />
        </>
      )}
    </div>
  );
}
