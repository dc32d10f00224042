import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useSnackbar } from '../snackbar.tsx';
import { TAKEN_EVENT, UNSENT_EVENT, type Unsent } from './unsent-event.ts';

/** Says why a form is still on the page, and marks the page of somebody who is signed in. */
export function UnsentNotice({ signedIn }: { signedIn: boolean }) {
  const { show } = useSnackbar();
  const { pathname } = useLocation();
  /** The way to sign in stays for as long as the form that needs it. */
  const wayIn = useRef<AbortController>(null);
  const saidAt = useRef('');
  useEffect(() => {
    const leave = () => wayIn.current?.abort();
    const say = (event: Event) => {
      const { text, login, until } = (event as CustomEvent<Unsent>).detail;
      if (login === undefined) return show({ text, tone: 'error', ...(until && { until }) });
      leave();
      wayIn.current = new AbortController();
      saidAt.current = window.location.pathname;
      // In a tab of its own: this one has what was typed.
      const action = { label: 'Masuk', onClick: () => void window.open(login) };
      show({ text, tone: 'error', action, until: wayIn.current.signal });
    };
    window.addEventListener(UNSENT_EVENT, say);
    window.addEventListener(TAKEN_EVENT, leave);
    return () => {
      window.removeEventListener(UNSENT_EVENT, say);
      window.removeEventListener(TAKEN_EVENT, leave);
    };
  }, [show]);
  useEffect(() => {
    if (saidAt.current !== pathname) wayIn.current?.abort();
  }, [pathname]);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (signedIn) dataset['signedIn'] = '';
    else delete dataset['signedIn'];
  }, [signedIn]);
  return null;
}
