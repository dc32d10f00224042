import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * What a browser does by itself when a page is loaded, and not when a script shows another one: the focus goes to the new page,
 * and its title is said. A page that takes the focus itself, as a form with a refusal does, keeps it. So does a list that is searched
 * or turned to its next page, unless what was pressed is gone with the page before.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const shown = useRef({ pathname, search });
  const [title, setTitle] = useState('');
  useEffect(() => {
    const isNew = shown.current.pathname !== pathname;
    if (!isNew && shown.current.search === search) return undefined;
    shown.current = { pathname, search };
    // After the page's own effects.
    const frame = requestAnimationFrame(() => {
      if (isNew) setTitle(document.title);
      const inPage = document.activeElement?.closest('main, dialog, [popover]');
      if (!inPage) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
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
