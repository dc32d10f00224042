import type { Checkup } from '@setapak/ats';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { cx } from '~/ui/cx.ts';
import {
  earlierText,
  figuresOf,
  heldText,
  isEarlier,
  pointsText,
  stages,
  verdictOf,
  type FigureText,
} from '../report/verdicts.ts';
import css from './score-card.module.css';

interface ScoreCardProps {
  checkup: Checkup;
  rulesVersion: string;
  /** Points since the check before; null where there is nothing to compare. */
  delta: number | null;
}

/** Whether the CV would be read, whether it would convince, and what both make together. */
export function ScoreCard({ checkup, rulesVersion, delta }: ScoreCardProps) {
  const earlier = earlierText(checkup, rulesVersion);
  const { score, stage } = checkup;
  const verdict = verdictOf(score);
  const held = heldText(checkup);
  const unjudged = checkup.unjudged ?? [];
  return (
    <section className={cx(css.card, css[verdict.tone])} aria-labelledby="ats-score">
      <div className={css.score}>
        <ScoreRing score={score} label="Skor ATS" />
        <div>
          <h3 id="ats-score" className={css.verdict}>
            {verdict.title}
          </h3>
          <p className={css.text}>{verdict.text}</p>
          <p className={css.facts}>
            {delta !== null && delta !== 0 && (
              <span className={cx(css.delta, delta > 0 ? css.up : css.down)}>
                {delta > 0 ? (
                  <IconTrendingUp size={16} aria-hidden />
                ) : (
                  <IconTrendingDown size={16} aria-hidden />
                )}
                {delta > 0 ? 'Naik' : 'Turun'} {Math.abs(delta)} poin
              </span>
            )}
            {stages[stage] && <span>Dinilai sebagai {stages[stage]}</span>}
          </p>
        </div>
      </div>
      {earlier && <p className={css.note}>{earlier}</p>}
      {!isEarlier(checkup) && (
        <dl className={css.figures}>
          {figuresOf(checkup).map((figure) => (
            <Figure key={figure.id} figure={figure} />
          ))}
        </dl>
      )}
      {held && <p className={css.note}>{held}</p>}
      {unjudged.length > 0 && (
        <p className={css.note}>Belum dinilai: {[...new Set(unjudged.map(({ text }) => text))].join(' ')}</p>
      )}
      <Details checkup={checkup} />
    </section>
  );
}

function Figure({ figure: { label, value, text } }: { figure: FigureText }) {
  return (
    <div className={css.figure}>
      <dt>{label}</dt>
      <dd className={css.figureValue}>
        {value ?? '–'}
        <small>/100</small>
      </dd>
      <dd className={css.track} aria-hidden>
        <span
          className={cx(css.bar, 'drawn', (value ?? 0) < 60 && css.low)}
          style={{ width: `${value ?? 0}%` }}
        />
      </dd>
      <dd className={css.figureText}>{text}</dd>
    </div>
  );
}

/** Where the points of both figures come from, folded. */
function Details({ checkup }: { checkup: Checkup }) {
  const counted = checkup.groups.filter((group) => group.points > 0);
  return (
    <details className={css.details}>
      <summary>Rincian skor</summary>
      <ul className={css.groups}>
        {counted.map(({ id, label, earned, points }) => (
          <li key={id} className={css.group}>
            <span>{label}</span>
            <span className={css.points}>
              {pointsText(earned)}
              <span>/{pointsText(points)}</span>
            </span>
            <span className={css.track} aria-hidden>
              <span
                className={cx(css.bar, 'drawn', earned < points * 0.6 && css.low)}
                style={{ width: `${(100 * earned) / points}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={css.method}>
        <Link to="/metode-ats">Cara kami menilai</Link>
      </p>
    </details>
  );
}

const RADIUS = 52;
const AROUND = 2 * Math.PI * RADIUS;

/** A score out of 100 as a ring that is filled so far. */
export function ScoreRing({
  score,
  label,
  small = false,
}: {
  score: number;
  label: string;
  small?: boolean;
}) {
  return (
    <div className={cx(css.ring, small && css.small)} role="img" aria-label={`${label} ${score} dari 100`}>
      <svg viewBox="0 0 120 120" aria-hidden>
        <circle cx="60" cy="60" r={RADIUS} className={css.ground} />
        <circle
          cx="60"
          cy="60"
          r={RADIUS}
          className={css.filled}
          strokeDasharray={`${(AROUND * score) / 100} ${AROUND}`}
        />
      </svg>
      <span className={css.number} aria-hidden>
        {score}
        <small>/100</small>
      </span>
    </div>
  );
}
