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

interface DraftProblem {
  field: keyof OrderDraft;
  text: string;
}

/**
 * All that keeps it from being ordered: first what the product document says about notes, then the others from top to bottom. The
 * server looks at all of it again.
 */
export function problemsOf({ notes, cvId, email, targetRole }: OrderDraft): DraftProblem[] {
  const rules: [wrong: boolean, field: keyof OrderDraft, text: string][] = [
    [
      notes.trim().length < REVIEW_NOTES,
      'notes',
      'Tuliskan catatan di booking, catatan harus diatas 10 karakter.',
    ],
    [!cvId, 'cvId', 'Pilih dulu CV yang ingin kamu review.'],
    [!ADDRESS.test(email.trim()), 'email', 'Tulis email yang benar, misalnya nama@gmail.com.'],
    [!targetRole, 'targetRole', 'Pilih posisi yang kamu tuju.'],
  ];
  return rules.flatMap(([wrong, field, text]) => (wrong ? [{ field, text }] : []));
}
