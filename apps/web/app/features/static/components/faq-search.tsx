import { Form } from 'react-router';
import { IconSearch } from '@tabler/icons-react';
import css from './faq-page.module.css';

interface FaqSearchProps {
  query: string;
  onQuery: (query: string) => void;
}

/** Without script the form asks the server; with script the answer stands there before it is sent. */
export function FaqSearch({ query, onQuery }: FaqSearchProps) {
  return (
    <Form role="search" className={css.search} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="faq-q" className="visually-hidden">
        Cari pertanyaan
      </label>
      <IconSearch size={22} aria-hidden className={css.searchIcon} />
      <input
        id="faq-q"
        type="search"
        name="q"
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        placeholder="Cari: garansi, jadwal"
        autoComplete="off"
        maxLength={80}
        className={css.input}
      />
      <button type="submit" className={css.submit}>
        Cari
      </button>
    </Form>
  );
}
