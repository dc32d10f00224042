import { Link } from 'react-router';
import { IconReceipt } from '@tabler/icons-react';
import { HeldTimeNote, paymentStep, PriceLines } from '~/features/checkout/public.ts';
import { formatDue, reviewPath } from '~/features/cv-review/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { Card } from '~/ui/card.tsx';
import { ExternalLink } from '~/ui/external-link.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import type { OrderFormOutcome } from '../handle-order-form.server.ts';
import type { Booking } from '../load-booking.server.ts';
import { NOT_PAID_YET, paymentName } from '../model.ts';
import { bookPath, receiptPath } from '../paths.ts';
import { canBeRated } from '../sessions/model.ts';
import css from './booking-detail.module.css';
import { BookingHead } from './booking-head.tsx';
import { BookingNotes } from './booking-notes.tsx';
import { RatingCard } from './rating-card.tsx';
import { SessionActions } from './session-actions.tsx';
import { SessionProgress } from './session-progress.tsx';
import { ServiceList } from './service-list.tsx';
import { UnpaidActions } from './unpaid-actions.tsx';
import { useLiveOrders } from './use-live-orders.ts';
import { useNow } from './use-now.ts';

interface BookingDetailProps {
  booking: Booking;
  now: number;
  outcome: OrderFormOutcome | null;
}

/** One order of any kind; a session can be rated here once it is paid. */
export function BookingDetail({ booking, now: serverNow, outcome }: BookingDetailProps) {
  const now = useNow(serverNow);
  useLiveOrders();
  const { bookId, status, session, mentor, paid, rating, canRate, lines, total } = booking;
  const step = paymentStep(booking);
  const open = status === 'awaiting_payment';
  // What has not begun, or did not take place because of the customer, is not rated.
  const began = session?.startAt ? session.startAt.getTime() <= now : true;
  const rates = session && canRate && began && canBeRated(session.outcome);
  return (
    <div className={css.page}>
      {outcome && !(rates && outcome.about === 'rating') && (
        <Banner key={outcome.text} tone={outcome.tone} focusOnMount>
          {outcome.text}
        </Banner>
      )}
      <Card className={css.section}>
        <BookingHead booking={booking} now={now} />
        {step === 'review' && (
          <Banner tone="info">
            Bank sedang memeriksa pembayaranmu. Kamu tidak perlu membayar lagi; kami kabari begitu hasilnya
            ada.
          </Banner>
        )}
        {step === 'failed' && (
          <Banner tone="error">
            Pembayaran terakhir gagal. Bayar lagi dengan cara yang sama atau cara lain sebelum{' '}
            {unbroken(formatDateTime(booking.payBefore))}.
          </Banner>
        )}
        {step === 'lapsed' && (
          <Banner tone="warning">
            Kode pembayaran terakhir sudah tidak berlaku. Buat kode baru sebelum{' '}
            {unbroken(formatDateTime(booking.payBefore))}.
          </Banner>
        )}
        <UnpaidEnd booking={booking} />
        <SurplusNote booking={booking} />
        {booking.time && <HeldTimeNote time={booking.time} />}
        {open && <UnpaidActions booking={booking} />}
        <SessionProgress booking={booking} />
      </Card>

      <SessionActions booking={booking} now={now} outcome={outcome} />

      {rates && (
        <RatingCard
          mentor={mentor?.name ?? 'mentor'}
          said={rating}
          outcome={outcome?.about === 'rating' ? outcome : null}
        />
      )}
      {session && !canRate && open && <Banner tone="warning">{NOT_PAID_YET}</Banner>}

      {mentor && (
        <Card as="section" className={css.section}>
          <h2>Layanan mentoring</h2>
          <ServiceList offered={mentor.serviceLine} />
        </Card>
      )}
      {(booking.type === 'cvReview' || booking.type === 'bundleAtsc') && (
        <Card as="section" className={css.section}>
          <h2>CV Review</h2>
          {booking.reviewDueAt && <p>Hasil paling lambat {formatDue(booking.reviewDueAt)}</p>}
          <div className={css.actions}>
            <LinkButton to={reviewPath(bookId)}>Buka halaman review</LinkButton>
          </div>
        </Card>
      )}
      <BookingNotes booking={booking} />
      <Card as="section" className={css.section}>
        <h2>Detail pembayaran</h2>
        <PriceLines lines={lines} total={total} unit="jam" />
        <dl className={css.facts}>
          {(paid || !booking.extraMoney) && (
            <div>
              <dt>Cara bayar</dt>
              <dd>
                {paid ? paymentName(paid.paymentType) : 'Belum dibayar'}
                {paid?.redeemCode && <small>{paid.redeemCode}</small>}
              </dd>
            </div>
          )}
          {booking.paidAt && (
            <div>
              <dt>Dibayar</dt>
              <dd>{formatDateTime(booking.paidAt)}</dd>
            </div>
          )}
          {booking.refunded > 0 && (
            <div>
              <dt>Dana kembali</dt>
              <dd>{formatRupiah(booking.refunded)}</dd>
            </div>
          )}
          {booking.chargedBack > 0 && (
            <div>
              <dt>Ditarik bankmu</dt>
              <dd>{formatRupiah(booking.chargedBack)}</dd>
            </div>
          )}
          <div>
            <dt>Nomor pesanan</dt>
            <dd>{booking.number}</dd>
          </div>
        </dl>
        <div className={css.actions}>
          {booking.paidAt && (
            <ExternalLink href={receiptPath(bookId)} className={buttonClass({ variant: 'secondary' })}>
              <IconReceipt size={20} aria-hidden />
              Tanda Terima
            </ExternalLink>
          )}
          {mentor?.listed && (
            <LinkButton to={bookPath(mentor.id)} variant={open ? 'secondary' : 'primary'}>
              Mentoring Lagi
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
}

/** Money that came too late or twice: the customer is owed it, and sees that we know. */
function SurplusNote({ booking: { extraMoney, paidAt } }: { booking: Booking }) {
  if (!extraMoney) return null;
  const { amount, returned } = extraMoney;
  const came = `Pembayaran ${formatRupiah(amount)} masuk ketika pesanan ini ${paidAt ? 'sudah dibayar' : 'sudah tidak berlaku'}.`;
  return (
    <Banner tone="info">
      {came}{' '}
      {returned < amount
        ? 'Uangnya kami kembalikan, dan kami kabari lewat email.'
        : 'Uangnya sudah kami kembalikan.'}
    </Banner>
  );
}

/** What became of an order that was never paid, and how to go on. */
function UnpaidEnd({ booking: { status, paidAt, mentor, extraMoney } }: { booking: Booking }) {
  if (paidAt || (status !== 'expired' && status !== 'cancelled')) return null;
  return (
    <Banner tone="info">
      {status === 'expired'
        ? 'Pembayarannya tidak kami terima sampai batas waktu, jadi pesanan ini kami tutup.'
        : extraMoney
          ? 'Pesanan ini dibatalkan.'
          : 'Pesanan ini dibatalkan sebelum dibayar.'}
      {mentor?.listed && (
        <>
          {' '}
          Masih mau? <Link to={bookPath(mentor.id)}>Pesan lagi</Link>.
        </>
      )}
    </Banner>
  );
}
