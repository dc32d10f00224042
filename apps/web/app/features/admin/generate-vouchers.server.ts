import { customAlphabet } from 'nanoid';
import { z } from 'zod';
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
}

/** Many unguessable codes (32^8 ends each), alike in everything else. @returns the codes */
export async function generateVouchers({ services, actor, values }: GenerateVouchers): Promise<string[]> {
  const { prefix, count, ...said } = values;
  const alike = voucherRow(said);
  const codes = Array.from({ length: count }, () => [prefix, tail()].filter(Boolean).join('-'));
  await services.db.transaction(async (tx) => {
    const made = await tx
      .insert(voucher)
      .values(codes.map((code) => ({ ...alike, code, id: code.toLowerCase() })))
      .onConflictDoNothing()
      .returning({ code: voucher.code });
    if (made.length < count) throw new AppError('taken');
    const after = { prefix, count, first: codes[0] };
    await recordAudit({ tx, actor, action: 'generate', resource: 'vouchers', recordId: prefix, after });
  });
  return codes;
}
