import { useLocation, useNavigation } from 'react-router';
import { Skeleton } from '../skeleton.tsx';
import css from './pending-page.module.css';
import { pendingShape, type PendingShape } from './pending-shape.ts';

/**
 * While the next page of the product takes longer than a blink, its shape stands where it will be; the bar stays. It shows after 300 ms by
 * its style sheet, and is decoration: the line above the page and the announcement of the new one are there for everybody.
 */
export function PendingPage() {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const shape = state === 'loading' && location ? pendingShape(pathname, location.pathname) : null;
  if (!shape) return null;
  return (
    <div className={css.cover} aria-hidden>
      <div className={css.page} data-shape={shape}>
        {shapes[shape]()}
      </div>
    </div>
  );
}

const shapes: Record<PendingShape, () => React.ReactNode> = {
  cards: Cards,
  profile: Profile,
  list: List,
  form: Form,
};

function Cards() {
  return (
    <>
      <Skeleton height={48} radius={12} />
      <div className={css.grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <div key={index} className={css.card}>
            <Skeleton width={72} height={72} radius={20} />
            <Skeleton lines={3} />
          </div>
        ))}
      </div>
    </>
  );
}

function Profile() {
  return (
    <>
      <div className={css.card}>
        <Skeleton width={112} height={112} radius={32} />
        <Skeleton lines={3} height={20} />
      </div>
      <Skeleton height={40} width="240px" />
      <Skeleton lines={4} />
      <Skeleton lines={3} />
    </>
  );
}

function List() {
  return (
    <>
      <Skeleton height={40} width="280px" />
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={css.card}>
          <Skeleton width={56} height={56} radius={12} />
          <Skeleton lines={2} />
        </div>
      ))}
    </>
  );
}

function Form() {
  return (
    <>
      <Skeleton height={36} width="62%" />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={52} radius={12} />
      ))}
    </>
  );
}
