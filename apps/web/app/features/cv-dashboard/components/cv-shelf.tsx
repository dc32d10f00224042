import { useState, type ReactNode, type RefObject } from 'react';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import emptySearch from '~/ui/art/empty-search.svg';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { useMedia } from '~/ui/use-media.ts';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { rememberListView, type ListView } from '../list-view.ts';
import { Carousel } from './carousel.tsx';
import { CvItem } from './cv-item.tsx';
import type { CvMenuActions } from './cv-menu.tsx';
import css from './cv-shelf.module.css';
import { NextStep } from './next-step.tsx';
import { SearchField } from './search-field.tsx';
import { useCvSearch } from './use-cv-search.ts';

/** So many are drawn at once; the rest on demand. */
const PAGE = 24;

interface CvShelfProps {
  cvs: CvSummary[];
  /** When the page was made: ages count from it. */
  now: Date;
  /** Null before the person chose. */
  initialView: ListView | null;
  /** The CV whose deletion is under way. */
  fadingId: string | null;
  actions: CvMenuActions;
  /** The ways to a new CV. */
  buttons: ReactNode;
  /** The buttons of the only CV, which tips point at. */
  checkRef: RefObject<HTMLAnchorElement | null>;
  reviewRef: RefObject<HTMLAnchorElement | null>;
}

/** The list of CVs with its search and its two looks. */
export function CvShelf({
  cvs,
  now,
  initialView,
  fadingId,
  actions,
  buttons,
  checkRef,
  reviewRef,
}: CvShelfProps) {
  const [view, setView] = useState(initialView);
  const [size, setSize] = useState(PAGE);
  const { query, setQuery, found, searching } = useCvSearch(cvs);
  const look = (next: ListView) => {
    setView(next);
    rememberListView(next);
  };
  const narrow = useMedia(NARROW, false);
  const onScreen = view ?? (narrow ? 'list' : 'carousel');
  const only = cvs.length === 1 ? cvs[0] : undefined;
  const shown = found.slice(0, size);
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
        <div className={css.buttons}>{buttons}</div>
        <div className={cx(css.tools, 'needs-script')}>
          <SearchField value={query} onChange={setQuery} busy={searching} />
          <fieldset className={css.looks}>
            <legend className="visually-hidden">Tampilan</legend>
            <LookButton label="Tampilan kartu" on={onScreen === 'carousel'} onClick={() => look('carousel')}>
              <IconLayoutGrid size={20} aria-hidden />
            </LookButton>
            <LookButton label="Tampilan daftar" on={onScreen === 'list'} onClick={() => look('list')}>
              <IconList size={20} aria-hidden />
            </LookButton>
          </fieldset>
        </div>
      </div>
      <p role="status" className="visually-hidden">
        {query && !searching ? `${found.length} CV ditemukan` : ''}
      </p>
      {found.length === 0 && (
        <EmptyState art={emptySearch} title="CV tidak ditemukan" heading="h3">
          Tidak ada CV yang namanya mirip “{query}”.
        </EmptyState>
      )}
      {only && found.length > 0 && view === null && (
        <NextStep {...{ cv: only, now, actions, checkRef, reviewRef, fading: only.id === fadingId }} />
      )}
      {found.length > 0 && !(only && view === null) && (
        <>
          <Carousel label="My CV" view={view ?? 'auto'}>
            {shown.map((cv, index) => (
              <CvItem
                key={cv.id}
                {...{ cv, now, actions, fading: cv.id === fadingId, eager: index < 4 }}
                {...(only && { checkRef, reviewRef })}
              />
            ))}
          </Carousel>
          {more && <div className={css.more}>{more}</div>}
        </>
      )}
    </section>
  );
}

const NARROW = '(width < 640px)';

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
