import { Form, Link } from 'react-router';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import type { PayoutBatch } from '~/features/ledger/public.server.ts';
import { Badge } from '~/ui/badge.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { errorsOf, type Outcome } from '../components/action-form.tsx';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import { SecondPress } from '../components/second-press.tsx';
import table from '../components/record-table.module.css';
import { ChosenActions, ChosenTransfers, TransferBox } from './chosen-transfers.tsx';
import css from './money-page.module.css';

const words = {
  open: { label: 'Menunggu transfer', tone: 'warning' },
  paid: { label: 'Sudah ditransfer', tone: 'success' },
  failed: { label: 'Tidak ditransfer', tone: 'neutral' },
  returned: { label: 'Dikembalikan bank', tone: 'error' },
} as const;

interface BatchPageProps {
  batch: PayoutBatch;
  outcome: Outcome;
}

/** One batch: the file for the bank, and what became of each of its transfers there. */
export function BatchPage({ batch, outcome }: BatchPageProps) {
  const { id, madeBy, createdAt, paidAt, states, state, payouts, before, after } = batch;
  const count = states.reduce((sum, one) => sum + one.count, 0);
  const amount = states.reduce((sum, one) => sum + one.amount, 0);
  const open = states.find((one) => one.state === 'open');
  const isOpen = payouts.some(({ status }) => status === 'open');
  return (
    <>
      <h1 className={table.title}>Batch {formatDateTime(createdAt)}</h1>
      <dl className={css.facts}>
        <dt>Jumlah</dt>
        <dd>
          {formatRupiah(amount)} untuk {formatNumber(count)} mentor
        </dd>
        {open && (
          <>
            <dt>Masih menunggu</dt>
            <dd>
              {formatRupiah(open.amount)} untuk {formatNumber(open.count)} mentor
            </dd>
          </>
        )}
        <dt>Dibuat</dt>
        <dd>{madeBy}</dd>
        {!open && paidAt && (
          <>
            <dt>Selesai</dt>
            <dd>{formatDateTime(paidAt)}</dd>
          </>
        )}
      </dl>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} className={css.banner} />}
      {open && <BankFile id={id} />}
      {states.length > 1 && (
        <Tabs
          label="Keadaan transfer"
          items={[
            { to: `/admin/payouts/${id}`, label: `Semua ${formatNumber(count)}`, current: state === null },
            ...states.map((one) => ({
              to: `/admin/payouts/${id}?state=${one.state}`,
              label: `${words[one.state].label} ${formatNumber(one.count)}`,
              current: one.state === state,
            })),
          ]}
        />
      )}
      <ChosenTransfers
        // Anew after every change and for every page: no transfer stays chosen that is not seen.
        key={`${state} ${payouts[0]?.id} ${open?.count}`}
        label="Tabel pembayaran"
        canChoose={isOpen}
        headings={['Mentor', 'Jumlah', 'Rekening', 'Keadaan']}
        rows={payouts.map((one) => (
          <tr key={one.id}>
            {isOpen && <TransferBox id={one.id} label={`Pilih ${one.name}`} isOver={one.status !== 'open'} />}
            <th scope="row">
              <Link to={`/admin/payouts/mentors/${encodeURIComponent(one.mentorId)}`} className={table.link}>
                {one.name}
              </Link>
              <span className={css.small}>{one.transfer}</span>
            </th>
            <td data-kind="rupiah" data-label="Jumlah">
              {formatRupiah(one.amount)}
            </td>
            <td data-label="Rekening">{one.masked}</td>
            <td data-label="Keadaan">
              <TransferState transfer={one} outcome={outcome} />
            </td>
          </tr>
        ))}
      >
        <ChosenActions
          open={open?.count ?? 0}
          outcome={outcome}
          actions={[
            {
              intent: 'paid',
              title: 'Tandai ditransfer',
              submit: 'Tandai sudah ditransfer',
              words: 'Setiap mentor menerima rincian bagi hasilnya lewat email.',
              field: { name: 'reference', label: 'Referensi dari bank' },
            },
            {
              intent: 'failed',
              title: 'Tandai gagal',
              submit: 'Tandai gagal',
              variant: 'danger',
              words:
                'Dananya kembali ke saldo mentor dan ikut batch berikutnya, dan mentornya dikabari. Pastikan bank tidak menjalankannya.',
              field: {
                name: 'reason',
                label: 'Alasan dari bank',
                hint: 'Dibaca mentornya lewat email dan di rincian saldonya.',
              },
            },
          ]}
        />
      </ChosenTransfers>
      <Pager before={before} after={after} />
      {open && (
        <Form method="post" className={css.actions}>
          <PressField />
          <SecondPress
            title={open.count === count ? 'Batalkan batch?' : 'Batalkan yang masih menunggu?'}
            intent="cancel"
            submit={open.count === count ? 'Ya, batalkan batch' : 'Ya, batalkan sisanya'}
          >
            Untuk transfer yang belum dicoba: {formatRupiah(open.amount)} kembali ke saldo mentor dan ikut
            batch berikutnya, tanpa email. Pastikan file CSV-nya tidak diproses bank.
          </SecondPress>
        </Form>
      )}
      <div className={css.actions}>
        <LinkButton to="/admin/payouts" variant="secondary">
          Kembali
        </LinkButton>
      </div>
    </>
  );
}

function BankFile({ id }: { id: string }) {
  return (
    <div className={css.bank}>
      <LinkButton
        to={`/admin/payouts/${id}/csv`}
        reloadDocument
        icon={<IconDownload size={18} aria-hidden />}
        variant="secondary"
      >
        Unduh CSV
      </LinkButton>
      <LinkButton
        to={`/admin/payouts/${id}/result`}
        icon={<IconFileImport size={18} aria-hidden />}
        variant="secondary"
      >
        Masukkan hasil dari bank
      </LinkButton>
      <p className={css.small}>
        Unggah CSV-nya ke bank, lalu tandai tiap transfer di sini. File itu berisi nomor rekening lengkap;
        siapa yang mengunduhnya tercatat di jejak perubahan.
      </p>
    </div>
  );
}

interface TransferStateProps {
  transfer: PayoutBatch['payouts'][number];
  outcome: Outcome;
}

function TransferState({
  transfer: { id, status, reference, paidAt, reason, statementAt },
  outcome,
}: TransferStateProps) {
  const form = `return ${id}`;
  const errors = errorsOf(form, outcome);
  return (
    <>
      <Badge tone={words[status].tone}>{words[status].label}</Badge>
      {reference && (
        <span className={css.small}>
          {reference}
          {paidAt && `, ${formatDateTime(paidAt)}`}
        </span>
      )}
      {reason && <span className={css.small}>{reason}</span>}
      {statementAt && <span className={css.small}>rincian dikirim {formatDateTime(statementAt)}</span>}
      {status === 'paid' && (
        <Form method="post" noValidate>
          <PressField />
          <input type="hidden" name="form" value={form} />
          <input type="hidden" name="payoutId" value={id} />
          <SecondPress
            title="Dikembalikan bank?"
            intent="return"
            submit="Ya, kembalikan ke saldo"
            isOpen={errors !== undefined}
            field={
              <TextField
                label="Alasan dari bank"
                name="reason"
                hint="Dibaca mentornya lewat email."
                error={errors?.['reason']}
              />
            }
          >
            Dananya kembali ke saldo mentor dan ikut batch berikutnya.
          </SecondPress>
        </Form>
      )}
    </>
  );
}
