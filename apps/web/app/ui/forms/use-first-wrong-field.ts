import { useEffect } from 'react';

/** Rules may have to be loaded before they can be looked at. */
const WAIT_MS = 2_000;
const WRONG = '[aria-invalid="true"]';

/**
 * A form that finds a fault by itself puts the focus on the first wrong field, which makes a screen reader say its error: also
 * where the field lies outside of what a small screen shows. Anyone who has gone elsewhere meanwhile is left alone. Forms with an
 * action do it once more with the server's answer (`useFormErrors`).
 */
export function useFirstWrongField(): void {
  useEffect(() => {
    const watch = ({ target }: SubmitEvent) => {
      const form = target as HTMLFormElement;
      const focused = document.activeElement;
      const look = () => {
        const first = form.querySelector<HTMLElement>(WRONG);
        if (!first) return;
        stop();
        if (document.activeElement === focused || document.activeElement === document.body) first.focus();
      };
      const changes = new MutationObserver(look);
      const timer = setTimeout(() => stop(), WAIT_MS);
      const stop = () => {
        changes.disconnect();
        clearTimeout(timer);
      };
      changes.observe(form, { subtree: true, attributeFilter: ['aria-invalid'] });
      look();
    };
    document.addEventListener('submit', watch);
    return () => document.removeEventListener('submit', watch);
  }, []);
}
