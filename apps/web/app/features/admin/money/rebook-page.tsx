import { Link } from 'react-router';
import type { Rebooking } from '~/features/ledger/public.server.ts';
import { accountWords, faultWords, kindWords } from '~/features/ledger/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { ActionForm, type Outcome } from '../components/action-form.tsx';
import { OutcomeBanner } from '../components/outcome-banner.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

interface RebookPageProps {
  orderId: string;
  rebooking: Rebooking;
  outcome: Outcome;
}

/** The books of one order: what differs, and the entries that would be added. The second step is a reason and a press. */
export function RebookPage({ orderId, rebooking: { entries, faults, seen }, outcome }: RebookPageProps) {
  return (
    <>
      <h1 className={table.title}>Bukukan ulang pesanan</h1>
      <p className={table.intro}>
        <Link to={`/admin/orders/${orderId}`} className={table.link}>
          {orderId}
        </Link>
      </p>
      {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} className={css.banner} />}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ kind, id, booked, expected }) => (
            <li key={`${kind} ${id}`}>
              {faultWords[kind] ?? kind}: tercatat {formatRupiah(booked)}, seharusnya {formatRupiah(expected)}
            </li>
          ))}
        </ul>
      )}
      {entries.length === 0 ? (
        <Banner tone={faults.length === 0 ? 'info' : 'warning'}>
          {faults.length === 0
            ? 'Pembukuan sudah cocok dengan pesanan ini. Tidak ada yang perlu dibukukan.'
            : 'Membukukan ulang tidak mengubah apa-apa di sini: yang berbeda adalah kesalahan program. Laporkan ke tim teknis bersama nomor pesanannya.'}
        </Banner>
      ) : (
        <>
          <h2 className={css.heading}>Catatan yang akan ditambahkan</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end */}
          <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel catatan">
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">Catatan</th>
                  <th scope="col">Akun</th>
                  <th scope="col" data-kind="rupiah">
                    Debit
                  </th>
                  <th scope="col" data-kind="rupiah">
                    Kredit
                  </th>
                </tr>
              </thead>
              <tbody>
                {entries.flatMap(({ kind, key, lines }) =>
                  lines.map(({ account, mentorId, amount }, index) => (
                    <tr key={`${key} ${index}`}>
                      <th scope="row">{kindWords[kind]}</th>
                      <td data-label="Akun">
                        {accountWords[account]}
                        {mentorId && <span className={css.small}>{mentorId}</span>}
                      </td>
                      <td data-kind="rupiah" data-label="Debit">
                        {amount > 0 ? formatRupiah(amount) : '–'}
                      </td>
                      <td data-kind="rupiah" data-label="Kredit">
                        {amount < 0 ? formatRupiah(-amount) : '–'}
                      </td>
                    </tr>
                  )),
                )}
              </tbody>
            </table>
          </div>
          <section className={css.panel}>
            <h2>Setuju dengan catatan ini?</h2>
            <p>
              Yang sudah tercatat tetap ada; selisihnya ditambahkan. Cocokkan dulu dengan gateway: kalau
              pesanannya sendiri yang salah, perbaiki di halaman pesanan. Catatan ini tidak bisa dihapus.
            </p>
            <ActionForm
              intent="rebook"
              submit={`Bukukan ${entries.length} catatan`}
              outcome={outcome}
              seen={seen}
              className={css.form}
            >
              {(errors) => <TextField label="Alasan" name="reason" error={errors['reason']} />}
            </ActionForm>
          </section>
        </>
      )}
      <div className={css.actions}>
        <LinkButton to="/admin/accounting/faults" variant="secondary">
          Semua yang tidak cocok
        </LinkButton>
      </div>
    </>
  );
}
