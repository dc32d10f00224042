import { useState } from 'react';
import { Form, useNavigate, useRevalidator } from 'react-router';
import { CHECKOUT_LOST, PaymentDialog, paymentStep, type OpenPayment } from '~/features/checkout/public.ts';
import { callServer } from '~/ui/http/call-server.ts';
import { Banner } from '~/ui/banner.tsx';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { Button } from '~/ui/button.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { forgetDraft } from '../local-draft.ts';
import type { Booking } from '../load-booking.server.ts';
import { successPath } from '../paths.ts';
import css from './unpaid-actions.module.css';

/** Paying an order after all, and calling it off. Without script the buttons are a form. */
export function UnpaidActions({ booking }: { booking: Booking }) {
  const { bookId, type } = booking;
  // The bank has not decided yet about what was paid.
  const isLookedAt = paymentStep(booking) === 'review';
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const [paying, setPaying] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function pay(): Promise<void> {
    if (paying) return;
    setPaying(true);
    setRefusal(null);
    const answer = await callServer<OpenPayment>(`/app/checkout/orders/${bookId}/pay`, {
      json: {},
      lost: CHECKOUT_LOST,
    });
    setPaying(false);
    if (answer.ok) {
      const { invoiceUrl, snap } = answer.data;
      return setPayment({ bookId, invoiceUrl, snap });
    }
    if (answer.refusal.login) return location.assign(answer.refusal.login);
    setRefusal(answer.refusal.text);
    await revalidate();
  }

  function settled(): void {
    setPayment(null);
    if (type !== 'mentoring') return void revalidate();
    forgetDraft();
    void navigate(successPath(bookId));
  }

  return (
    <Form method="post" className={css.actions}>
      {refusal && (
        <Banner tone="error" className={css.refusal}>
          {refusal}
        </Banner>
      )}
      {!isLookedAt && (
        <Button
          variant="accent"
          type={hydrated ? 'button' : 'submit'}
          name="intent"
          value="pay"
          loading={paying}
          onClick={hydrated ? () => void pay() : undefined}
        >
          Bayar sekarang
        </Button>
      )}
      <ConfirmedSubmit
        intent="cancel"
        label="Batalkan pesanan"
        variant="secondary"
        title="Batalkan pesanan ini?"
      >
        Tagihannya ditutup, dan voucher yang kamu pakai kembali sehingga bisa dipakai lagi.
      </ConfirmedSubmit>
      {payment && (
        <PaymentDialog
          {...payment}
          onSettled={settled}
          onClose={() => {
            setPayment(null);
            void revalidate();
          }}
        />
      )}
    </Form>
  );
}
