import { useRef, useState } from 'react';
import { SESSION_NOTES } from '~/features/checkout/public.ts';

interface Answers {
  notes: string;
  /** The mentor keeps a calendar, and nothing of it was chosen. */
  isTimeMissing: boolean;
}

/** What a booking still lacks, said beside it once somebody wants to pay; the focus goes to the first of it. */
export function useMissingAnswers({ notes, isTimeMissing }: Answers) {
  const notesField = useRef<HTMLTextAreaElement>(null);
  const timeSection = useRef<HTMLDivElement>(null);
  const [tooShort, setTooShort] = useState(false);
  const [timeMissing, setTimeMissing] = useState(false);

  /** @returns whether nothing is missing */
  function check(): boolean {
    const isShort = notes.trim().length <= SESSION_NOTES;
    setTooShort(isShort);
    setTimeMissing(isTimeMissing);
    if (isTimeMissing) timeSection.current?.focus();
    else if (isShort) notesField.current?.focus();
    return !isTimeMissing && !isShort;
  }

  return {
    check,
    notesField,
    timeSection,
    tooShort,
    timeMissing,
    forgetNotes: () => setTooShort(false),
    forgetTime: () => setTimeMissing(false),
  };
}
