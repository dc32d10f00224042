import { IconCalendarEvent, IconClock } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Badge } from '~/ui/badge.tsx';
import { formatDate, formatDateTime } from '~/ui/format/dates.ts';
import type { BoardCard } from '../load-board.server.ts';
import { outcomeNames, pathOfApplication, standingOf, type NextStep } from '../model.ts';
import css from './card-face.module.css';

/** Breaks behind it, never before. */
export const MIDDLE_DOT = '\u00A0· ';

const outcomeTones = { accepted: 'success', rejected: 'neutral', withdrawn: 'neutral' } as const;

interface CardFaceProps {
  card: BoardCard;
  /** Where nothing beside it says how it ended. */
  withOutcome?: boolean;
}

/** What a card says: the job, and what comes next. */
export function CardFace({ card, withOutcome = false }: CardFaceProps) {
  const { id, at, title, company, place, nextStep, score, change, matchedAge } = card;
  const outcome = withOutcome ? standingOf(at).outcome : null;
  return (
    <div className={css.face}>
      <Link to={pathOfApplication(id)} className={css.title}>
        {title}
      </Link>
      {(company || place) && <p className={css.where}>{[company, place].filter(Boolean).join(MIDDLE_DOT)}</p>}
      {nextStep && <NextStepLine step={nextStep} />}
      {(score !== null || outcome) && (
        <p className={css.badges}>
          {outcome && <Badge tone={outcomeTones[outcome]}>{outcomeNames[outcome]}</Badge>}
          {score !== null && (
            <Badge tone="info">{change === null ? `Cocok ${score}%` : `Cocok ${score}% (${change})`}</Badge>
          )}
          {score !== null && matchedAge && <span className={css.age}>Dicocokkan {matchedAge}</span>}
        </p>
      )}
    </div>
  );
}

export function NextStepLine({ step }: { step: NextStep }) {
  const { kind, at, text, isOverdue } = step;
  const when = at instanceof Date ? formatDateTime(at) : formatDate(at);
  return (
    <p className={css.step} data-overdue={isOverdue || undefined}>
      {kind === 'event' ? <IconCalendarEvent size={16} aria-hidden /> : <IconClock size={16} aria-hidden />}
      <span>
        {text}
        {kind === 'follow_up' ? ' mulai ' : ', '}
        {when.split(', ').map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ', '}
            <span className="unbroken">{part}</span>
          </Fragment>
        ))}
        {isOverdue && kind !== 'follow_up' && ' (sudah lewat)'}
      </span>
    </p>
  );
}
