import { Link } from 'react-router';
import { IconX } from '@tabler/icons-react';
import { mentorList } from '~/content/mentors.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { LIST_PATH } from '../list-memory.ts';
import { activeFilters, addressOf, type ActiveFilter, type FreeBy, type MentorQuery } from '../query.ts';
import css from './active-filters.module.css';

interface ActiveFiltersProps {
  query: MentorQuery;
  /** The chip that had the focus is gone. */
  onRemove: () => void;
}

/** One chip for each thing that narrows the list; it leads to the list without it. */
export function ActiveFilters({ query, onRemove }: ActiveFiltersProps) {
  const filters = activeFilters(query);
  if (filters.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Filter aktif">
      {filters.map((filter) => (
        <li key={`${filter.kind} ${filter.value}`}>
          <Link
            to={`${LIST_PATH}${addressOf(filter.without)}`}
            className={css.chip}
            preventScrollReset
            onClick={onRemove}
          >
            <span className="visually-hidden">Hapus filter </span>
            {labelOf(filter, query)}
            <IconX size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf({ kind, value }: ActiveFilter, { minPrice, maxPrice }: MentorQuery): string {
  if (kind === 'super') return mentorList.super;
  if (kind === 'free') return mentorList.freeBy[value as FreeBy];
  if (kind !== 'price') return value;
  if (minPrice === null) return `Sampai ${formatRupiah(maxPrice ?? 0)}`;
  return maxPrice === null
    ? `Mulai ${formatRupiah(minPrice)}`
    : `${formatRupiah(minPrice)}–${formatRupiah(maxPrice)}`;
}
