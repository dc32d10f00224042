import { expect, test } from 'vitest';
import { problemsOf, type OrderDraft } from './order-draft.ts';

const draft: OrderDraft = {
  cvId: 'cv-1',
  packageId: '7-days',
  bundleId: '',
  email: 'rani@contoh.id',
  targetRole: 'marketing',
  notes: 'Tolong lihat pengalaman kerja saya.',
  jobId: '',
};

test('order of a review: everything that is missing is named at once, the notes first', () => {
  expect(problemsOf(draft)).toEqual([]);
  const empty: OrderDraft = { ...draft, cvId: '', email: 'rani', targetRole: '', notes: 'Tolong' };
  expect(problemsOf(empty).map(({ field }) => field)).toEqual(['notes', 'cvId', 'email', 'targetRole']);
  expect(problemsOf(empty)[0]?.text).toBe('Tuliskan catatan di booking, catatan harus diatas 10 karakter.');
});
