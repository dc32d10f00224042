import { Link } from 'react-router';
import emptyArt from '~/ui/art/empty-orders.svg';
import type { Faults } from '~/features/ledger/public.server.ts';
import { faultWords } from '~/features/ledger/public.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pager } from '~/ui/pager.tsx';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

/** Where the books differ from what they are about, and what helps. */
export function FaultsPage({ faults: { faults, before, after } }: { faults: Faults }) {
  return (
    <>
      <h1 className={table.title}>Pembukuan yang tidak cocok</h1>
      {faults.length === 0 ? (
        <EmptyState art={emptyArt} title="Semuanya cocok">
          Pembukuan dicocokkan dengan pesanan, sesi, dan transfer setiap malam.
        </EmptyState>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end */}
          <div className={table.scroller} tabIndex={0} role="region" aria-label="Tabel pembukuan">
            <table className={table.table}>
              <thead>
                <tr>
                  <th scope="col">Yang berbeda</th>
                  <th scope="col" data-kind="rupiah">
                    Selisih
                  </th>
                  <th scope="col">Tercatat, seharusnya</th>
                  <th scope="col">Yang bisa dilakukan</th>
                </tr>
              </thead>
              <tbody>
                {faults.map(({ key, kind, orderId, detail, amount, foundAt }) => (
                  <tr key={key}>
                    <th scope="row">
                      {faultWords[kind] ?? kind}
                      <span className={css.small}>sejak {formatDateTime(foundAt)}</span>
                    </th>
                    <td data-kind="rupiah" data-label="Selisih">
                      {formatRupiah(amount)}
                    </td>
                    <td data-label="Tercatat, seharusnya">{detail.slice(detail.indexOf(': ') + 2)}</td>
                    <td data-label="Yang bisa dilakukan">
                      {orderId ? (
                        <Link to={`/admin/accounting/orders/${orderId}`} className={table.link}>
                          Bukukan ulang pesanan ini
                        </Link>
                      ) : (
                        <span>{key}: laporkan ke tim teknis</span>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <Pager before={before} after={after} />
        </>
      )}
      <section className={css.panel}>
        <h2>Kalau banyak sekaligus</h2>
        <p>
          Pesanan yang belum dibukukan sama sekali, misalnya setelah versi lama ikut berjalan, dibukukan
          sekaligus di server, dengan tanggal pembayarannya. Aman diulang:
        </p>
        <pre className={css.command}>npm run -s ledger -- backfill</pre>
        <p>
          Transfer mentor dan catatan yang tidak seimbang tidak bisa dibukukan ulang: itu kesalahan program.
          Kirim hasil perintah ini ke tim teknis:
        </p>
        <pre className={css.command}>npm run -s ledger -- check</pre>
      </section>
      <div className={css.actions}>
        <LinkButton to="/admin/accounting" variant="secondary">
          Kembali
        </LinkButton>
      </div>
    </>
  );
}
