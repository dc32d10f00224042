import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.server.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans.server.ts';
import type { GatewayName } from './payment-status.ts';
import { SANDBOX_PATH } from './sandbox-path.ts';
import type { SnapScript } from './snap-page.ts';
import { createXendit } from './xendit.server.ts';

export { GatewayError } from './gateway.ts';
export type * from './gateway.ts';

/** The gateways of this program. */
export interface Payments {
  /** Takes new payments. */
  active: PaymentGateway;
  /** The one that a payment was begun with, perhaps before the choice changed. */
  byName(name: GatewayName): PaymentGateway | undefined;
  /** Who sends notifications to a webhook; the sandbox speaks like Midtrans. */
  ofWebhook(name: 'midtrans' | 'xendit'): PaymentGateway | undefined;
  /** How the browser shows Midtrans's page inside ours; undefined where that gateway takes no payments. */
  snap: SnapScript | undefined;
  /** The demo gateway's server key; undefined where there is none. */
  sandboxKey: string | undefined;
}

interface PaymentsOptions {
  config: Config;
  /** Where this process reaches itself. */
  loopbackUrl: string;
  secret: string;
}

/** Makes the gateways that the configuration knows keys for. */
export function createPayments({ config, loopbackUrl, secret }: PaymentsOptions): Payments {
  const gateways = new Map<GatewayName, PaymentGateway>();
  if (config.MIDTRANS_SERVER_KEY)
    gateways.set(
      'midtrans',
      createMidtrans({
        serverKey: config.MIDTRANS_SERVER_KEY,
        snapUrl: config.MIDTRANS_SNAP_URL,
        apiUrl: config.MIDTRANS_API_URL,
      }),
    );
  if (config.XENDIT_SECRET_KEY)
    gateways.set(
      'xendit',
      createXendit({
        secretKey: config.XENDIT_SECRET_KEY,
        callbackToken: config.XENDIT_CALLBACK_TOKEN,
        apiUrl: config.XENDIT_API_URL,
      }),
    );
  const sandboxKey = config.PAYMENT_GATEWAY === 'sandbox' ? sandboxKeyOf(secret) : undefined;
  if (sandboxKey) {
    const url = loopbackUrl + SANDBOX_PATH;
    gateways.set(
      'sandbox',
      onOwnPages(createMidtrans({ name: 'sandbox', serverKey: sandboxKey, snapUrl: url, apiUrl: url })),
    );
  }
  const { MIDTRANS_CLIENT_KEY: clientKey, MIDTRANS_SNAP_URL } = config;
  const snap = clientKey ? { clientKey, scriptUrl: `${MIDTRANS_SNAP_URL}/snap/snap.js` } : undefined;
  return { ...paymentsOf(gateways, config.PAYMENT_GATEWAY, sandboxKey), snap };
}

/** The sandbox's invoices are pages of ours: recognised by path, they open at whatever address the browser uses. */
function onOwnPages(sandbox: PaymentGateway): PaymentGateway {
  return {
    ...sandbox,
    async createInvoice(request) {
      const invoice = await sandbox.createInvoice(request);
      return { ...invoice, url: new URL(invoice.url).pathname };
    },
  };
}

/** Payments by gateways that the caller made; tests bring theirs. */
export function paymentsOf(
  gateways: ReadonlyMap<GatewayName, PaymentGateway>,
  choice: GatewayName,
  sandboxKey?: string,
): Payments {
  const active = gateways.get(choice);
  if (!active) throw new Error(`the gateway ${choice} has no keys`);
  return {
    active,
    byName: (name) => gateways.get(name),
    ofWebhook: (name) => gateways.get(name) ?? (name === 'midtrans' ? gateways.get('sandbox') : undefined),
    snap: undefined,
    sandboxKey,
  };
}

/** A key of its own, so that processes on the same secret agree on it and none has to be chosen. */
function sandboxKeyOf(secret: string): string {
  return createHmac('sha256', secret).update('setapak sandbox gateway').digest('base64url');
}
