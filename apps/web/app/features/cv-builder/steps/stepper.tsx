import { Link } from 'react-router';
import { cx } from '~/ui/cx.ts';
import { builderUrl, LAST_STEP, stepCount, steps } from './steps.ts';
import css from './stepper.module.css';

/** The steps; each is a link, so that any of them can be gone to. */
export function Stepper({ cvId, step }: { cvId: string; step: number }) {
  return (
    <nav aria-label="Langkah" className={css.stepper}>
      <ol className={css.list}>
        {steps.map(({ id, name }, index) => (
          <li key={id} className={cx(css.item, index > LAST_STEP && css.beside)}>
            <Link
              to={builderUrl(cvId, index)}
              className={css.step}
              aria-current={index === step ? 'step' : undefined}
              data-done={index < step || undefined}
              replace
            >
              <span className={cx(css.bar, 'drawn')} aria-hidden />
              <span className={css.name}>
                <span className="visually-hidden">{stepCount(index)}: </span>
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
