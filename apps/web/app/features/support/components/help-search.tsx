import { useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { IconChevronRight } from '@tabler/icons-react';
import css from './help-panel.module.css';

interface Hit {
  id: string;
  question: string;
}

type Search = (query: string) => Hit[];

const SHOWN = 4;

/** Finds an answer while somebody types. The questions are loaded once the panel was opened; without script the FAQ page searches. */
export function HelpSearch({ active }: { active: boolean }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    if (active) void loadSearch().then((loaded) => setSearch(() => loaded));
  }, [active]);
  const hits = search?.(query) ?? [];

  return (
    <form action="/frequently-asked-question" role="search" className={css.search}>
      <label htmlFor={id}>Cari jawaban</label>
      <input
        id={id}
        type="search"
        name="q"
        maxLength={80}
        autoComplete="off"
        placeholder="Misalnya: garansi"
        className={css.input}
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <ul className={css.hits} aria-label="Pertanyaan yang cocok">
        {hits.map((hit) => (
          <li key={hit.id}>
            <Link to={`/frequently-asked-question#${hit.id}`} className={css.hit}>
              {hit.question}
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
      <p className={css.none} role="status">
        {search && hits.length === 0 && 'Belum ada jawaban yang cocok. Tanyakan langsung ke kami, ya.'}
      </p>
    </form>
  );
}

async function loadSearch(): Promise<Search> {
  const [{ faq }, { searchFaq }] = await Promise.all([
    import('~/content/faq.ts'),
    import('~/content/faq-search.ts'),
  ]);
  return (query) =>
    searchFaq(faq, query)
      .flatMap((section) => section.items)
      .slice(0, SHOWN);
}
