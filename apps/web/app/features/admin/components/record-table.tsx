import { Form, Link } from 'react-router';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { TextField } from '~/ui/text-field.tsx';
import type { ResourceView, Row } from '../resource.ts';
import { CellText } from './cell.tsx';
import { Pager } from './pager.tsx';
import css from './record-table.module.css';

interface RecordTableProps {
  view: ResourceView;
  rows: Row[];
  search: string;
  filter: string;
  total: { count: number; more: boolean } | null;
  tooShort: boolean;
  before: string | null;
  after: string | null;
}

/** Any noun of the back office as a table: search, filter and place stand in the address. */
export function RecordTable({
  view,
  rows,
  search,
  filter,
  total,
  tooShort,
  before,
  after,
}: RecordTableProps) {
  const { name, title, intro, columns, singular, searchHint, filter: filters, canCreate, rowsAt } = view;
  const [first, ...others] = columns;
  return (
    <>
      <header className={css.head}>
        <div>
          <h1 className={css.title}>{title}</h1>
          <p className={css.intro}>{intro}</p>
        </div>
        {canCreate && (
          <div className={css.actions}>
            {name === 'vouchers' && (
              <LinkButton to="/admin/vouchers/generate" variant="secondary">
                Buat banyak kode
              </LinkButton>
            )}
            <LinkButton to={`/admin/${name}/new`} icon={<IconPlus size={18} aria-hidden />}>
              Tambah {singular}
            </LinkButton>
          </div>
        )}
      </header>
      {(searchHint ?? filters) && (
        <Form className={css.tools} role="search">
          {searchHint && (
            <TextField label="Cari" name="q" type="search" placeholder={searchHint} defaultValue={search} />
          )}
          {filters && (
            <SelectField
              label={filters.label}
              name="filter"
              options={filters.options}
              placeholder="Semua"
              defaultValue={filter}
            />
          )}
          <Button type="submit" variant="secondary" icon={<IconSearch size={18} aria-hidden />}>
            Tampilkan
          </Button>
        </Form>
      )}
      {total && total.count > 0 && (
        <p className={css.total}>
          {formatNumber(total.count)}
          {total.more && '+'} {singular}
        </p>
      )}
      {tooShort ? (
        <EmptyState title="Tulis paling sedikit 3 huruf">
          Pencarian yang lebih pendek menemukan terlalu banyak.
        </EmptyState>
      ) : rows.length === 0 ? (
        <EmptyState title={search || filter ? 'Tidak ada yang cocok' : `Belum ada ${singular}`}>
          {search || filter ? 'Coba kata atau saringan lain.' : intro}
        </EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end
        <div className={css.scroller} tabIndex={0} role="region" aria-label={`Tabel ${title}`}>
          <table className={css.table}>
            <thead>
              <tr>
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
                  {first && (
                    <th scope="row" data-kind={first.kind}>
                      <Link to={`/admin/${rowsAt ?? name}/${encodeURIComponent(id)}`} className={css.link}>
                        <CellText kind={first.kind} value={cells[first.key]} />
                      </Link>
                    </th>
                  )}
                  {others.map(({ key, kind }) => (
                    <td key={key} data-kind={kind}>
                      <CellText kind={kind} value={cells[key]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager before={before} after={after} />
    </>
  );
}
