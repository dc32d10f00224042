import type { Language } from '@setapak/resume';
import type { JudgedPoint } from './bullet-verdicts.ts';
import { verdictReasons, verdictWords } from './verdict-words.ts';
import css from './bullet-verdicts.module.css';

interface BulletVerdictsProps {
  id: string;
  points: JudgedPoint[];
  language: Language;
  on: boolean;
  onSwitch: (on: boolean) => void;
}

/** How many points are strong, fair and weak, and folded away why, with a frame to fill in. */
export function BulletVerdicts({ id, points, language, on, onSwitch }: BulletVerdictsProps) {
  const toMend = points.filter(({ verdict }) => verdict !== 'strong');
  const count = (verdict: JudgedPoint['verdict']) => points.filter((each) => each.verdict === verdict).length;
  return (
    <div className={css.verdicts}>
      <label className={css.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          onChange={({ currentTarget }) => onSwitch(currentTarget.checked)}
        />
        Nilai tiap poin
      </label>
      {on && points.length > 0 && (
        <p id={id} className={css.counts}>
          <span className="visually-hidden">Penilaian poin: </span>
          {(['strong', 'fair', 'weak'] as const)
            .filter((verdict) => count(verdict) > 0)
            .map((verdict) => (
              <span key={verdict} className={css.count} data-verdict={verdict}>
                {count(verdict)} {verdictWords[verdict]}
                <span className="visually-hidden">. </span>
              </span>
            ))}
        </p>
      )}
      {on && toMend.length > 0 && (
        <details className={css.reasons}>
          <summary className={css.summary}>Kenapa, dan cara menguatkannya</summary>
          <ul className={css.list}>
            {toMend.map(({ text, verdict, reason, sharper }, index) => (
              <li key={`${index} ${text}`} className={css.point}>
                <p className={css.about}>
                  <span className={css.count} data-verdict={verdict}>
                    {verdictWords[verdict]}
                  </span>{' '}
                  <span lang={language}>{text}</span>
                </p>
                {reason && <p>{verdictReasons[reason]}</p>}
                {sharper && (
                  <p className={css.sharper} lang={language}>
                    {sharper}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
