import { useEffect, useRef } from 'react';
import { IconCircleCheck, IconCircleX, IconClockExclamation, IconHourglass } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { keepFocus } from '~/ui/keep-focus.ts';
import type { PaymentStep } from '../model.ts';
import css from './payment-outcome.module.css';

interface Words {
  icon: typeof IconCircleCheck;
  look: 'good' | 'bad' | 'wait';
  title: string;
  text: string;
}

const words: Record<Exclude<PaymentStep, 'waiting'>, Words> = {
  settled: {
    icon: IconCircleCheck,
    look: 'good',
    title: 'Pembayaran berhasil',
    text: 'Terima kasih! Pesananmu sudah kami terima.',
  },
  review: {
    icon: IconHourglass,
    look: 'wait',
    title: 'Pembayaranmu sedang diperiksa',
    text: 'Bank memeriksa pembayaran ini dulu. Halaman ini berubah sendiri begitu hasilnya ada; kamu juga bisa menutupnya.',
  },
  failed: {
    icon: IconCircleX,
    look: 'bad',
    title: 'Pembayaran gagal',
    text: 'Tidak ada uang yang terpotong. Pesananmu masih tersimpan: bayar lagi dengan cara yang sama atau cara lain.',
  },
  lapsed: {
    icon: IconClockExclamation,
    look: 'wait',
    title: 'Kode pembayaran sudah tidak berlaku',
    text: 'Jangan bayar dengan kode itu lagi. Pesananmu masih tersimpan: buat kode baru dengan cara yang sama atau cara lain.',
  },
  expired: {
    icon: IconClockExclamation,
    look: 'bad',
    title: 'Waktu pembayaran habis',
    text: 'Tagihan ini sudah tidak bisa dibayar. Buat pesanan baru untuk melanjutkan; kode promomu, kalau ada, bisa dipakai lagi.',
  },
  cancelled: {
    icon: IconCircleX,
    look: 'bad',
    title: 'Pesanan dibatalkan',
    text: 'Pesanan ini tidak perlu dibayar lagi; kode promomu, kalau ada, bisa dipakai lagi.',
  },
  returning: {
    icon: IconCircleX,
    look: 'wait',
    title: 'Pesanan sudah tidak berlaku',
    text: 'Pembayaranmu masuk ketika pesanan ini sudah ditutup. Uangnya kami kembalikan, dan kami kabari lewat email.',
  },
  refunded: {
    icon: IconCircleCheck,
    look: 'wait',
    title: 'Dana dikembalikan',
    text: 'Pembayaran pesanan ini sudah dikembalikan.',
  },
};

interface PaymentOutcomeProps {
  step: Exclude<PaymentStep, 'waiting'>;
  busy: boolean;
  onPayAgain: () => void;
  onSettled: () => void;
  onClose: () => void;
}

/** What became of a payment and what can be done now; the next step has the focus. */
export function PaymentOutcome({ step, busy, onPayAgain, onSettled, onClose }: PaymentOutcomeProps) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const { icon: Icon, look, title, text } = words[step];
  const canPay = step === 'failed' || step === 'lapsed';
  return (
    <div className={css.outcome}>
      <span className={cx(css.icon, css[look])}>
        <Icon size={44} stroke={1.75} aria-hidden />
      </span>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={css.actions}>
        {canPay && (
          <Button
            ref={next}
            variant="accent"
            loading={busy}
            onClick={(event) => {
              keepFocus(event.currentTarget);
              onPayAgain();
            }}
          >
            Bayar lagi
          </Button>
        )}
        {step === 'settled' && (
          <Button ref={next} onClick={onSettled}>
            Lanjutkan
          </Button>
        )}
        {step !== 'settled' && (
          <Button ref={canPay ? undefined : next} variant="secondary" onClick={onClose}>
            Tutup
          </Button>
        )}
      </div>
    </div>
  );
}
