import { Suspense, useId, useState } from 'react';
import { lazyPart } from '~/ui/lazy-part.ts';
import css from './help-panel.module.css';

const HelpHits = lazyPart(async () => (await import('./help-hits.tsx')).HelpHits);

/** Finds an answer while somebody types. The questions are loaded once the panel was opened; without script the FAQ page searches. */
export function HelpSearch({ active }: { active: boolean }) {
  const id = useId();
  const [query, setQuery] = useState('');
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
      {active && (
        <Suspense>
          <HelpHits query={query} />
        </Suspense>
      )}
    </form>
  );
}
