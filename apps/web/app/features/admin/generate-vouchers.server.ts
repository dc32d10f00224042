import { and, desc, eq } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import { z } from 'zod';
import { adminAudit } from '~/services/db/admin-schema.ts';
import type { DbOrTx } from '~/services/db/db.server.ts';
import { lockRecord } from '~/services/db/lock-record.server.ts';
import { voucher } from '~/services/db/payments-schema.ts';
import { AppError } from '~/services/error.ts';
import type { Services } from '~/services/services.server.ts';
import { recordAudit, type Actor } from './record-audit.server.ts';
import { voucherRow, voucherSchema } from './voucher-form.ts';

/** Nothing that is mistaken for something else when it is read aloud or typed. */
const tail = customAlphabet('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 8);

export const generateSchema = voucherSchema.safeExtend({
  prefix: z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{0,12}$/, 'Paling banyak 12 huruf atau angka')),
  count: z.int({ error: 'Isi dengan bilangan bulat' }).min(1, 'Minimal 1').max(1_000, 'Paling banyak 1.000'),
});

interface GenerateVouchers {
  services: Pick<Services, 'db'>;
  actor: Actor;
  values: z.infer<typeof generateSchema>;
  /** What their page knew of what was generated before (`lastGenerated`). */
  seen: string | undefined;
}

const generating = { resource: 'vouchers', action: 'generate' };

/** The last set that was made, by any operator, named by the id of its audit; empty where there is none. */
export async function lastGenerated(db: DbOrTx): Promise<string> {
  const { id, resource, action, createdAt } = adminAudit;
  const [last] = await db
    .select({ id })
    .from(adminAudit)
    .where(and(eq(resource, generating.resource), eq(action, generating.action)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return last?.id ?? '';
}

/**
 * Many unguessable codes (32^8 ends each), alike in everything else. One form makes one set: a second press, or a window that was
 * opened before another set was made, makes none.
 * @returns the codes @throws AppError done_meanwhile, taken
 */
export async function generateVouchers({
  services,
  actor,
  values,
  seen,
}: GenerateVouchers): Promise<string[]> {
  const { prefix, count, ...said } = values;
  const alike = voucherRow(said);
  const codes = Array.from({ length: count }, () => [prefix, tail()].filter(Boolean).join('-'));
  await services.db.transaction(async (tx) => {
    await lockRecord(tx, generating.resource, generating.action);
    if (seen !== undefined && (await lastGenerated(tx)) !== seen) throw new AppError('done_meanwhile');
    const made = await tx
      .insert(voucher)
      .values(codes.map((code) => ({ ...alike, code, id: code.toLowerCase() })))
      .onConflictDoNothing()
      .returning({ code: voucher.code });
    if (made.length < count) throw new AppError('taken');
    const after = { prefix, count, first: codes[0] };
    await recordAudit({ tx, actor, ...generating, recordId: prefix, after });
  });
  return codes;
}
