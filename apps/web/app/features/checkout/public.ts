/** What screens of other features know of buying. */
export { catalogue, type Product } from './catalogue.ts';
export { demoVouchers } from './demo-vouchers.ts';
export { sessionHours, type SessionHours } from './model.ts';
export { clientToken, purchaseInput, refuseNotes, targetRoles, type Purchase } from './purchase.ts';
export { quote, type Basket, type MentorForSale, type Quote } from './quote.ts';
