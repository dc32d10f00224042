import { IconClock } from '@tabler/icons-react';
import type { OrderStatus } from '~/features/checkout/public.ts';
import { timeLeft } from '~/ui/format/time-left.ts';
import css from './time-note.module.css';

interface TimeNoteProps {
  status: OrderStatus;
  payBefore: Date;
  /** Until when a paid session can be held. */
  expiresAt: Date | null;
  now: number;
}

/** What is running out: the time to pay, or the seven days of a booked session. */
export function TimeNote({ status, payBefore, expiresAt, now }: TimeNoteProps) {
  const text = wordsFor({ status, payBefore, expiresAt, now });
  if (!text) return null;
  return (
    <span className={css.note}>
      <IconClock size={16} aria-hidden />
      {text}
    </span>
  );
}

function wordsFor({ status, payBefore, expiresAt, now }: TimeNoteProps): string | null {
  if (status === 'awaiting_payment') {
    const left = timeLeft(payBefore, now);
    return left ? `Bayar dalam ${left}` : 'Waktu bayar habis';
  }
  if ((status === 'paid' || status === 'in_progress') && expiresAt) {
    const left = timeLeft(expiresAt, now);
    return left ? `Sisa ${left} untuk sesi` : 'Masa 7 hari habis';
  }
  return null;
}
