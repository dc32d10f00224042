import { Form, Link, useNavigation } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import type { AccountSummary, CheckState, Period } from '~/features/ledger/public.server.ts';
import { accountWords, adjustmentPurposes } from '~/features/ledger/public.ts';
import type { FieldErrors } from '~/services/form.ts';
import { Button } from '~/ui/button.tsx';
import { formatDateTime, formatMonthYear } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import { BooksInProgress } from './books-in-progress.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';
import { monthChoices } from './month-choices.ts';

const files = [
  { name: 'orders', label: 'Pesanan' },
  { name: 'fees', label: 'Biaya gateway' },
  { name: 'shares', label: 'Bagi hasil' },
  { name: 'refunds', label: 'Pengembalian dana' },
  { name: 'payouts', label: 'Pembayaran mentor' },
  { name: 'journal', label: 'Jurnal lengkap' },
] as const;

interface AccountingPageProps {
  period: Pick<Period, 'fromMonth' | 'toMonth'>;
  /** `2026-11` */
  thisMonth: string;
  /** How far they are added up, in percent, while that is under way. */
  books: { summary: AccountSummary[] } | { percent: number };
  check: CheckState;
  /** Names the next press of the button. */
  token: string;
  outcome?: { done: string } | { refused: string } | { errors: FieldErrors } | undefined;
}

/** The books of a period: every account, files for the accountant, and what operators enter themselves. */
export function AccountingPage({ period, thisMonth, books, check, token, outcome }: AccountingPageProps) {
  const { fromMonth, toMonth } = period;
  const choices = monthChoices(thisMonth, fromMonth, toMonth);
  const months =
    fromMonth === toMonth
      ? formatMonthYear(fromMonth)
      : `${formatMonthYear(fromMonth)} sampai ${formatMonthYear(toMonth)}`;
  return (
    <>
      <header className={table.head}>
        <div>
          <h1 className={table.title}>Pembukuan</h1>
          <p className={table.intro}>
            Setiap pembayaran, biaya, bagi hasil, dan pengembalian tercatat berpasangan dan tidak bisa diubah.
          </p>
        </div>
        <div className={table.actions}>
          <LinkButton to="/admin/money-rules/general" variant="secondary">
            Aturan uang
          </LinkButton>
          <LinkButton to="/admin/gateway-fees" variant="secondary">
            Tarif gateway
          </LinkButton>
        </div>
      </header>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} className={css.banner} />}
      <Form className={css.tools} aria-label="Periode">
        <SelectField label="Dari bulan" name="from" options={choices} defaultValue={fromMonth} />
        <SelectField label="Sampai bulan" name="to" options={choices} defaultValue={toMonth} />
        <Button type="submit" variant="secondary">
          Tampilkan
        </Button>
      </Form>
      <h2 className={css.heading}>{months}</h2>
      {'summary' in books ? (
        <AccountTable summary={books.summary} />
      ) : (
        <BooksInProgress percent={books.percent} />
      )}
      <Form method="post" className={css.check}>
        <p className={css.small}>
          {checkWords(check)}{' '}
          {check.faults > 0 && <Link to="/admin/accounting/faults">Lihat yang tidak cocok</Link>}
        </p>
        <Button
          type="submit"
          name="intent"
          value="check"
          variant="secondary"
          size="sm"
          disabled={check.checked !== null}
        >
          Cocokkan sekarang
        </Button>
      </Form>
      <h2 className={css.heading}>Unduh CSV</h2>
      <ul className={css.downloads}>
        {files.map(({ name, label }) => (
          <li key={name}>
            <LinkButton
              to={`/admin/accounting/${name}?from=${fromMonth}&to=${toMonth}`}
              reloadDocument
              variant="secondary"
              size="sm"
              icon={<IconDownload size={18} aria-hidden />}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
      {/* The page that updates itself would empty the form. */}
      {'summary' in books && (
        <Adjustment token={token} fromServer={outcome && 'errors' in outcome ? outcome.errors : undefined} />
      )}
    </>
  );
}

const amounts = [
  ['opening', 'Saldo awal'],
  ['debit', 'Debit'],
  ['credit', 'Kredit'],
  ['closing', 'Saldo akhir'],
] as const;

function AccountTable({ summary }: { summary: AccountSummary[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
    <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel akun">
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Akun</th>
            {amounts.map(([amount, label]) => (
              <th key={amount} scope="col" data-kind="rupiah">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {summary.map((row) => (
            <tr key={row.account}>
              <th scope="row">{accountWords[row.account]}</th>
              {amounts.map(([amount, label]) => (
                <td key={amount} data-kind="rupiah" data-label={label}>
                  {formatRupiah(row[amount])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Jumlah</th>
            <td data-kind="rupiah" data-label="Saldo awal">
              –
            </td>
            <td data-kind="rupiah" data-label="Debit">
              {formatRupiah(sumOf(summary, 'debit'))}
            </td>
            <td data-kind="rupiah" data-label="Kredit">
              {formatRupiah(sumOf(summary, 'credit'))}
            </td>
            <td data-kind="rupiah" data-label="Saldo akhir">
              –
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

const sumOf = (summary: readonly AccountSummary[], side: 'debit' | 'credit'): number =>
  summary.reduce((sum, row) => sum + row[side], 0);

function checkWords({ finishedAt, checked, faults }: CheckState): string {
  const found = faults === 0 ? 'semuanya cocok' : `${formatNumber(faults)} tidak cocok`;
  const last = finishedAt
    ? `Terakhir dicocokkan dengan pesanan ${formatDateTime(finishedAt)}: ${found}.`
    : 'Belum pernah dicocokkan dengan pesanan.';
  return checked === null ? last : `${last} Sedang dicocokkan: ${formatNumber(checked)} catatan.`;
}

function Adjustment({ token, fromServer }: { token: string; fromServer: FieldErrors | undefined }) {
  const { errors, ...form } = useFormErrors({ fromServer });
  const busy = useNavigation().state !== 'idle';
  return (
    <Form key={token} method="post" noValidate className={css.panel} {...form}>
      <h2>Catat sendiri</h2>
      <p className={css.small}>
        Untuk yang tidak tercatat otomatis. Yang sudah dicatat hanya bisa dibalik dengan catatan baru.
      </p>
      <input type="hidden" name="token" value={token} />
      <SelectField
        label="Jenis"
        name="purpose"
        options={adjustmentPurposes}
        placeholder="Pilih jenis"
        error={errors['purpose']}
      />
      <TextField label="Jumlah (rupiah)" name="amount" inputMode="numeric" error={errors['amount']} />
      <TextField
        label="Nama atau ID mentor"
        name="mentorId"
        optional
        error={errors['mentorId']}
        hint="Hanya untuk tambahan dan potongan mentor."
      />
      <TextField label="Alasan" name="note" error={errors['note']} />
      <div>
        <Button type="submit" loading={busy}>
          Catat
        </Button>
      </div>
    </Form>
  );
}
