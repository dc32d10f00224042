import { Form, Link } from 'react-router';
import { IconSearch, IconX } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { DateInput } from '~/ui/date-input.tsx';
import { Field } from '~/ui/field.tsx';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { RecordTableProps } from './record-table.tsx';
import css from './record-table.module.css';

/** Search, filters and days of a list, and the lists that an operator kept by a name. */
export function ListTools({
  view,
  search,
  by,
  filter,
  since,
  until,
  views,
  narrowed,
}: RecordTableProps & { narrowed: boolean }) {
  const { name, searchHint, searchBy, filter: filters, dated } = view;
  if (!searchHint && !filters && !dated) return null;
  const hasFilters = Boolean(searchBy ?? filters ?? dated);
  const count = [by, filter, since || until].filter(Boolean).length;
  const words = new URLSearchParams(
    Object.entries({ q: search, by, filter, since, until }).filter(([, value]) => value !== ''),
  ).toString();
  return (
    <div className={css.toolbox}>
      {views.length > 0 && (
        <ul className={css.views} aria-label="Tampilan tersimpan">
          {views.map((one) => (
            <li key={one.id} data-current={one.query === words || undefined}>
              <Link to={`/admin/${name}?${one.query}`}>{one.name}</Link>
              <Form method="post">
                <ConfirmedSubmit
                  intent="forget-view"
                  fields={{ view: one.id }}
                  label={<IconX size={16} aria-hidden />}
                  name={`Hapus tampilan ${one.name}`}
                  variant="ghost"
                  title={`Hapus tampilan “${one.name}”?`}
                  confirmLabel="Ya, hapus tampilan"
                >
                  Datanya tetap ada; hanya saringan yang kamu simpan dengan nama ini yang hilang.
                </ConfirmedSubmit>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form className={css.tools} role="search" key={words}>
        {searchHint && (
          <TextField label="Cari" name="q" type="search" placeholder={searchHint} defaultValue={search} />
        )}
        {hasFilters && (
          <>
            <details className={css.fold}>
              <summary>{count === 0 ? 'Saringan' : `Saringan (${count})`}</summary>
            </details>
            <div className={css.filters}>
              {searchBy && (
                <SelectField
                  label="Cari di"
                  name="by"
                  options={searchBy}
                  placeholder={searchHint ?? 'Semua'}
                  defaultValue={by}
                />
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
              {dated && (
                <div className={css.days}>
                  <Field label={`${dated} dari`}>
                    {(wiring) => <DateInput {...wiring} name="since" defaultValue={since} />}
                  </Field>
                  <Field label="Sampai">
                    {(wiring) => <DateInput {...wiring} name="until" defaultValue={until} />}
                  </Field>
                </div>
              )}
            </div>
          </>
        )}
        <Button
          type="submit"
          variant="secondary"
          className={css.show}
          icon={<IconSearch size={18} aria-hidden />}
        >
          Tampilkan
        </Button>
        {narrowed && (
          <LinkButton to={`/admin/${name}`} variant="ghost">
            Hapus saringan
          </LinkButton>
        )}
      </Form>
      {narrowed && !views.some(({ query }) => query === words) && (
        <details className={css.keep}>
          <summary>Simpan tampilan ini</summary>
          <Form method="post" className={css.tools}>
            <input type="hidden" name="query" value={words} />
            <TextField label="Nama tampilan" name="name" maxLength={40} />
            <Button type="submit" name="intent" value="save-view" variant="secondary">
              Simpan
            </Button>
          </Form>
        </details>
      )}
    </div>
  );
}
