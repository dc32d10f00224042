import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionHours } from '~/features/checkout/public.ts';
import { forgetFormsOfOthers } from '~/ui/forms/kept-forms.ts';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import { keepChoices, keepNotes, readChoices, readNotes } from '../local-draft.ts';

interface UseBookingDraft {
  mentorId: string;
  /** What the server knows: of the page's address, or of a form that was sent without script. */
  hours: SessionHours | null;
  notes: string | undefined;
  cvId: string | undefined;
  jobId: string | undefined;
  /** The code that it applied already. */
  promo: string | undefined;
  /** CVs that can go with it; and jobs; one that was deleted since is forgotten. */
  cvIds: readonly string[];
  jobIds: readonly string[];
}

interface BookingDraft {
  hours: SessionHours;
  notes: string;
  cvId: string;
  jobId: string;
}

/** What is being written, kept across reloads and a sign-in as it is typed. @returns also the code that was applied last */
export function useBookingDraft({ mentorId, cvIds, jobIds, ...given }: UseBookingDraft) {
  const [draft, setDraft] = useState<BookingDraft>({
    hours: given.hours ?? 1,
    notes: given.notes ?? '',
    cvId: given.cvId ?? '',
    jobId: given.jobId ?? '',
  });
  const [promo, setPromo] = useState<string | null>(null);

  const owner = useViewer()?.id ?? '';
  const keep = ({ hours, cvId, jobId }: BookingDraft, applied: string) =>
    keepChoices(mentorId, { hours, linkedHours: given.hours, cvId, jobId, promo: applied }, owner);
  const restore = useEffectEvent(() => {
    forgetFormsOfOthers(owner);
    const kept = readChoices(mentorId, owner);
    const cvId = kept.cvId && cvIds.includes(kept.cvId) ? kept.cvId : '';
    const jobId = kept.jobId && jobIds.includes(kept.jobId) ? kept.jobId : '';
    const isNewLink = given.hours !== null && given.hours !== kept.linkedHours;
    const restored = {
      hours: isNewLink ? draft.hours : (kept.hours ?? draft.hours),
      notes: draft.notes || readNotes(owner),
      cvId: draft.cvId || cvId,
      jobId: draft.jobId || jobId,
    };
    setDraft(restored);
    setPromo(kept.promo ?? '');
    keep(restored, given.promo ?? kept.promo ?? '');
  });
  // What this browser keeps is unknown to the server, so it comes in after the first drawing.
  useEffect(() => {
    const timer = setTimeout(() => restore());
    return () => clearTimeout(timer);
  }, []);

  const change = (changes: Partial<BookingDraft>, applied: string) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    if (changes.notes !== undefined) keepNotes(changes.notes, owner);
    keep(next, applied);
  };
  return { draft, change, restoredPromo: promo };
}
