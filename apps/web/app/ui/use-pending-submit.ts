import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';

/**
 * Marks the button of a form that is on its way (`data-pending`), and keeps it from being sent a second time. For all forms at once;
 * what a script sends by itself has buttons that say `loading`.
 */
export function usePendingSubmit(): void {
  const pressed = useRef<HTMLElement>(null);
  const pending = useRef<HTMLElement>(null);
  const sends = useNavigation().formMethod === 'POST';

  useEffect(() => {
    const remember = (event: SubmitEvent) => {
      if (pending.current && event.submitter === pending.current) event.preventDefault();
      else pressed.current = event.submitter;
    };
    // Before React hears of it.
    window.addEventListener('submit', remember, true);
    return () => window.removeEventListener('submit', remember, true);
  }, []);

  useEffect(() => {
    const button = pressed.current;
    if (!sends || !button) return undefined;
    pending.current = button;
    button.dataset['pending'] = '';
    return () => {
      pending.current = null;
      pressed.current = null;
      delete button.dataset['pending'];
    };
  }, [sends]);
}
