import { useEffect, useRef, type FormEvent } from 'react';
import { Form } from 'react-router';
import { IconSearch } from '@tabler/icons-react';
import { mentorList } from '~/content/mentors.ts';
import { track } from '~/features/analytics/public.ts';
import field from '~/ui/field.module.css';
import { cx } from '~/ui/cx.ts';
import { LIST_PATH } from '../list-memory.ts';
import type { MentorQuery } from '../query.ts';
import { KeptFields } from './kept-fields.tsx';
import css from './toolbar.module.css';
import { useListNavigation } from './use-list-navigation.ts';
import { useSettled } from './use-settled.ts';

const DEBOUNCE_MS = 1_000;

/** Searches a second after the last letter, or at once on Enter. */
export function SearchBox({ query }: { query: MentorQuery }) {
  const input = useRef<HTMLInputElement>(null);
  const lastQuery = useRef(query.q);
  const { ask } = useListNavigation();
  const typing = useSettled(DEBOUNCE_MS);

  // Going back, or resetting, changes the words from outside.
  useEffect(() => {
    if (input.current && query.q !== lastQuery.current) input.current.value = query.q;
    lastQuery.current = query.q;
  }, [query.q]);

  const search = () => {
    typing.cancel();
    const q = (input.current?.value ?? '').replaceAll(/\s+/g, ' ').trim();
    if (q === lastQuery.current) return;
    lastQuery.current = q;
    track('User Search Mentor');
    ask(() => ({ q }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    search();
  };

  return (
    <Form action={LIST_PATH} role="search" className={css.search} onSubmit={submit}>
      <KeptFields query={query} without={{ q: '' }} />
      <label htmlFor="mentor-q" className="visually-hidden">
        {mentorList.search}
      </label>
      <input
        ref={input}
        id="mentor-q"
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={100}
        placeholder={mentorList.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        className={cx(field.control, css.searchInput)}
        onChange={() => typing.later(search)}
      />
      <button type="submit" className={css.searchButton} aria-label="Cari">
        <IconSearch size={22} aria-hidden />
      </button>
    </Form>
  );
}
