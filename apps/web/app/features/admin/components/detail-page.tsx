import type { ReactNode } from 'react';
import { LinkButton } from '~/ui/link-button.tsx';
import type { Outcome } from './action-form.tsx';
import { OutcomeBanner } from './outcome-banner.tsx';
import css from './detail-page.module.css';

interface DetailPageProps {
  title: string;
  badges: ReactNode;
  /** What names it beside its title: an id, an address. */
  about: ReactNode;
  outcome: Outcome;
  notice?: ReactNode;
  main: ReactNode;
  side: ReactNode;
  /** What may be long: under `main`, and on a phone after what can be done. */
  history?: ReactNode;
  /** The list that it stands in. */
  back: string;
}

/** One thing of the back office in whole: its head, what came of an action, and two columns. */
export function DetailPage({
  title,
  badges,
  about,
  outcome,
  notice,
  main,
  side,
  history,
  back,
}: DetailPageProps) {
  return (
    <>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {badges}
      </header>
      <p className={css.about}>{about}</p>
      <div className={css.said}>
        {outcome && !('errors' in outcome) && <OutcomeBanner outcome={outcome} />}
        {notice}
      </div>
      <div className={css.columns} data-history={history ? '' : undefined}>
        {main}
        <div className={css.side}>{side}</div>
        {history}
      </div>
      <LinkButton to={back} variant="secondary">
        Kembali
      </LinkButton>
    </>
  );
}

interface Fact {
  label: string;
  value: ReactNode;
  /** Long text, over the whole width. */
  wide?: boolean;
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
