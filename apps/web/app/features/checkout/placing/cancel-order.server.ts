import { AppError } from '~/services/error.ts';
import { GatewayError } from '~/services/payments/payments.server.ts';
import { closeOrder } from '../orders/close-order.server.ts';
import { ownOrder } from '../orders/own-order.server.ts';
import type { CheckoutServices } from '../services.ts';
import { stopPayments } from '../payments/stop-payments.server.ts';

interface CancelOrder {
  services: CheckoutServices;
  userId: string;
  bookId: string;
  now?: Date;
}

/**
 * Calls off an order that is not paid yet; its voucher's use goes back.
 * @throws AppError not_found, order_closed (paid in the meantime, or over), payment_unavailable
 */
export async function cancelOrder({
  services,
  userId,
  bookId,
  now = new Date(),
}: CancelOrder): Promise<void> {
  const { status } = await ownOrder({ db: services.db, userId, bookId });
  if (status !== 'awaiting_payment') throw new AppError('order_closed');
  const stopped = await stopPayments(services, bookId).catch(unavailable);
  if (!stopped) throw new AppError('order_closed');
  const became = await closeOrder({ services, orderId: bookId, status: 'cancelled', now });
  if (became !== 'cancelled' && became !== 'expired') throw new AppError('order_closed');
}

function unavailable(error: unknown): never {
  if (error instanceof GatewayError) throw new AppError('payment_unavailable', { cause: error });
  throw error;
}
