import { useEffect, useEffectEvent, useState } from 'react';
import { IconArrowRight } from '@tabler/icons-react';
import type { SnapPage } from '~/services/payments/snap-page.ts';
import { Banner } from '~/ui/banner.tsx';
import { buttonClass } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { timeLeft } from '~/ui/format/time-left.ts';
import { callServer } from '~/ui/http/call-server.ts';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { Spinner } from '~/ui/spinner.tsx';
import { CHECKOUT_LOST, paymentStep, type HeldTime, type OrderProgress, type PaymentStep } from '../model.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import { HeldTimeNote } from './held-time-note.tsx';
import css from './payment-dialog.module.css';
import { useFittingFrame } from './use-fitting-frame.ts';
import { PaymentOutcome } from './payment-outcome.tsx';
import { SnapFrame } from './snap-frame.tsx';
import { useOrderProgress } from './use-order-progress.ts';

interface PaymentDialogProps {
  bookId: string;
  /** The gateway's page; null where a new attempt has to begin first. */
  invoiceUrl: string | null;
  /** What Midtrans's script needs to show that page inside ours. */
  snap: SnapPage | null;
  title?: string;
  /** The order is paid, and the person saw that it is. */
  onSettled: () => void;
  /** Closed before that; the order can still be paid from Pesanan Saya. */
  onClose: () => void;
}

const SEEN_MS = 2_500;

const announcements: Record<PaymentStep, string> = {
  waiting: 'Menunggu pembayaran.',
  review: 'Pembayaranmu sedang diperiksa.',
  settled: 'Pembayaran berhasil.',
  failed: 'Pembayaran gagal.',
  lapsed: 'Kode pembayaran sudah tidak berlaku.',
  expired: 'Waktu pembayaran sudah habis.',
  cancelled: 'Pesanan dibatalkan.',
  returning: 'Pesanan dibatalkan, dan pembayaranmu dikembalikan.',
  refunded: 'Pembayaran dikembalikan.',
};

/** The gateway's page in a frame, and what becomes of the payment, the moment it is known. */
export function PaymentDialog({
  bookId,
  invoiceUrl,
  snap: given,
  title = 'Pembayaran',
  onSettled,
  onClose,
}: PaymentDialogProps) {
  const { progress, refresh } = useOrderProgress(bookId);
  const [refusal, setRefusal] = useState<ShownRefusal | null>(null);
  const [beginning, setBeginning] = useState(false);
  const step = progress ? paymentStep(progress) : 'waiting';
  const url = progress ? progress.invoiceUrl : invoiceUrl;
  const snap = progress ? progress.snap : given;

  const settled = useEffectEvent(onSettled);
  useEffect(() => {
    if (step !== 'settled') return undefined;
    const timer = setTimeout(settled, SEEN_MS);
    return () => clearTimeout(timer);
  }, [step]);

  async function payAgain(): Promise<void> {
    if (beginning) return;
    setBeginning(true);
    setRefusal(null);
    const answer = await callServer<PlacedOrder>(`/app/checkout/orders/${bookId}/pay`, {
      json: {},
      lost: CHECKOUT_LOST,
    });
    if (!answer.ok) setRefusal(answer.refusal);
    await refresh();
    setBeginning(false);
  }

  return (
    <Dialog open onClose={step === 'settled' ? onSettled : onClose} title={title} size="tall">
      {progress && step === 'waiting' && <Due {...progress} />}
      <p role="status" className="visually-hidden">
        {announcements[step]}
      </p>
      {refusal && (
        <Banner tone="error" className={css.refusal}>
          <RefusalText {...refusal} />
        </Banner>
      )}
      {step === 'waiting' ? (
        <Invoice url={url} snap={snap} time={progress?.time ?? null} onBegin={() => void payAgain()} />
      ) : (
        <PaymentOutcome
          key={step}
          step={step}
          busy={beginning}
          onPayAgain={() => void payAgain()}
          onSettled={onSettled}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const TICK_MS = 20_000;

/** What is to be paid, until when, and for which order: above the gateway's page, whatever that shows. */
function Due({ total, number, payBefore }: Pick<OrderProgress, 'total' | 'number' | 'payBefore'>) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(payBefore, now);
  return (
    <dl className={css.due}>
      <div>
        <dt>Total</dt>
        <dd className={css.total}>{formatRupiah(total)}</dd>
      </div>
      <div>
        <dt>Sisa waktu</dt>
        <dd>{left ?? 'Habis'}</dd>
      </div>
      <div>
        <dt>Nomor pesanan</dt>
        <dd className={css.number}>{number}</dd>
      </div>
    </dl>
  );
}

interface InvoiceProps {
  url: string | null;
  snap: SnapPage | null;
  time: HeldTime | null;
  onBegin: () => void;
}

function Invoice({ url, snap, time, onBegin }: InvoiceProps) {
  const [failed, setFailed] = useState(false);
  const { frame, fit } = useFittingFrame();
  if (!url)
    return (
      <div className={css.wait}>
        <Spinner />
        <p>Menyiapkan halaman pembayaran…</p>
        <Button variant="secondary" onClick={onBegin}>
          Buka ulang halaman pembayaran
        </Button>
      </div>
    );
  return (
    <>
      {time && (
        <div className={css.held}>
          <HeldTimeNote time={time} />
        </div>
      )}
      {snap ? (
        <SnapFrame key={snap.token} {...snap} failed={failed} onFail={() => setFailed(true)} />
      ) : (
        <iframe
          ref={frame}
          className={css.frame}
          src={url}
          title="Halaman pembayaran"
          sandbox={sandboxOf(url)}
          onLoad={fit}
        />
      )}
      <div className={css.below}>
        <p className={css.live}>
          <span className={css.pulse} aria-hidden />
          Menunggu pembayaran. Status berubah sendiri.
        </p>
        {/* A window of its own always works, and it leads back to the order. */}
        {failed ? (
          <a href={url} className={buttonClass({ full: true })}>
            Buka halaman pembayaran
          </a>
        ) : (
          <a href={url} className={css.elsewhere}>
            <IconArrowRight size={18} aria-hidden />
            Bayar di halaman penuh
          </a>
        )}
      </div>
    </>
  );
}

const LIMITS =
  'allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

/** What the gateway's page may do in our frame. The sandbox's stands on our own origin and has no scripts: it gets none. */
function sandboxOf(url: string): string {
  return new URL(url, location.href).origin === location.origin ? LIMITS : `${LIMITS} allow-scripts`;
}
