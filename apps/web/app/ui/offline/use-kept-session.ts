import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { unsavedWork } from '../layouts/unsaved-work.ts';
import { keptFor } from './kept-mark.ts';

interface RootData {
  user: unknown;
  isShell: boolean;
}

/**
 * A page that was opened without a network learns who is signed in once it is back. Where nobody is, the copies of what the
 * server has go from this device; drafts stay, for whoever wrote them to sign in again.
 */
export function useKeptSession(root: RootData | undefined): void {
  const { revalidate } = useRevalidator();
  const isShell = root?.isShell ?? false;
  useEffect(() => {
    if (!isShell) return undefined;
    const learn = () => void revalidate();
    window.addEventListener('online', learn);
    return () => window.removeEventListener('online', learn);
  }, [isShell, revalidate]);

  const isSignedOut = root !== undefined && !root.isShell && root.user === null;
  useEffect(() => {
    if (isSignedOut && keptFor() !== null) void unsavedWork().then((work) => work.forgetSaved());
  }, [isSignedOut]);
}
