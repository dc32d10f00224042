/** What other features buy, show and run through. */
export { checkReturn } from './payments/check-return.server.ts';
export { cancelOrder } from './placing/cancel-order.server.ts';
export { giveUses } from './operators/give-uses.server.ts';
export { giveVoucher } from './operators/give-voucher.server.ts';
export { extendOrder } from './operators/extend-order.server.ts';
export { expireOrders } from './placing/expire-orders.server.ts';
export { withdrawOrders } from './placing/withdraw-orders.server.ts';
export { listProducts } from './catalogue/list-products.server.ts';
export { loadOrder } from './orders/load-order.server.ts';
export { heldTime } from './orders/held-time.server.ts';
export { loadOrderStatus } from './orders/load-order-status.server.ts';
export { payAgain } from './placing/pay-again.server.ts';
export { changeMentor } from './operators/change-mentor.server.ts';
export { markPaid } from './operators/mark-paid.server.ts';
export { unmarkPaid } from './operators/unmark-paid.server.ts';
export { numberOf } from './orders/number-of.server.ts';
export { lockOrder } from './orders/lock-order.server.ts';
export { openRefundCase } from './refunds/open-refund-case.server.ts';
export { placeOrder } from './placing/place-order.server.ts';
export type { OpenOrder } from './payments/open-invoice.server.ts';
export { previewPrice } from './quote/preview-price.server.ts';
export type { PricedPurchase } from './quote/price-purchase.server.ts';
export { previewRedeem } from './redeem/preview-redeem.server.ts';
export { purgeNotifications } from './payments/purge-notifications.server.ts';
export { receiveNotification } from './payments/receive-notification.server.ts';
export { reconcilePayments } from './payments/reconcile-payments.server.ts';
export { redeemCode } from './redeem/redeem-code.server.ts';
export { findDearerMentor, findFollowingDifference } from './refunds/give-back-difference.server.ts';
export {
  failTransfer,
  finishTransfer,
  remindOfAccount,
  type TransferEnd,
} from './refunds/end-transfer.server.ts';
export { listTransfers, type Transfers } from './refunds/list-transfers.server.ts';
export { makeTransferFile, refundFileCsv } from './refunds/transfer-file.server.ts';
export { findRefundable, isDisputed } from './refunds/find-refundable.server.ts';
export { beginRefund, type Refund } from './refunds/begin-refund.server.ts';
export { forgetGoneCustomers } from './orders/forget-gone-customers.server.ts';
export { refundOrder, requestBegunRefund, requestRefund } from './refunds/refund-order.server.ts';
export { loadRefundLink, openRefundAccount, saveRefundAccount } from './refunds/refund-account.server.ts';
export { refundAccountUrl, transferByHand } from './refunds/transfer-by-hand.server.ts';
export { refuseNotes } from './purchase.ts';
export { resolvePurchase } from './quote/resolve-purchase.server.ts';
export { orderRequest } from './schema.ts';
export { seedCatalogue } from './catalogue/seed-catalogue.server.ts';
export { signInFirst } from './quote/sign-in-first.server.ts';
/** What the feature holds of a person, for the export and the deletion of an account. */
export { orderData } from './account-data.server.ts';
/** What a demo starts with. */
export { vouchersSeed } from './vouchers/seed-vouchers.server.ts';
