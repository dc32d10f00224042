import { Form, Link, useNavigation } from 'react-router';
import { IconDownload } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-orders.svg';
import type { Transfers } from '~/features/checkout/public.server.ts';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import { formatNumber, formatRupiah } from '~/ui/format/rupiah.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { MailAddress } from '~/ui/mail-address.tsx';
import { Pager } from '~/ui/pager.tsx';
import { Tabs } from '~/ui/tabs.tsx';
import type { Outcome } from '../components/action-form.tsx';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import table from '../components/record-table.module.css';
import { ChosenActions, ChosenTransfers, TransferBox } from './chosen-transfers.tsx';
import css from './money-page.module.css';

const HERE = '/admin/refunds/transfers';

const transferred = {
  intent: 'transferred',
  title: 'Tandai ditransfer',
  submit: 'Tandai sudah ditransfer',
  words:
    'Tercatat bahwa dananya sudah kembali ke pelanggan, yang dikabari lewat email. Tidak bisa dibatalkan.',
  field: { name: 'reference', label: 'Referensi dari bank' },
};
const failed = {
  intent: 'failed',
  title: 'Tandai gagal',
  submit: 'Tandai gagal',
  variant: 'danger' as const,
  words:
    'Rekeningnya dihapus, dan pelanggan diminta menulis rekening lagi lewat email. Pastikan bank tidak menjalankannya.',
  field: { name: 'reason', label: 'Alasan dari bank', hint: 'Dibaca pelanggan di email itu.' },
};
const actions = {
  ready: [transferred, failed],
  wait: [
    {
      intent: 'remind',
      title: 'Minta rekening lagi',
      submit: 'Kirim email',
      words: 'Pelanggan menerima lagi email dengan tautan untuk menulis rekeningnya.',
    },
  ],
  file: [
    transferred,
    failed,
    {
      intent: 'retry',
      title: 'Coba lagi',
      submit: 'Keluarkan dari file',
      words: 'Untuk transfer yang belum dicoba bank: ikut file berikutnya ke rekening yang sama.',
    },
  ],
};

/** Refunds that no gateway pays back: into a file for the bank, and marked by what became of them there. */
export function TransfersPage({ transfers, outcome }: { transfers: Transfers; outcome: Outcome }) {
  const { ready, readyAmount, wait, files, file, part, transfers: rows, before, after } = transfers;
  const busy = useNavigation().state !== 'idle';
  return (
    <>
      <header className={table.head}>
        <div>
          <h1 className={table.title}>Transfer pengembalian dana</h1>
          <p className={table.intro}>
            Dana yang tidak bisa dikembalikan gateway. Satu file mengambil semua yang rekeningnya sudah diisi;
            selama di file, rekeningnya tidak bisa diganti pelanggan.
          </p>
        </div>
        <Form method="post">
          <PressField />
          <Button type="submit" name="intent" value="make" loading={busy} disabled={ready === 0}>
            Buat file: {formatNumber(ready)} transfer, {formatRupiah(readyAmount)}
          </Button>
        </Form>
      </header>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} className={css.banner} />}
      <Tabs
        label="Keadaan transfer"
        items={[
          { to: HERE, label: `Siap ditransfer ${formatNumber(ready)}`, current: part === 'ready' },
          {
            to: `${HERE}?part=wait`,
            label: `Menunggu rekening ${formatNumber(wait)}`,
            current: part === 'wait',
          },
          ...files.map(({ id, createdAt, count }) => ({
            to: `${HERE}?file=${id}`,
            label: `File ${formatDateTime(createdAt)}: ${formatNumber(count)}`,
            current: file?.id === id,
          })),
        ]}
      />
      {file && <BankFile {...file} />}
      {rows.length === 0 ? (
        <EmptyState art={emptyArt} title="Tidak ada yang menunggu di sini">
          {part === 'ready' && files.length > 0 && 'Yang sudah di file menunggu hasil dari bank.'}
          {part === 'ready' &&
            files.length === 0 &&
            wait > 0 &&
            'Yang lain menunggu rekening dari pelanggan.'}
          {ready + wait + files.length === 0 && 'Semua pengembalian dana sudah ditangani.'}
        </EmptyState>
      ) : (
        <ChosenTransfers
          // Anew after every change and for every page: no transfer stays chosen that is not seen.
          key={`${part} ${file?.id} ${rows[0]?.id} ${rows.length}`}
          label="Tabel pengembalian dana"
          canChoose
          headings={['Pelanggan', 'Jumlah', 'Rekening', 'Alasan']}
          rows={rows.map(
            ({ id, customer, number, orderId, amount, masked, accountAt, reason, createdAt }) => (
              <tr key={id}>
                <TransferBox id={`${id}|${accountAt}`} label={`Pilih ${number}`} />
                <th scope="row">
                  <Link to={`/admin/orders/${orderId}`} className={table.link}>
                    {number}
                  </Link>
                  <span className={css.small}>
                    {customer ? <MailAddress address={customer} /> : 'Akunnya sudah dihapus'}
                  </span>
                </th>
                <td data-kind="rupiah" data-label="Jumlah">
                  {formatRupiah(amount)}
                </td>
                <td data-label="Rekening">{masked ?? 'Belum diisi'}</td>
                <td data-label="Alasan">
                  <span>
                    {reason}
                    <span className={css.small}>sejak {formatDate(createdAt)}</span>
                  </span>
                </td>
              </tr>
            ),
          )}
        >
          <ChosenActions {...(file && { open: file.count })} outcome={outcome} actions={actions[part]}>
            {file && <input type="hidden" name="file" value={file.id} />}
          </ChosenActions>
        </ChosenTransfers>
      )}
      <Pager before={before} after={after} />
      <div className={css.actions}>
        <LinkButton to="/admin/refunds" variant="secondary">
          Semua pengembalian dana
        </LinkButton>
      </div>
    </>
  );
}

function BankFile({ id, madeBy, createdAt, count, amount, endedElsewhere }: Transfers['files'][number]) {
  return (
    <div className={css.bank}>
      <LinkButton
        to={`${HERE}/${id}/csv`}
        reloadDocument
        icon={<IconDownload size={18} aria-hidden />}
        variant="secondary"
      >
        Unduh CSV
      </LinkButton>
      <p className={css.small}>
        {formatNumber(count)} transfer menunggu, {formatRupiah(amount)}, dibuat {madeBy} pada{' '}
        {formatDateTime(createdAt)}. File ini berisi nomor rekening lengkap; siapa yang mengunduhnya tercatat
        di jejak perubahan. Kode bank kosong berarti dompet digital, atau bank yang namanya ditulis lain.
      </p>
      {endedElsewhere > 0 && (
        <p className={css.small}>
          {formatNumber(endedElsewhere)} transfer dari file ini sudah kembali ke pelanggan lewat jalan lain.
          Batalkan di bank: lihat <Link to="/admin/tasks?kind=refund_twice">Perlu tindakan</Link>.
        </p>
      )}
    </div>
  );
}
