import { useEffect, useRef } from 'react';
import { mentorList } from '~/content/mentors.ts';
import { track } from '~/features/analytics/public.ts';
import emptySearch from '~/ui/art/empty-search.svg?no-inline';
import { EmptyState } from '~/ui/empty-state.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Pagination } from '~/ui/pagination.tsx';
import { LIST_PATH, useRememberList } from '../list-memory.ts';
import type { MentorListPage } from '../load-list.server.ts';
import { addressOf } from '../query.ts';
import { ActiveFilters } from './active-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import css from './list-page.module.css';
import { MentorCard } from './mentor-card.tsx';
import { SearchBox } from './search-box.tsx';
import { SortMenu } from './sort-menu.tsx';
import toolbar from './toolbar.module.css';
import { useFittingRows } from './use-fitting-rows.ts';
import { useListNavigation } from './use-list-navigation.ts';

/** Cards that a screen shows before one scrolls. */
const IN_SIGHT = 6;

export function ListPage({ mentors, total, more, pages, perPage, query }: MentorListPage) {
  const { busy } = useListNavigation();
  const status = useRef<HTMLParagraphElement>(null);
  useRememberList(addressOf(query));
  useFittingRows(query, perPage);
  useEffect(() => track('User View Mentor List'), []);

  return (
    <AppLayout title={mentorList.title} back="/app/home" width="wide">
      <div className={toolbar.toolbar}>
        <SearchBox query={query} />
        <FilterPanel query={query} />
        <SortMenu query={query} />
      </div>
      <div className={css.results}>
        <p ref={status} role="status" tabIndex={-1} className={css.found}>
          {mentorList.found(formatNumber(total), more)}
        </p>
        <ActiveFilters query={query} onRemove={() => status.current?.focus({ preventScroll: true })} />
      </div>
      {mentors.length === 0 ? (
        <EmptyState
          art={emptySearch}
          title={mentorList.empty}
          action={
            <LinkButton to={LIST_PATH} lang="en">
              {mentorList.reset}
            </LinkButton>
          }
        >
          {mentorList.emptyText}
        </EmptyState>
      ) : (
        <ul className={css.cards} aria-busy={busy || undefined}>
          {mentors.map((mentor, index) => (
            <MentorCard key={mentor.id} mentor={mentor} lazy={index >= IN_SIGHT} />
          ))}
        </ul>
      )}
      {more && query.page === pages && <p className={css.beyond}>{mentorList.beyond}</p>}
      <Pagination
        label="Halaman mentor"
        page={query.page}
        pages={pages}
        to={(page) => `${LIST_PATH}${addressOf({ ...query, page })}`}
      />
    </AppLayout>
  );
}
