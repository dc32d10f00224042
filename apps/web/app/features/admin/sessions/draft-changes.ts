import { ownProfileLabels } from '~/features/mentors/public.ts';

/** What a mentor wants to be shown otherwise: only the fields that differ, in the order of the form. */
export function draftChanges(draft: Record<string, unknown> | null, shown: Record<string, unknown>) {
  if (!draft) return [];
  return Object.entries(ownProfileLabels)
    .filter(([name]) => name in draft)
    .map(([name, label]) => ({ label, before: words(shown[name]), after: words(draft[name]) }))
    .filter(({ before, after }) => before !== after);
}

function words(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) || '–' : '–';
}
