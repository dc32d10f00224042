import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does by itself when a page is loaded, and not when a script shows another one: the focus goes to the new page,
 * and its title is said. A page that takes the focus itself, as a form with a refusal does, keeps it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // After the page's own effects.
    const frame = requestAnimationFrame(() => {
      setTitle(document.title);
      const inPage = document.activeElement?.closest('main, dialog, [popover]');
      if (!inPage) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
  return (
    <p role="status" className="visually-hidden">
      {title}
    </p>
  );
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
