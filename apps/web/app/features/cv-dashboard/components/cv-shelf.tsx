import { useState, type ReactNode, type RefObject } from 'react';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import emptySearch from '~/ui/art/empty-search.svg';
import { Button } from '~/ui/button.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { rememberListView, type ListView } from '../list-view.ts';
import { Carousel } from './carousel.tsx';
import { CvCard, CvRow } from './cv-card.tsx';
import type { CvMenuActions } from './cv-menu.tsx';
import css from './cv-shelf.module.css';
import { SearchField } from './search-field.tsx';
import { useCvSearch } from './use-cv-search.ts';

/** So many are drawn at once; the rest on demand. */
const PAGE = 24;

interface CvShelfProps {
  cvs: CvSummary[];
  initialView: ListView;
  /** The CV whose deletion is under way. */
  fadingId: string | null;
  actions: CvMenuActions;
  /** The ways to a new CV. */
  buttons: ReactNode;
  /** The first card's buttons, which tips point at. */
  askRefs: [RefObject<HTMLAnchorElement | null>, RefObject<HTMLAnchorElement | null>];
}

/** The list of CVs with its search and its two looks. */
export function CvShelf({ cvs, initialView, fadingId, actions, buttons, askRefs }: CvShelfProps) {
  const [view, setView] = useState(initialView);
  const [size, setSize] = useState(PAGE);
  const { query, setQuery, found, searching } = useCvSearch(cvs);
  const look = (next: ListView) => {
    setView(next);
    rememberListView(next);
  };
  const shown = found.slice(0, size);
  const item = (cv: CvSummary, index: number) => ({
    cv,
    actions,
    fading: cv.id === fadingId,
    ...(index === 0 && { atsRef: askRefs[0], reviewRef: askRefs[1] }),
  });
  const more = found.length > size && (
    <Button variant="secondary" onClick={() => setSize(size + PAGE)}>
      Tampilkan lebih banyak
    </Button>
  );

  return (
    <section aria-labelledby="my-cv" className={css.shelf}>
      <div className={css.bar}>
        <h2 id="my-cv" className={css.title}>
          My CV <span className={css.count}>{cvs.length}</span>
        </h2>
        <SearchField value={query} onChange={setQuery} busy={searching} />
        <fieldset className={css.looks}>
          <legend className="visually-hidden">Tampilan</legend>
          <LookButton label="Tampilan kartu" on={view === 'carousel'} onClick={() => look('carousel')}>
            <IconLayoutGrid size={20} aria-hidden />
          </LookButton>
          <LookButton label="Tampilan daftar" on={view === 'list'} onClick={() => look('list')}>
            <IconList size={20} aria-hidden />
          </LookButton>
        </fieldset>
        <div className={css.buttons}>{buttons}</div>
      </div>
      <p role="status" className="visually-hidden">
        {query && !searching ? `${found.length} CV ditemukan` : ''}
      </p>
      {found.length === 0 && (
        <EmptyState art={emptySearch} title="CV tidak ditemukan" heading="h3">
          Tidak ada CV yang namanya mirip “{query}”.
        </EmptyState>
      )}
      {found.length > 0 && view === 'carousel' && (
        <Carousel label="My CV">
          {shown.map((cv, index) => (
            <CvCard key={cv.id} {...item(cv, index)} eager={index < 4} />
          ))}
          {more && <li className={css.moreCard}>{more}</li>}
        </Carousel>
      )}
      {found.length > 0 && view === 'list' && (
        <>
          <ul className={css.list}>
            {shown.map((cv, index) => (
              <CvRow key={cv.id} {...item(cv, index)} />
            ))}
          </ul>
          {more && <div className={css.more}>{more}</div>}
        </>
      )}
    </section>
  );
}

interface LookButtonProps {
  label: string;
  on: boolean;
  onClick: () => void;
  children: ReactNode;
}

function LookButton({ label, on, onClick, children }: LookButtonProps) {
  return (
    <button type="button" className={css.look} aria-label={label} aria-pressed={on} onClick={onClick}>
      {children}
    </button>
  );
}
