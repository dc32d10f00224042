import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import type { PaymentDialog } from './payment-dialog.tsx';

/** Called with the press that buys: while the order is placed, the dialog is on its way. */
export const loadPaymentDialog = () => import('./payment-dialog.tsx');

const Payment = lazyPart(async () => (await loadPaymentDialog()).PaymentDialog);

/** The payment dialog, which nobody needs before they buy. */
export function LatePaymentDialog(props: ComponentProps<typeof PaymentDialog>) {
  return (
    <Suspense>
      <Payment {...props} />
    </Suspense>
  );
}
