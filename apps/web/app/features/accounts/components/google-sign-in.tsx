import { useEffect, useState } from 'react';
import { buttonClass } from '~/ui/button-look.ts';
import css from './google-sign-in.module.css';
import { LoadingScreen } from './loading-screen.tsx';

/** The way by Google: a plain link, since the browser leaves for Google's pages and comes back by ours. */
export function GoogleSignIn() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Going back by the browser's button shows the page as it was left.
    const back = () => setLeaving(false);
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  return (
    <>
      <p className={css.or}>
        <span>atau</span>
      </p>
      <a
        href="/auth/google"
        className={buttonClass({ variant: 'secondary', size: 'lg', full: true })}
        onClick={(event) => setLeaving(!event.ctrlKey && !event.metaKey && !event.shiftKey)}
      >
        <span className={css.content}>
          <GoogleLogo />
          Lanjutkan dengan Google
        </span>
      </a>
      {leaving && <LoadingScreen />}
    </>
  );
}

function GoogleLogo() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden>
      <path
        fill="#4285F4"
        d="M47 24.5c0-1.6-.1-3.2-.4-4.7H24v9h12.9a11 11 0 0 1-4.8 7.2v6h7.7c4.5-4.2 7.2-10.3 7.2-17.5Z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.4-4.9 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9H2.5v6.2A24 24 0 0 0 24 48Z"
      />
      <path fill="#FBBC05" d="M10.5 28.6a14.4 14.4 0 0 1 0-9.2v-6.2h-8a24 24 0 0 0 0 21.6l8-6.2Z" />
      <path
        fill="#EA4335"
        d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9A24 24 0 0 0 2.5 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5Z"
      />
    </svg>
  );
}
