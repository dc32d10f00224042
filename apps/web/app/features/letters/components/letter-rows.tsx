import { IconChevronRight, IconMail } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import type { LetterSummary } from '../load-letter.server.ts';
import { pathOfLetter } from '../model.ts';
import css from './letters.module.css';

/** Letters below each other, each with the day of its last change. */
export function LetterRows({ letters }: { letters: readonly LetterSummary[] }) {
  return (
    <ul className={css.list}>
      {letters.map(({ id, name, updatedAt, sentAt }) => (
        <li key={id} className={css.item}>
          <IconMail size={22} stroke={1.7} aria-hidden className={css.icon} />
          <div className={css.grow}>
            <Link to={pathOfLetter(id)} className={css.open}>
              {name}
            </Link>
            <p className={css.dim}>Diubah {formatDate(updatedAt)}</p>
          </div>
          {sentAt && <Badge tone="success">Terkirim {formatDate(sentAt)}</Badge>}
          <IconChevronRight size={20} aria-hidden className={css.dim} />
        </li>
      ))}
    </ul>
  );
}
