import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { forgetFormsOfOthers } from '../forms/kept-forms.ts';
import { tryUnsavedWork } from '../layouts/unsaved-work.ts';
import { keptFor } from './kept-mark.ts';
import { serverAnswers } from './server-answers.ts';

const LOOK_MS = 3_000;

interface RootData {
  user: { id: string } | null;
  isShell: boolean;
}

/**
 * A page that was opened without a network learns who is signed in once it is back. Where nobody is, the copies of what the
 * server has go from this device; drafts stay, for their writer to sign in again.
 */
export function useKeptSession(root: RootData | undefined): void {
  const { revalidate } = useRevalidator();
  const isShell = root?.isShell ?? false;
  useEffect(() => {
    if (!isShell) return undefined;
    // A browser that says it is online may have no way to the server yet, and says nothing where the server itself had been away.
    const look = async () => {
      if (navigator.onLine && (await serverAnswers())) await revalidate();
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    const lookNow = () => void look();
    window.addEventListener('online', lookNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', lookNow);
    };
  }, [isShell, revalidate]);

  const owner = root?.user?.id;
  useEffect(() => {
    if (owner !== undefined) forgetFormsOfOthers(owner);
  }, [owner]);

  const isSignedOut = root !== undefined && !root.isShell && root.user === null;
  useEffect(() => {
    if (isSignedOut && keptFor() !== null) tryUnsavedWork((work) => work.forgetSaved());
  }, [isSignedOut]);
}
