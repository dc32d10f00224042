import { Form, useNavigation } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import type { PayoutBatch } from '~/features/ledger/public.server.ts';
import type { FieldErrors } from '~/services/form.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { CheckboxField } from '~/ui/checkbox-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import { SecondPress } from '../components/second-press.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

const words = {
  open: { label: 'Menunggu transfer', tone: 'warning' },
  paid: { label: 'Sudah ditransfer', tone: 'success' },
  failed: { label: 'Tidak ditransfer', tone: 'neutral' },
  returned: { label: 'Dikembalikan bank', tone: 'error' },
} as const;

interface BatchPageProps {
  batch: PayoutBatch;
  outcome?: { done: string } | { refused: string } | { errors: FieldErrors } | undefined;
}

/** One batch: the file for the bank, and what became of it there. */
export function BatchPage({ batch, outcome }: BatchPageProps) {
  const { id, madeBy, createdAt, reference, paidAt, payouts } = batch;
  const open = payouts.filter(({ status }) => status === 'open');
  const total = payouts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <h1 className={table.title}>Batch {formatDateTime(createdAt)}</h1>
      <dl className={css.facts}>
        <dt>Jumlah</dt>
        <dd>
          {formatRupiah(total)} untuk {payouts.length} mentor
        </dd>
        <dt>Dibuat</dt>
        <dd>{madeBy}</dd>
        {paidAt && (
          <>
            <dt>{reference ? 'Referensi bank' : 'Dibatalkan'}</dt>
            <dd>{reference ? `${reference}, ${formatDateTime(paidAt)}` : formatDateTime(paidAt)}</dd>
          </>
        )}
      </dl>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} className={css.banner} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end */}
      <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel pembayaran">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Mentor</th>
              <th scope="col" data-kind="rupiah">
                Jumlah
              </th>
              <th scope="col">Rekening</th>
              <th scope="col">Keadaan</th>
            </tr>
          </thead>
          <tbody>
            {payouts.map(({ id: payoutId, name, amount, masked, status, statementAt }) => (
              <tr key={payoutId}>
                <th scope="row">{name}</th>
                <td data-kind="rupiah" data-label="Jumlah">
                  {formatRupiah(amount)}
                </td>
                <td data-label="Rekening">{masked}</td>
                <td data-label="Keadaan">
                  <Badge tone={words[status].tone}>{words[status].label}</Badge>
                  {statementAt && (
                    <span className={css.small}>rincian dikirim {formatDateTime(statementAt)}</span>
                  )}
                  {status === 'paid' && (
                    <Form method="post">
                      <input type="hidden" name="payoutId" value={payoutId} />
                      <SecondPress
                        title="Dikembalikan bank?"
                        intent="return"
                        submit="Ya, kembalikan ke saldo"
                      >
                        Dananya kembali ke saldo mentor dan ikut batch berikutnya.
                      </SecondPress>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {open.length > 0 && <OpenBatch id={id} open={open} outcome={outcome} />}
      <div className={css.actions}>
        <LinkButton to="/admin/payouts" variant="secondary">
          Kembali
        </LinkButton>
      </div>
    </>
  );
}

function OpenBatch({
  id,
  open,
  outcome,
}: { id: string; open: PayoutBatch['payouts'] } & Pick<BatchPageProps, 'outcome'>) {
  const busy = useNavigation().state !== 'idle';
  const { errors, ...form } = useFormErrors({
    fromServer: outcome && 'errors' in outcome ? outcome.errors : undefined,
  });
  return (
    <>
      <div className={css.panel}>
        <h2>1. Unggah ke bank</h2>
        <p>File ini berisi nomor rekening lengkap. Siapa yang mengunduhnya tercatat di jejak perubahan.</p>
        <div>
          <LinkButton
            to={`/admin/payouts/${id}/csv`}
            reloadDocument
            icon={<IconDownload size={18} aria-hidden />}
            variant="secondary"
          >
            Unduh CSV
          </LinkButton>
        </div>
      </div>
      <Form method="post" noValidate className={css.panel} {...form}>
        <h2>2. Tandai sudah ditransfer</h2>
        <TextField
          label="Referensi dari bank"
          name="reference"
          autoComplete="off"
          error={errors['reference']}
        />
        <details>
          <summary>Ada transfer yang gagal?</summary>
          <p className={css.small}>Dananya kembali ke saldo mentor dan ikut batch berikutnya.</p>
          {open.map(({ id: payoutId, name, amount }) => (
            <CheckboxField
              key={payoutId}
              name="failed"
              value={payoutId}
              label={`${name}, ${formatRupiah(amount)}`}
            />
          ))}
        </details>
        <div className={css.tools}>
          <Button type="submit" name="intent" value="settle" loading={busy}>
            Tandai sudah ditransfer
          </Button>
        </div>
        <SecondPress title="Batalkan batch?" intent="cancel" submit="Ya, batalkan batch">
          Dananya kembali ke saldo mentor dan ikut batch berikutnya. Pastikan file CSV-nya tidak diproses
          bank.
        </SecondPress>
      </Form>
    </>
  );
}
