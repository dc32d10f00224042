import { useEffect } from 'react';

/** Tells CSS how wide the page's scrollbar is, so that nothing moves when a dialog takes it away. */
export function useScrollbarWidth(): void {
  useEffect(() => {
    const page = document.documentElement;
    const measure = () => {
      if (getComputedStyle(page).overflowY === 'hidden') return;
      page.style.setProperty('--scrollbar', `${innerWidth - page.clientWidth}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
}
