import type { RefObject } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { Paper, pathOfCv } from '~/features/cv-library/public.ts';
import type { CvSummary } from '~/features/cv-library/public.server.ts';
import { buttonClass } from '~/ui/button-look.ts';
import { AskForCheck, AskForReview, CvFacts } from './cv-item.tsx';
import { CvMenu, type CvMenuActions } from './cv-menu.tsx';
import css from './next-step.module.css';

interface NextStepProps {
  cv: CvSummary;
  now: Date;
  actions: CvMenuActions;
  /** Leaves in a moment. */
  fading: boolean;
  /** Its two buttons, which tips point at. */
  checkRef: RefObject<HTMLAnchorElement | null>;
  reviewRef: RefObject<HTMLAnchorElement | null>;
}

/** A CV that is the only one: what to do with it now stands beside it. */
export function NextStep({ cv, now, actions, fading, checkRef, reviewRef }: NextStepProps) {
  const checked = cv.score !== null;
  const address = pathOfCv(cv);
  const moving = useViewTransitionState(address);
  const [next, other] = [
    buttonClass({ variant: 'accent' }, css.ask),
    buttonClass({ variant: 'secondary' }, css.quiet),
  ];
  return (
    <ul className={css.only} aria-label="My CV">
      <li className={css.card} data-fading={fading || undefined} data-moving={moving || undefined}>
        <div className={css.desk}>
          <Link to={address} tabIndex={-1} aria-hidden viewTransition>
            <Paper cv={cv} eager="first" />
          </Link>
        </div>
        <div className={css.side}>
          <div className={css.head}>
            <div className={css.words}>
              <h3 className={css.name}>
                <Link to={address} viewTransition>
                  {cv.name}
                </Link>
              </h3>
              <CvFacts cv={cv} now={now} />
            </div>
            <div className={css.menu}>
              <CvMenu cv={cv} actions={actions} />
            </div>
          </div>
          <div className={css.step}>
            <p className={css.label}>Langkah berikutnya</p>
            <p className={css.text}>
              {checked
                ? 'ATS sudah membacanya. Sekarang minta masukan dari reviewer yang tahu apa yang dicari rekruter.'
                : 'Lihat dulu apa yang dibaca ATS dari CV ini, sebelum rekruter yang melihatnya.'}
            </p>
            <div className={css.asks}>
              <AskForCheck cv={cv} ref={checkRef} className={checked ? other : next} />
              <AskForReview cv={cv} ref={reviewRef} className={checked ? next : other} />
            </div>
          </div>
        </div>
      </li>
    </ul>
  );
}
