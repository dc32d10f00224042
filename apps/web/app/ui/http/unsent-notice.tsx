import { useEffect } from 'react';
import { useSnackbar } from '../snackbar.tsx';
import { UNSENT_EVENT } from './unsent-event.ts';

/** Says why a form is still on the page, and marks the page of somebody who is signed in. */
export function UnsentNotice({ signedIn }: { signedIn: boolean }) {
  const { show } = useSnackbar();
  useEffect(() => {
    const say = (event: Event) => show({ text: (event as CustomEvent<string>).detail, tone: 'error' });
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
