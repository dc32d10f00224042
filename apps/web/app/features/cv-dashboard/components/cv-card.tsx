import type { Ref } from 'react';
import { Link } from 'react-router';
import { IconFileTypePdf, IconMessageCheck, IconScan } from '@tabler/icons-react';
import { Badge } from '~/ui/badge.tsx';
import { formatDate } from '~/ui/format/dates.ts';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { pathOfCv } from '~/features/cv-library/public.ts';
import css from './cv-card.module.css';
import { CvMenu, type CvMenuActions } from './cv-menu.tsx';
import { Paper } from '~/features/cv-library/public.ts';

interface AskRefs {
  atsRef?: Ref<HTMLAnchorElement> | undefined;
  reviewRef?: Ref<HTMLAnchorElement> | undefined;
}

interface CvItemProps extends AskRefs {
  cv: CvSummary;
  actions: CvMenuActions;
  /** Leaves in a moment. */
  fading: boolean;
  eager?: boolean;
}

/** A CV in the carousel: its first page, and below it its name and its actions. */
export function CvCard({ cv, actions, fading, eager = false, ...refs }: CvItemProps) {
  return (
    <li className={css.card} data-fading={fading || undefined}>
      <div className={css.desk}>
        <Paper cv={cv} eager={eager} />
      </div>
      <div className={css.foot}>
        <Name cv={cv} />
        <CvMenu cv={cv} actions={actions} />
      </div>
      <Asks cv={cv} {...refs} />
    </li>
  );
}

/** The same as a row of the list. */
export function CvRow({ cv, actions, fading, ...refs }: CvItemProps) {
  return (
    <li className={css.row} data-fading={fading || undefined}>
      <div className={css.small}>
        <Paper cv={cv} />
      </div>
      <Name cv={cv} />
      <Asks cv={cv} {...refs} />
      <CvMenu cv={cv} actions={actions} />
    </li>
  );
}

function Name({ cv }: { cv: CvSummary }) {
  return (
    <div className={css.words}>
      <h3 className={css.name}>
        <Link to={pathOfCv(cv)} className={css.link} title={cv.name}>
          {cv.name}
        </Link>
      </h3>
      <p className={css.date}>
        {cv.uploaded ? (
          <Badge icon={<IconFileTypePdf size={14} aria-hidden />}>PDF</Badge>
        ) : (
          cv.toReview && <Badge tone="warning">Perlu dicek</Badge>
        )}
        {cv.uploaded || cv.toReview ? '' : 'Diubah '}
        {formatDate(cv.updatedAt)}
      </p>
    </div>
  );
}

function Asks({ cv, atsRef, reviewRef }: { cv: CvSummary } & AskRefs) {
  return (
    <div className={css.asks}>
      <Link
        ref={atsRef}
        to={`/app/cv/dashboard?tab=ats&cv=${cv.id}`}
        className={css.ask}
        aria-label={`Ask for ATS Check: ${cv.name}`}
      >
        <IconScan size={18} aria-hidden />
        Ask for ATS Check
      </Link>
      <Link
        ref={reviewRef}
        to={`/app/cv/review?cv=${cv.id}`}
        className={css.ask}
        aria-label={`Ask for CV Review: ${cv.name}`}
      >
        <IconMessageCheck size={18} aria-hidden />
        Ask for CV Review
      </Link>
    </div>
  );
}
