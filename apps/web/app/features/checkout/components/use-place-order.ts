import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { SnapPage } from '~/services/payments/snap-page.ts';
import { callServer, type Answer, type Refusal } from '~/ui/http/call-server.ts';
import { CHECKOUT_LOST, paymentStep, type OrderProgress } from '../model.ts';
import type { PlacedOrder } from '../orders/placed-order.ts';
import type { SentPurchase } from '../schema.ts';
import { loadPaymentDialog } from './late-payment-dialog.tsx';
import { keepPress, pressFor, readPress } from './kept-press.ts';

interface UsePlaceOrder {
  /** Which button this is, so that two kinds of purchase do not share a press: `mentoring`, `ats`, `cvReview`. */
  scope: string;
  /** The order is paid, or cost nothing. */
  onSettled: (bookId: string) => void;
  /** The server knows another total than the one that was seen; the page's data are loaded anew meanwhile. */
  onPriceChanged?: () => void;
}

interface Request {
  purchase: SentPurchase;
  voucherCode?: string | undefined;
  /** The total on the screen: at another price no order is placed. */
  seenTotal: number;
}

export interface OpenPayment {
  bookId: string;
  invoiceUrl: string | null;
  /** What Midtrans's script needs to show it in our page. */
  snap: SnapPage | null;
}

export interface Placing {
  place: (request: Request) => Promise<void>;
  /** From the press until the server answered. */
  placing: boolean;
  /** Why the last press came to nothing; the next press clears it. */
  refusal: Refusal | null;
  forgetRefusal: () => void;
  /** What the payment dialog is for, while it stands open. */
  payment: OpenPayment | null;
  settle: () => void;
  /** Closes the dialog; the order stays as it is. */
  close: () => void;
}

/**
 * Buys. A double click, a reload and an answer that was lost all lead to the one order; what is still being paid opens
 * again after a reload.
 */
export function usePlaceOrder({ scope, onSettled, onPriceChanged }: UsePlaceOrder): Placing {
  const { revalidate } = useRevalidator();
  const [placing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const busy = useRef(false);

  function finish(bookId: string): void {
    keepPress(scope, null);
    setPayment(null);
    onSettled(bookId);
  }

  async function buy(request: Request, mayRetry: boolean): Promise<void> {
    const text = JSON.stringify(request);
    const press = pressFor(scope, text);
    const { clientToken } = press;
    const answer = await callServer<PlacedOrder>('/app/checkout/orders', {
      json: { ...request, clientToken },
      lost: CHECKOUT_LOST,
    });
    if (!answer.ok) {
      const { code } = answer.refusal;
      if (code === 'price_changed') onPriceChanged?.();
      if (code === 'price_changed' || code === 'time_taken') await revalidate();
      return setRefusal(answer.refusal);
    }
    const { bookId, status, invoiceUrl, snap } = answer.data;
    if (status === 'awaiting_payment') {
      keepPress(scope, { ...press, bookId });
      return setPayment({ bookId, invoiceUrl, snap });
    }
    const isOver = status === 'expired' || status === 'cancelled' || status === 'refunded';
    if (!isOver) return finish(bookId);
    // The order of the kept press failed: this is a new one.
    keepPress(scope, null);
    if (mayRetry) return buy(request, false);
  }

  async function place(request: Request): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setPlacing(true);
    setRefusal(null);
    void loadPaymentDialog().catch(() => {});
    await buy(request, true);
    busy.current = false;
    setPlacing(false);
  }

  const reopen = useEffectEvent((answer: Answer<OrderProgress>) => {
    if (!answer.ok || busy.current) return;
    const { bookId, invoiceUrl, snap } = answer.data;
    const step = paymentStep(answer.data);
    if (step === 'settled') finish(bookId);
    else if (answer.data.status === 'awaiting_payment') setPayment({ bookId, invoiceUrl, snap });
    else keepPress(scope, null);
  });
  useEffect(() => {
    const bookId = readPress(scope)?.bookId;
    if (bookId)
      void callServer<OrderProgress>(`/app/checkout/orders/${bookId}`).then((answer) => reopen(answer));
  }, [scope]);

  return {
    place,
    placing,
    refusal,
    forgetRefusal: () => setRefusal(null),
    payment,
    settle: () => {
      if (payment) finish(payment.bookId);
    },
    close: () => {
      const press = readPress(scope);
      if (press) keepPress(scope, { request: press.request, clientToken: press.clientToken });
      setPayment(null);
    },
  };
}
