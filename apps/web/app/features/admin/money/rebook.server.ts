import { z } from 'zod';
import { rebookOrder } from '~/features/ledger/public.server.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from '../record-audit.server.ts';

export const rebooking = z.object({
  seen: z.string().regex(/^[0-9a-f]{32}$/),
  reason: z.string().trim().min(10, 'Tulis kenapa dibukukan ulang, minimal 10 karakter').max(300),
});

interface Rebook {
  services: Pick<Services, 'db'>;
  actor: Actor;
  orderId: string;
  values: z.infer<typeof rebooking>;
}

/** An operator agreed to the entries that bring the books to an order. @returns what came of it, in words @throws AppError not_found, done_meanwhile */
export async function rebook({
  services,
  actor,
  orderId,
  values: { seen, reason },
}: Rebook): Promise<string> {
  const { entries, left } = await services.db.transaction(async (tx) => {
    const written = await rebookOrder({ tx, orderId, seen });
    const after = { count: written.entries, reason };
    await recordAudit({ tx, actor, resource: 'orders', recordId: orderId, action: 'rebook', after });
    return written;
  });
  return left === 0
    ? `${entries} catatan dibukukan. Pembukuan sekarang cocok dengan pesanan ini.`
    : `${entries} catatan dibukukan, tetapi ${left} hal masih berbeda: itu kesalahan program, jadi laporkan ke tim teknis.`;
}
