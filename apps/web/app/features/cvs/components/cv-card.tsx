import { Link } from 'react-router';
import { formatDate } from '~/ui/format/dates.ts';
import type { CvSummary } from '../list-cvs.server.ts';
import css from './cv-card.module.css';
import { CvMenu, type CvMenuActions } from './cv-menu.tsx';
import { Paper } from './paper.tsx';

interface CvItemProps {
  cv: CvSummary;
  actions: CvMenuActions;
  /** Leaves in a moment. */
  fading: boolean;
  eager?: boolean;
}

/** A CV in the carousel: its first page, and below it what it is called. */
export function CvCard({ cv, actions, fading, eager = false }: CvItemProps) {
  return (
    <li className={css.card} data-fading={fading || undefined}>
      <div className={css.desk}>
        <Paper cv={cv} eager={eager} />
      </div>
      <div className={css.foot}>
        <Name cv={cv} />
        <CvMenu cv={cv} actions={actions} />
      </div>
    </li>
  );
}

/** The same as a row of the list. */
export function CvRow({ cv, actions, fading }: CvItemProps) {
  return (
    <li className={css.row} data-fading={fading || undefined}>
      <div className={css.small}>
        <Paper cv={cv} />
      </div>
      <Name cv={cv} />
      <CvMenu cv={cv} actions={actions} />
    </li>
  );
}

function Name({ cv }: { cv: CvSummary }) {
  return (
    <div className={css.words}>
      <h3 className={css.name}>
        <Link to={`/app/cv/builder/${cv.id}`} className={css.link} title={cv.name}>
          {cv.name}
        </Link>
      </h3>
      <p className={css.date}>Diubah {formatDate(cv.updatedAt)}</p>
    </div>
  );
}
