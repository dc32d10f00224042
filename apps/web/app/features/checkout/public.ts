/** What screens of other features know of buying. */
export { catalogue, type Product } from './catalogue/catalogue.ts';
export { demoVouchers } from './vouchers/demo-vouchers.ts';
export { receiptPath, reviewDueAt, sessionEndsBy } from './model.ts';
export { sessionHours, type SessionHours } from './model.ts';
export { refuseNotes, REVIEW_NOTES, SESSION_NOTES, targetRoles, type Purchase } from './purchase.ts';
export { quote, type Quote } from './quote/quote.ts';
export { HeldTimeNote } from './components/held-time-note.tsx';
/** A job that went along with an order. */
export { OrderedJob } from './components/ordered-job.tsx';
export { PayPromise } from './components/pay-promise.tsx';
export { LatePaymentDialog as PaymentDialog } from './components/late-payment-dialog.tsx';
export { PriceLines } from './components/price-lines.tsx';
export { PromoField } from './components/promo-field.tsx';
export { useUnpaidNote } from './components/use-unpaid-note.ts';
export { RefusalBanner } from './components/refusal-banner.tsx';
export { usePlaceOrder, type OpenPayment, type Placing } from './components/use-place-order.ts';
export { usePromo } from './components/use-promo.ts';
export { CHECKOUT_LOST, paymentStep, type OrderProgress, type OrderStatus } from './model.ts';
