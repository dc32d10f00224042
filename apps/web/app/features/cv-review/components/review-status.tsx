import type { ReactNode } from 'react';
import { IconCheck } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { cx } from '~/ui/cx.ts';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { formatDue } from '../format-due.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { Review } from '../load-review.server.ts';
import css from './review-status.module.css';

const words: Record<Review['status'], { title: string; text: string }> = {
  awaiting_payment: {
    title: 'Menunggu pembayaran',
    text: 'Reviewer mulai bekerja begitu pembayaranmu kami terima.',
  },
  paid: { title: 'Pesananmu kami terima', text: 'CV-mu sudah masuk antrean reviewer.' },
  in_progress: { title: 'CV-mu sedang direview', text: 'Seorang reviewer sedang membaca CV-mu.' },
  done: {
    title: 'Hasil review sudah jadi',
    text: 'Dengarkan voice note-nya, lalu perbaiki CV-mu bagian demi bagian.',
  },
  expired: {
    title: 'Pesanan kedaluwarsa',
    text: 'Pembayarannya tidak kami terima sampai batas waktu, jadi pesanan ini kami tutup.',
  },
  cancelled: { title: 'Pesanan dibatalkan', text: 'Tidak ada review yang dikerjakan untuk pesanan ini.' },
  refunded: { title: 'Dana dikembalikan', text: 'Pembayaran untuk pesanan ini sudah dikembalikan.' },
};

const steps = ['Dibayar', 'Direview', 'Selesai'];
const reached: Partial<Record<Review['status'], number>> = {
  awaiting_payment: 0,
  paid: 1,
  in_progress: 2,
  done: 3,
};

/** Where a review stands, when it comes, and what becomes of it when it does not come in time. */
export function ReviewStatus({ review, action }: { review: Review; action: ReactNode }) {
  const { status, dueAt, deliveredAt, guarantee } = review;
  const { title, text } = words[status];
  const isLocked = review.lockedUntilVerified !== null;
  const step = reached[status];
  return (
    <section className={css.status} aria-label="Status review">
      <div className={css.words} role="status">
        <h1 className={css.title}>{title}</h1>
        <p>{isLocked ? 'Verifikasi emailmu dulu di bawah ini, lalu dengarkan voice note-nya.' : text}</p>
        {deliveredAt && <p className={css.due}>Dikirim {formatDateTime(deliveredAt)}</p>}
        {!deliveredAt && dueAt && step !== undefined && (
          <p className={css.due}>
            Hasil paling lambat <strong>{unbroken(formatDue(dueAt))}</strong>. Biasanya dikirim antara pukul
            20.00 dan 22.00 WIB.
          </p>
        )}
      </div>
      {step !== undefined && (
        <ol className={css.steps} aria-label="Langkah">
          {steps.map((name, index) => (
            <li
              key={name}
              className={cx(css.step, index < step && css.past, index === step && css.now)}
              aria-current={index === step ? 'step' : undefined}
            >
              <span className={css.dot} aria-hidden>
                {index < step ? <IconCheck size={16} stroke={3} /> : index + 1}
              </span>
              {name}
            </li>
          ))}
        </ol>
      )}
      {guarantee && (
        <Banner tone="warning" title="Maaf, review ini terlambat">
          {guarantee.amount > 0 ? <Guarantee {...guarantee} /> : 'Reviewer segera menyelesaikannya untukmu.'}
        </Banner>
      )}
      {action && <div className={css.actions}>{action}</div>}
    </section>
  );
}

function Guarantee({ amount, refund }: NonNullable<Review['guarantee']>) {
  if (refund === 'done')
    return <>Sesuai garansi, {formatRupiah(amount)} (50% harga review) sudah kami kembalikan.</>;
  return (
    <>
      Sesuai garansi, <strong>{formatRupiah(amount)}</strong> (50% harga review) kami kembalikan. Prosesnya
      sedang berjalan; kamu tidak perlu melakukan apa-apa.
    </>
  );
}
