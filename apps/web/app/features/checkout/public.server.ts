/** What other features buy, show and run through. */
export { cancelOrder } from './cancel-order.server.ts';
export { expireOrders, lapseSessions } from './expire-orders.server.ts';
export { finishRefund } from './finish-refund.server.ts';
export { listOrders } from './list-orders.server.ts';
export { listProducts } from './list-products.server.ts';
export { loadOrder } from './load-order.server.ts';
export { payAgain } from './pay-again.server.ts';
export { placeOrder } from './place-order.server.ts';
export type { OpenOrder } from './open-invoice.server.ts';
export { previewRedeem } from './preview-redeem.server.ts';
export { pricePurchase } from './price-purchase.server.ts';
export { receiveNotification } from './receive-notification.server.ts';
export { reconcilePayments } from './reconcile-payments.server.ts';
export { redeemCode } from './redeem-code.server.ts';
export { refundOrder } from './refund-order.server.ts';
export { seedCatalogue } from './seed-catalogue.server.ts';
