import { IconSearch, IconX } from '@tabler/icons-react';
import { Spinner } from '~/ui/spinner.tsx';
import css from './search-field.module.css';

interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
}

export function SearchField({ value, onChange, busy }: SearchFieldProps) {
  return (
    <search className={css.search}>
      <IconSearch size={20} aria-hidden className={css.icon} />
      <input
        type="search"
        className={css.input}
        aria-label="Cari CV"
        placeholder="Cari"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
      />
      {busy && (
        <span className={css.end}>
          <Spinner size={18} />
        </span>
      )}
      {value && !busy && (
        <button type="button" className={css.end} aria-label="Hapus pencarian" onClick={() => onChange('')}>
          <IconX size={18} aria-hidden />
        </button>
      )}
    </search>
  );
}
