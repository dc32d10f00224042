import { useNavigation } from 'react-router';
import css from './route-progress.module.css';
import { usePendingSubmit } from './use-pending-submit.ts';

/** A thin line at the top while the next page is on its way, and the button that was pressed for it. */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle';
  usePendingSubmit();
  return <div className={css.line} data-busy={busy || undefined} aria-hidden />;
}
