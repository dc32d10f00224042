/** Begins the keys of forms that are being filled in; behind it the account and the form. */
export const KEPT_FORMS = 'setapak-form:';
/** Characters. Storage holds five million for the whole site, and an edit of a CV that its page did not live to send must find room. */
const LARGEST_KEPT = 1_000_000;
const KEPT_MS = 30 * 24 * 3_600_000;
/** The product document's keys of a booking that is being made, and whose it is (`features/bookings/local-draft.ts`). */
export const BOOKING_OWNER = 'book_owner';
export const BOOKING_KEYS = ['book_mentor_id', 'notesValue', 'book_choices', BOOKING_OWNER] as const;

/** The fields of a form in their order: names may stand there several times. */
export type KeptFields = [name: string, value: string][];

interface Kept {
  at: number;
  fields: KeptFields;
}

/**
 * Where something of this account's lies. A visitor's goes with the tab: nobody signs out who could take it along, and the next
 * visitor may be somebody else.
 */
const storageOf = (owner: string): Storage => (owner === '' ? sessionStorage : localStorage);
const keyOf = (owner: string, name: string) => `${KEPT_FORMS}${owner}:${name}`;

export function readForm(owner: string, name: string): KeptFields | null {
  try {
    const kept = JSON.parse(storageOf(owner).getItem(keyOf(owner, name)) ?? 'null') as Kept | null;
    return kept && Date.now() - kept.at < KEPT_MS ? kept.fields : null;
  } catch {
    return null;
  }
}

export function keepForm(owner: string, name: string, fields: KeptFields): void {
  try {
    const kept = JSON.stringify({ at: Date.now(), fields } satisfies Kept);
    if (kept.length > LARGEST_KEPT) return forgetForm(owner, name);
    storageOf(owner).setItem(keyOf(owner, name), kept);
  } catch {
    // No room, or storage that is switched off: the form itself still has it.
  }
}

export function forgetForm(owner: string, name: string): void {
  try {
    storageOf(owner).removeItem(keyOf(owner, name));
  } catch {
    // Storage that is switched off holds nothing.
  }
}

/** What others wrote in this browser goes once somebody is signed in, and what is old. */
export function forgetFormsOfOthers(owner: string): void {
  if (owner === '') return;
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(KEPT_FORMS)))
      if (!key.startsWith(keyOf(owner, '')) || isOld(key)) localStorage.removeItem(key);
    const writer = localStorage.getItem(BOOKING_OWNER);
    if (writer && writer !== owner) for (const key of BOOKING_KEYS) localStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}

const isOld = (key: string) => {
  const { at } = JSON.parse(localStorage.getItem(key) ?? '{"at":0}') as Kept;
  return Date.now() - at > KEPT_MS;
};
