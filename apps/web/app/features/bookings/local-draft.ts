import { BOOKING_KEYS, BOOKING_OWNER } from '~/ui/forms/kept-forms.ts';
import { sessionHours, type SessionHours } from '~/features/checkout/public.ts';

/**
 * The booking that somebody is making, kept in this browser as it is typed: the product document's `book_mentor_id` and
 * `notesValue`, and beside them what else was chosen for that mentor. What a visitor began goes on after a sign-in; what somebody wrote
 * who was signed in is theirs alone (`forgetFormsOfOthers`).
 */
const MENTOR = 'book_mentor_id';
const NOTES = 'notesValue';
const CHOICES = 'book_choices';

interface Choices {
  hours: SessionHours;
  /** What the page's address said when `hours` was chosen; an address that says something else has the word. */
  linkedHours: SessionHours | null;
  promo: string;
  cvId: string;
  jobId: string;
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // A browser that keeps nothing still books.
  }
}

/** Somebody else wrote it, whose session ended here. */
const isOfOther = (owner: string): boolean => ![null, owner].includes(read(BOOKING_OWNER));

export const readMentorId = (): string | null => read(MENTOR);
export const readNotes = (owner: string): string => (isOfOther(owner) ? '' : (read(NOTES) ?? ''));
export function keepNotes(notes: string, owner: string): void {
  write(NOTES, notes);
  write(BOOKING_OWNER, owner || null);
}

/** What was chosen for this mentor; nothing where another one was chosen last. */
export function readChoices(mentorId: string, owner: string): Partial<Choices> {
  if (readMentorId() !== mentorId || isOfOther(owner)) return {};
  try {
    const { hours, linkedHours, promo, cvId, jobId } = JSON.parse(read(CHOICES) ?? '{}') as Partial<Choices>;
    return {
      ...(sessionHours.some((known) => known === hours) && { hours, linkedHours }),
      ...(typeof promo === 'string' && { promo }),
      ...(typeof cvId === 'string' && { cvId }),
      ...(typeof jobId === 'string' && { jobId }),
    };
  } catch {
    return {};
  }
}

export function keepChoices(mentorId: string, choices: Choices, owner: string): void {
  write(BOOKING_OWNER, owner || null);
  write(MENTOR, mentorId);
  write(CHOICES, JSON.stringify(choices));
}

/** After the booking was paid: the next one begins anew. */
export function forgetDraft(): void {
  for (const name of BOOKING_KEYS) write(name, null);
}
