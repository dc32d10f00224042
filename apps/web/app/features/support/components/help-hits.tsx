import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { IconChevronRight } from '@tabler/icons-react';
import { loadLater } from '~/ui/lazy-part.ts';
import css from './help-hits.module.css';

interface Hit {
  id: string;
  question: string;
}

type Search = (query: string) => Hit[];

const SHOWN = 4;

/** The questions that fit what was typed, as links to their answers. */
export function HelpHits({ query }: { query: string }) {
  const [search, setSearch] = useState<Search>();
  useEffect(() => {
    // Without it the widget's other ways to an answer stand.
    void loadLater(loadSearch)
      .then((loaded) => setSearch(() => loaded))
      .catch(() => undefined);
  }, []);
  const hits = search?.(query) ?? [];
  return (
    <>
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
    </>
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
