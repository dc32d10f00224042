import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Unfolds the question that the address names: the router's own navigation does not do what the browser's does. */
export function useOpenedByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = document.getElementById(decodeURIComponent(hash.slice(1)));
    const details = answer?.closest('details');
    if (!answer || !details) return;
    details.open = true;
    details.scrollIntoView({ block: 'start' });
  }, [hash]);
}
