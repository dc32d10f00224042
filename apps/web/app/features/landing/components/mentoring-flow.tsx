import { mentoringHome } from '~/content/mentoring-home.ts';
import pick from '../art/flow-1.svg?no-inline';
import duration from '../art/flow-2.svg?no-inline';
import notes from '../art/flow-3.svg?no-inline';
import pay from '../art/flow-4.svg?no-inline';
import talk from '../art/flow-5.svg?no-inline';
import rate from '../art/flow-6.svg?no-inline';
import css from './mentoring-flow.module.css';
import home from './mentoring-home.module.css';

const art = [pick, duration, notes, pay, talk, rate];

export function MentoringFlow() {
  const { title, steps } = mentoringHome.flow;
  return (
    <section aria-labelledby="flow-title">
      <h2 id="flow-title" className={home.title}>
        {title}
      </h2>
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title} className={css.step}>
            <img src={art[index]} alt="" width={240} height={160} loading="lazy" className={css.art} />
            <h3 className={css.name}>
              <span className={css.number}>{index + 1}</span>
              {step.title}
            </h3>
            <p className={css.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
