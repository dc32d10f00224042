import type { Checkup } from '@setapak/ats';
import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import { cx } from '~/ui/cx.ts';
import { pointsText, stages, verdictOf } from '../report/verdicts.ts';
import css from './score-card.module.css';

interface ScoreCardProps {
  checkup: Checkup;
  /** Points since the check before; null where there is nothing to compare. */
  delta: number | null;
}

/** How well a machine reads the CV, and which parts bring the points. */
export function ScoreCard({ checkup, delta }: ScoreCardProps) {
  const { score, groups, findings, stage } = checkup;
  const verdict = verdictOf(score);
  const gain = Math.min(
    100 - score,
    findings.reduce((sum, finding) => sum + finding.gain, 0),
  );
  const counted = groups.filter((group) => group.points > 0);
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
            <span>
              {findings.length === 0
                ? 'Tidak ada yang perlu diperbaiki'
                : `${findings.length} perbaikan, sampai +${pointsText(gain)} poin`}
            </span>
            {stages[stage] && <span>Dinilai sebagai {stages[stage]}</span>}
          </p>
        </div>
      </div>
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
                className={cx(css.bar, earned < points * 0.6 && css.low)}
                style={{ width: `${(100 * earned) / points}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </section>
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
