import { useEffect } from 'react';
import { useSnackbar } from '../snackbar.tsx';
import { UNSENT_EVENT, type Unsent } from './unsent-event.ts';

/** Says why a form is still on the page, and marks the page of somebody who is signed in. */
export function UnsentNotice({ signedIn }: { signedIn: boolean }) {
  const { show } = useSnackbar();
  useEffect(() => {
    const say = (event: Event) => {
      const { text, login } = (event as CustomEvent<Unsent>).detail;
      // In a tab of its own: this one has what was typed.
      const action = login !== undefined && { label: 'Masuk', onClick: () => void window.open(login) };
      show({ text, tone: 'error', ...(action && { action }) });
    };
    window.addEventListener(UNSENT_EVENT, say);
    return () => window.removeEventListener(UNSENT_EVENT, say);
  }, [show]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (signedIn) dataset['signedIn'] = '';
    else delete dataset['signedIn'];
  }, [signedIn]);
  return null;
}
