import { useRef } from 'react';
import { Form, Link, useNavigation, useSearchParams } from 'react-router';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import emptyArt from '~/ui/art/empty-orders.svg';
import searchArt from '~/ui/art/empty-search.svg';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Pager } from '~/ui/pager.tsx';
import { formatDateTime } from '~/ui/format/dates.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import type { ResourceView, Row } from '../resource.ts';
import { CellText } from './cell.tsx';
import { ChooseAll, ChooseAllHeading, ChooseRow } from './choose-rows.tsx';
import { ListTools } from './list-tools.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import css from './record-table.module.css';

export interface RecordTableProps {
  view: ResourceView;
  rows: Row[];
  search: string;
  by: string;
  filter: string;
  since: string;
  until: string;
  total: { count: number; more: boolean } | null;
  tooShort: boolean;
  before: string | null;
  after: string | null;
  /** The lists that this operator kept. */
  views: { id: string; name: string; query: string }[];
  /** What was deleted lately, and what of it just now. */
  removed: { id: string; label: string; actorEmail: string; createdAt: Date }[];
  justRemoved: string | null;
  outcome: { done: string } | { refused: string } | undefined;
}

/** Any noun of the back office as a table, as cards on a phone: search, filters and place stand in the address. */
export function RecordTable(props: RecordTableProps) {
  const { view, rows, search, by, filter, since, until, total, tooShort, before, after, outcome } = props;
  const { name, title, intro, singular, canCreate } = view;
  const [query] = useSearchParams();
  const narrowed = [search, filter, since, until].some(Boolean);
  const exported = new URLSearchParams(
    Object.entries({ q: search, by, filter, since, until }).filter(([, value]) => value !== ''),
  );
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.intro}>{intro}</p>
        </div>
        <div className={css.actions}>
          {rows.length > 0 && (
            <LinkButton
              to={`/admin/${name}/export.csv?${exported}`}
              reloadDocument
              variant="secondary"
              icon={<IconDownload size={18} aria-hidden />}
            >
              Unduh CSV
            </LinkButton>
          )}
          {name === 'refunds' && (
            <LinkButton to="/admin/refunds/transfers" variant="secondary">
              Transfer manual
            </LinkButton>
          )}
          {canCreate && name === 'vouchers' && (
            <LinkButton to="/admin/vouchers/generate" variant="secondary">
              Buat banyak kode
            </LinkButton>
          )}
          {canCreate && name === 'mentors' && (
            <LinkButton to="/admin/mentors/import" variant="secondary">
              Masukkan dari file
            </LinkButton>
          )}
          {canCreate && (
            <LinkButton to={`/admin/${name}/new`} icon={<IconPlus size={18} aria-hidden />}>
              Tambah {singular}
            </LinkButton>
          )}
        </div>
      </header>
      <Outcome {...props} />
      <ListTools {...props} narrowed={narrowed} />
      <p role="status" className={css.total}>
        {total && total.count > 0 && `${formatNumber(total.count)}${total.more ? '+' : ''} ${singular}`}
        {rows.length === 0 && narrowed && <span className="visually-hidden">Tidak ada yang cocok</span>}
      </p>
      {tooShort ? (
        <EmptyState art={searchArt} title="Tulis paling sedikit 3 huruf atau angka berurutan">
          Kata yang lebih pendek ada di terlalu banyak data. Tambahkan kata lain, misalnya dari alamat
          emailnya.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState
          art={narrowed ? searchArt : emptyArt}
          title={narrowed ? 'Tidak ada yang cocok' : `Belum ada ${singular}`}
        >
          {narrowed && 'Coba kata atau saringan lain.'}
        </EmptyState>
      ) : (
        // Anew after every change and for every page: no row stays chosen that is not seen.
        <Rows key={`${query}${outcome && 'done' in outcome ? outcome.done : ''}`} view={view} rows={rows} />
      )}
      <Pager before={before} after={after} />
      <Removed {...props} />
    </>
  );
}

function Outcome({ outcome, removed, justRemoved }: RecordTableProps) {
  const gone = outcome ? undefined : removed.find(({ id }) => id === justRemoved);
  if (gone)
    return (
      <Banner tone="success" focusOnMount>
        <Form method="post" className={css.undo}>
          <input type="hidden" name="kept" value={gone.id} />
          <span>{gone.label} dihapus.</span>
          <Button type="submit" name="intent" value="restore" size="sm" variant="secondary">
            Urungkan
          </Button>
        </Form>
      </Banner>
    );
  if (!outcome) return null;
  return <OutcomeBanner outcome={outcome} />;
}

function Rows({ view, rows }: Pick<RecordTableProps, 'view' | 'rows'>) {
  const { name, title, columns, bulk, rowsAt } = view;
  const [first, ...others] = columns;
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  const table = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
    <div className={css.scroller} tabIndex={0} role="region" aria-label={`Tabel ${title}`}>
      <table className={css.table}>
        <thead>
          <tr>
            {bulk && <ChooseAllHeading rows={form} />}
            {columns.map(({ key, label, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }, index) => (
            <tr key={`${id}-${index}`}>
              {bulk && <ChooseRow id={id} label={`Pilih ${String(cells[first?.key ?? ''] ?? id)}`} />}
              {first && (
                <th scope="row" data-kind={first.kind}>
                  <Link to={`/admin/${rowsAt ?? name}/${encodeURIComponent(id)}`} className={css.link}>
                    <CellText kind={first.kind} value={cells[first.key]} />
                  </Link>
                </th>
              )}
              {others.map(({ key, label, kind }) => (
                <td key={key} data-kind={kind} data-label={label}>
                  <CellText kind={kind} value={cells[key]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
  if (!bulk) return table;
  return (
    <Form method="post" ref={form} preventScrollReset className={css.choosing}>
      <ChooseAll rows={form} />
      {table}
      <fieldset className={css.bulk}>
        <legend>Untuk yang dipilih</legend>
        {bulk.map(({ value, label }) => (
          <Button
            key={value}
            type="submit"
            name="intent"
            value={value}
            size="sm"
            variant="secondary"
            loading={busy}
          >
            {label}
          </Button>
        ))}
      </fieldset>
    </Form>
  );
}

function Removed({ removed, view: { singular } }: RecordTableProps) {
  if (removed.length === 0) return null;
  return (
    <details className={css.removed}>
      <summary>Baru dihapus</summary>
      <ul>
        {removed.map(({ id, label, actorEmail, createdAt }) => (
          <li key={id}>
            <Form method="post" className={css.undo}>
              <input type="hidden" name="kept" value={id} />
              <span>
                {label}, dihapus {actorEmail} pada {formatDateTime(createdAt)}
              </span>
              <Button
                type="submit"
                name="intent"
                value="restore"
                size="sm"
                variant="secondary"
                aria-label={`Kembalikan ${singular} ${label}`}
              >
                Kembalikan
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </details>
  );
}
