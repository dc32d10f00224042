import { expect, test } from 'vitest';
import { cvMoment } from './cv-moment.ts';

test('the moment of a CV: an uploaded one is a PDF', () => {
  const at = new Date('2026-05-03T05:00:00Z');
  expect(cvMoment({ uploaded: true }, 'Diubah', at)).toBe('PDF · Diubah 3 Mei 2026');
  expect(cvMoment({ uploaded: false }, 'Dihapus', at)).toBe('Dihapus 3 Mei 2026');
});
