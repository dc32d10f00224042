import { expect, test } from 'vitest';
import { head, readPage } from '../testing/read-page.ts';

test('text without a place is reported before any number of hidden words', () => {
  const { unused } = readPage(
    { text: 'Siti Aminah', size: 20, y: 40 },
    { text: 'siti@contoh.id | 0812-3456-7890', y: 60 },
    head('PENGALAMAN', 90),
    { text: 'Kasir | Toko Maju | 2019 - 2021', y: 106 },
    head('PERNYATAAN', 140),
    { text: 'Saya bersedia ditempatkan di mana saja', y: 156 },
    ...Array.from({ length: 70 }, (_, index) => ({
      text: `rahasia ${index}`,
      y: 180 + 8 * index,
      hidden: 'invisible' as const,
    })),
  );
  expect(unused[0]).toMatchObject({ reason: 'unassigned', text: 'Saya bersedia ditempatkan di mana saja' });
});
