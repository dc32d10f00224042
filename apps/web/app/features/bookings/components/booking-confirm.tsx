import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { durationOf } from '../model.ts';
import css from './booking-confirm.module.css';

interface BookingConfirmProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  loading: boolean;
  mentor: string;
  hours: number;
  /** When it begins, in words; null where that is agreed on later. */
  when: string | null;
  total: number;
  voucher: string | undefined;
}

/** The order once more, before it is paid. */
export function BookingConfirm({ mentor, hours, when, total, voucher, ...dialog }: BookingConfirmProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title="Sudah sesuai?"
      tone="accent"
      confirmLabel="Setuju dan Bayar"
      cancelLabel="Periksa lagi"
    >
      <dl className={css.facts}>
        <div>
          <dt>Mentor</dt>
          <dd>{mentor}</dd>
        </div>
        <div>
          <dt>Durasi</dt>
          <dd>{durationOf(hours)}</dd>
        </div>
        {when && (
          <div>
            <dt>Waktu</dt>
            <dd>{when}</dd>
          </div>
        )}
        {voucher && (
          <div>
            <dt>Voucher</dt>
            <dd>{voucher}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>Total</dt>
          <dd>{formatRupiah(total)}</dd>
        </div>
      </dl>
      <p className={css.terms}>
        {!when &&
          'Mentor akan menghubungimu setelah pembayaran. Sesi harus berlangsung dalam 7 hari sejak dibayar. '}
        {when && total > 0 && 'Waktu ini kami simpan 30 menit selama kamu membayar. '}
        Dengan melanjutkan, kamu setuju dengan{' '}
        <a href="/term-and-condition" target="_blank" rel="noreferrer">
          Syarat &amp; Ketentuan
        </a>
        .
      </p>
    </ConfirmDialog>
  );
}
