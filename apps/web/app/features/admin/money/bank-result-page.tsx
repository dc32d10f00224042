import { Form, useNavigation } from 'react-router';
import type { MatchedResults } from '~/features/ledger/public.server.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { FileField } from '~/ui/file-field.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

const verdicts = {
  paid: { label: 'Akan ditandai dibayar', tone: 'success' },
  failed: { label: 'Akan ditandai gagal', tone: 'error' },
  unknown: { label: 'Tidak jelas: dibiarkan menunggu', tone: 'warning' },
  twice: { label: 'Disebut lebih dari sekali: dibiarkan', tone: 'warning' },
  amount: { label: 'Jumlahnya berbeda: dibiarkan', tone: 'warning' },
  ended: { label: 'Sudah ditandai sebelumnya', tone: 'neutral' },
  foreign: { label: 'Bukan dari batch ini', tone: 'neutral' },
} as const;

interface BankResultPageProps {
  batch: { id: string; createdAt: Date };
  outcome: { results: MatchedResults } | { refused: string } | undefined;
}

/** A bank's file of a batch: read first, noted once an operator agrees. What is not clear stays under way. */
export function BankResultPage({ batch: { id, createdAt }, outcome }: BankResultPageProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <h1 className={table.title}>Hasil bank untuk batch {formatDateTime(createdAt)}</h1>
      {outcome && 'refused' in outcome && (
        <Banner tone="error" focusOnMount className={css.banner}>
          {outcome.refused}
        </Banner>
      )}
      {outcome && 'results' in outcome && <Results id={id} {...outcome.results} />}
      <Form method="post" encType="multipart/form-data" className={css.panel}>
        <FileField
          label="File CSV dari bank"
          name="file"
          accept=".csv,.txt,text/csv,text/plain"
          required
          hint="Setiap baris memuat referensi kami (SP…), dan satu kolom bernama Status. Belum ada yang dicatat sampai kamu menyetujuinya."
        />
        <div className={css.actions}>
          <LinkButton to={`/admin/payouts/${id}`} variant="secondary">
            Kembali
          </LinkButton>
          <Button
            type="submit"
            loading={busy}
            variant={outcome && 'results' in outcome ? 'secondary' : 'primary'}
          >
            Periksa file
          </Button>
        </div>
      </Form>
    </>
  );
}

function Results({ id, rows, left }: { id: string } & MatchedResults) {
  const busy = useNavigation().state !== 'idle';
  const paid = rows.filter(({ verdict }) => verdict === 'paid');
  const failed = rows.filter(({ verdict }) => verdict === 'failed');
  const isAny = paid.length + failed.length > 0;
  return (
    <>
      <Banner tone={isAny ? 'info' : 'warning'} focusOnMount className={css.banner}>
        Belum ada yang dicatat. {formatNumber(paid.length)} dibayar, {formatNumber(failed.length)} gagal,{' '}
        {formatNumber(rows.length - paid.length - failed.length)} dibiarkan
        {left > 0 && `, dan ${formatNumber(left)} transfer tidak disebut di file`}.
      </Banner>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end */}
      <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel hasil bank">
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">Mentor</th>
              <th scope="col" data-kind="rupiah">
                Jumlah
              </th>
              <th scope="col">Kata bank</th>
              <th scope="col">Yang dilakukan</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ transfer, name, amount, words, reference, verdict }) => (
              <tr key={transfer}>
                <th scope="row">
                  {name || transfer}
                  {name && <span className={css.small}>{transfer}</span>}
                </th>
                <td data-kind="rupiah" data-label="Jumlah">
                  {amount > 0 ? formatRupiah(amount) : '–'}
                </td>
                <td data-label="Kata bank">{[words, reference].filter(Boolean).join(', ') || '–'}</td>
                <td data-label="Yang dilakukan">
                  <Badge tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Badge>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isAny && (
        <Form method="post" action={`/admin/payouts/${id}`} className={css.panel}>
          <PressField />
          {paid.map(({ payoutId, reference }) => (
            <input
              key={payoutId}
              type="hidden"
              name="end"
              value={JSON.stringify({ payoutId, outcome: 'paid', reference })}
            />
          ))}
          {failed.map(({ payoutId, words }) => (
            <input
              key={payoutId}
              type="hidden"
              name="end"
              value={JSON.stringify({ payoutId, outcome: 'failed', reason: words })}
            />
          ))}
          {paid.some(({ reference }) => reference === '') && (
            <TextField
              label="Referensi dari bank"
              name="reference"
              autoComplete="off"
              required
              minLength={3}
              hint="Untuk transfer yang tidak punya referensi sendiri di file."
            />
          )}
          <p>
            Yang gagal kembali ke saldo mentornya, yang membaca alasan dari bank lewat email. Tidak bisa
            dibatalkan.
          </p>
          <div>
            <Button type="submit" name="intent" value="results" loading={busy}>
              Catat {formatNumber(paid.length)} dibayar dan {formatNumber(failed.length)} gagal
            </Button>
          </div>
        </Form>
      )}
    </>
  );
}
