import { DRAFT_MARK, tryUnsavedWork } from './unsaved-work.ts';

/** Once the page has all it needs. */
const AFTER_MS = 1_000;

/** What pages before this one could not send goes out now; where they left nothing, nothing is loaded. @returns calls it off */
export function sendLeftWork(): () => void {
  const timer = setTimeout(() => {
    if (isMarked()) tryUnsavedWork((work) => work.sendLeft());
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

function isMarked(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(DRAFT_MARK));
  } catch {
    return false;
  }
}
