import { useNavigation } from 'react-router';
import css from './route-progress.module.css';

/** A thin line at the top while the next page is on its way. */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle';
  return <div className={css.line} data-busy={busy || undefined} aria-hidden />;
}
