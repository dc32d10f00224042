import type { Ref } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { IconFileTypePdf, IconMessageCheck, IconScan } from '@tabler/icons-react';
import { Badge } from '~/ui/badge.tsx';
import { formatAge } from '~/ui/format/dates.ts';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { Paper, pathOfCv } from '~/features/cv-library/public.ts';
import css from './cv-item.module.css';
import { CvMenu, type CvMenuActions } from './cv-menu.tsx';

interface CvItemProps {
  cv: CvSummary;
  /** When the page was made: ages count from it. */
  now: Date;
  actions: CvMenuActions;
  /** Leaves in a moment. */
  fading: boolean;
  eager?: boolean;
  /** Its two buttons, where tips point at them. */
  checkRef?: Ref<HTMLAnchorElement>;
  reviewRef?: Ref<HTMLAnchorElement>;
}

/** A CV of the list: a card or a row, as the list that it stands in says. */
export function CvItem({ cv, now, actions, fading, eager = false, checkRef, reviewRef }: CvItemProps) {
  const address = pathOfCv(cv);
  // The picture grows into the page, and back.
  const moving = useViewTransitionState(address);
  return (
    <li className={css.item} data-fading={fading || undefined} data-moving={moving || undefined}>
      <div className={css.desk}>
        <Paper cv={cv} eager={eager} />
      </div>
      <div className={css.words}>
        <h3 className={css.name}>
          <Link to={address} className={css.link} title={cv.name} viewTransition>
            {cv.name}
          </Link>
        </h3>
        <CvFacts cv={cv} now={now} />
      </div>
      <div className={css.menu}>
        <CvMenu cv={cv} actions={actions} />
      </div>
      <div className={css.asks}>
        <AskForCheck cv={cv} ref={checkRef} className={css.ask} />
        <AskForReview cv={cv} ref={reviewRef} className={css.ask} />
      </div>
    </li>
  );
}

/** What kind of CV it is, how old, and what an ATS made of it. */
export function CvFacts({ cv, now }: { cv: CvSummary; now: Date }) {
  return (
    <p className={css.facts}>
      {cv.uploaded ? (
        <Badge icon={<IconFileTypePdf size={14} aria-hidden />}>PDF</Badge>
      ) : (
        cv.toReview && <Badge tone="warning">Perlu dicek</Badge>
      )}
      <span className={css.age}>{formatAge(cv.updatedAt, now)}</span>
      {cv.score !== null && (
        <span className={css.score}>
          ATS <strong>{cv.score}</strong>
        </span>
      )}
    </p>
  );
}

interface AskProps {
  cv: CvSummary;
  className: string | undefined;
  ref?: Ref<HTMLAnchorElement>;
}

const checkPath = ({ id }: CvSummary) => `/app/cv/dashboard?tab=ats&cv=${id}`;
const reviewPath = ({ id }: CvSummary) => `/app/cv/review?cv=${id}`;

export function AskForCheck({ cv, className, ref }: AskProps) {
  return (
    <Link ref={ref} to={checkPath(cv)} className={className} aria-label={`Ask for ATS Check: ${cv.name}`}>
      <IconScan size={18} aria-hidden />
      Ask for ATS Check
    </Link>
  );
}

export function AskForReview({ cv, className, ref }: AskProps) {
  return (
    <Link ref={ref} to={reviewPath(cv)} className={className} aria-label={`Ask for CV Review: ${cv.name}`}>
      <IconMessageCheck size={18} aria-hidden />
      Ask for CV Review
    </Link>
  );
}
