import { and, eq, isNull } from 'drizzle-orm';
import { payout, payoutBatch } from '~/services/db/ledger-schema.ts';
import { mentor } from '~/services/db/mentoring-schema.ts';
import type { Services } from '~/services/services.server.ts';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { payoutReference } from './batch-csv.server.ts';
import { earningsUrl } from './earnings-url.server.ts';
import { earningWords } from './earning-words.ts';
import { loadStatement } from './load-statement.server.ts';

interface SendPayoutStatement {
  services: Pick<Services, 'db' | 'jobs' | 'rendering' | 'baseUrl'>;
  payoutId: string;
  now?: Date;
}

/** Job: mails a mentor the statement of a payout. The mail is queued in the transaction that notes it, so it goes out once. */
export async function sendPayoutStatement({ services, payoutId, now = new Date() }: SendPayoutStatement) {
  const { db, jobs, rendering } = services;
  const statement = await loadStatement(db, payoutId);
  if (!statement || statement.payout.statementAt) return;
  const { payout: own, carried, lines } = statement;
  const [paid] = await db.select().from(mentor).where(eq(mentor.id, own.mentorId));
  const [batch] = await db.select().from(payoutBatch).where(eq(payoutBatch.id, own.batchId));
  if (!paid || !batch) return;
  const amount = formatRupiah(own.amount);
  const reference = payoutReference(own.id);
  const paidAt = formatDateTime(own.paidAt ?? batch.paidAt ?? now);
  const pdf = await rendering.payoutStatement({
    title: 'Rincian bagi hasil',
    name: paid.name,
    facts: [
      { label: 'Ditransfer', value: paidAt },
      { label: 'Ke rekening', value: own.masked },
      { label: 'Referensi', value: reference },
      { label: 'Referensi bank', value: own.reference ?? batch.reference ?? '' },
    ],
    lines: [
      ...(carried === 0 ? [] : [{ date: '', text: 'Saldo sebelumnya', amount: formatRupiah(carried) }]),
      ...lines.map((line) => ({
        date: formatDate(line.at),
        text: earningWords(line),
        amount: formatRupiah(line.amount),
      })),
    ],
    total: { label: 'Ditransfer', amount },
    words: { date: 'Tanggal', text: 'Keterangan', amount: 'Jumlah' },
    note: 'Bagi hasil dihitung dari harga sesi sebelum voucher. Dana yang dikembalikan ke mentee mengurangi bagi hasilnya.',
    footer: `Setapak · ${reference}`,
  });
  await db.transaction(async (tx) => {
    const [mine] = await tx
      .update(payout)
      .set({ statementAt: now })
      .where(and(eq(payout.id, payoutId), isNull(payout.statementAt)))
      .returning({ id: payout.id });
    if (!mine) return;
    await jobs.enqueue(tx, 'send-mail', {
      template: 'payout-statement',
      to: paid.email,
      props: {
        name: paid.name,
        amount,
        account: own.masked,
        reference,
        paidAt,
        url: await earningsUrl({ services, db: tx, mentorId: own.mentorId }),
        pdf: Buffer.from(pdf).toString('base64'),
      },
    });
  });
}
