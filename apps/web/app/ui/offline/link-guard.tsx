import { useEffect } from 'react';
import { useSnackbar } from '../snackbar.tsx';
import { STAYS } from '../http/unsent-event.ts';
import { opensOffline } from './opens-offline.ts';

/** Without a network a link that leads away keeps the page, and says why. */
export function LinkGuard() {
  const { show } = useSnackbar();
  useEffect(() => {
    const guard = (event: MouseEvent) => {
      if (navigator.onLine || event.defaultPrevented || !leadsAway(event)) return;
      event.preventDefault();
      show({ text: STAYS, tone: 'error' });
    };
    // Before React hears of the click: a link of the router lets alone what was prevented.
    window.addEventListener('click', guard, { capture: true });
    return () => window.removeEventListener('click', guard, { capture: true });
  }, [show]);
  return null;
}

function leadsAway({ target }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target === '_blank' || !/^https?:$/.test(link.protocol)) return false;
  const isOwn = link.origin === window.location.origin;
  return !isOwn || (link.pathname !== window.location.pathname && !opensOffline(link.pathname));
}
