import type { Hono } from 'hono';
import { receiveNotification } from '../app/features/checkout/public.server.ts';
import { limitBody } from './body-limit.ts';
import { refuseRest } from './requests.ts';
import type { ServerEnv } from './env.ts';

/** Theirs are of one or two kilobytes. */
const LARGEST_NOTIFICATION = 64 * 1024;

type WebhookServices = Parameters<typeof receiveNotification>[0]['services'];

/**
 * `/webhooks/midtrans` and `/webhooks/xendit`. They stand before the check of the origin, for gateways are no browsers, and
 * prove who they are by signature or token. What fails unexpectedly answers 500, and they send it again.
 */
export function webhookRoutes(app: Hono<ServerEnv>, services: WebhookServices): void {
  for (const name of ['midtrans', 'xendit'] as const) {
    app.post(`/webhooks/${name}`, limitBody(LARGEST_NOTIFICATION), async (context) => {
      const gateway = services.payments.ofWebhook(name);
      if (!gateway) return context.json({ ok: false }, 404);
      const { status } = await receiveNotification({
        services,
        gateway,
        body: await context.req.text(),
        headers: context.req.raw.headers,
        clientIp: context.get('clientIp'),
      });
      // Only that we have it: the result is not revealed.
      return Response.json({ ok: status === 200 }, { status, headers: { 'Cache-Control': 'no-store' } });
    });
    refuseRest(app, `/webhooks/${name}`, ['POST']);
  }
}
