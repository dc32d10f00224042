import { Form } from 'react-router';
import { IconSearch } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { SelectField } from '~/ui/select-field.tsx';
import { TextField } from '~/ui/text-field.tsx';
import type { BoardQuery } from '../board-query.ts';
import { BOARD } from '../model.ts';
import css from './board-page.module.css';

/** Search and source stand in the address, so they work without script and outlive a reload. */
export function BoardFilter({ query, sources }: { query: BoardQuery; sources: readonly string[] }) {
  const { view, search, source } = query;
  return (
    <Form key={`${search} ${source}`} action={BOARD} className={css.filter} role="search">
      {view !== 'board' && <input type="hidden" name="view" value={view} />}
      <TextField
        label={<span className="visually-hidden">Cari lamaran</span>}
        name="q"
        type="search"
        placeholder="Posisi atau perusahaan"
        defaultValue={search}
        maxLength={100}
      />
      {sources.length > 1 && (
        <SelectField
          label={<span className="visually-hidden">Sumber</span>}
          name="source"
          options={sources}
          placeholder="Semua sumber"
          defaultValue={source}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        />
      )}
      <Button type="submit" variant="secondary" icon={<IconSearch size={18} aria-hidden />}>
        Cari
      </Button>
    </Form>
  );
}
