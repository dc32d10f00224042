import { REVIEW_NOTES, type targetRoles } from '~/features/checkout/public.ts';

/** An order as it is being filled in. */
export interface OrderDraft {
  cvId: string;
  packageId: string;
  bundleId: string;
  email: string;
  targetRole: (typeof targetRoles)[number] | '';
  notes: string;
  /** Empty without one. */
  jobId: string;
}

/** Enough to catch a slip; the server knows exactly. */
const ADDRESS = /^\S+@\S+\.\S+$/;

/**
 * What keeps it from being ordered: first what the product document says about notes, then the others from top to bottom. The server
 * looks at all of it again.
 */
export function refuseDraft(draft: OrderDraft): { field: keyof OrderDraft; text: string } | null {
  if (draft.notes.trim().length < REVIEW_NOTES)
    return { field: 'notes', text: 'Tuliskan catatan di booking, catatan harus diatas 10 karakter.' };
  if (!draft.cvId) return { field: 'cvId', text: 'Pilih dulu CV yang ingin kamu review.' };
  if (!ADDRESS.test(draft.email.trim()))
    return { field: 'email', text: 'Tulis email yang benar, misalnya nama@gmail.com.' };
  if (!draft.targetRole) return { field: 'targetRole', text: 'Pilih posisi yang kamu tuju.' };
  return null;
}
