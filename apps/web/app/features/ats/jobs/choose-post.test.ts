import { expect, test } from 'vitest';
import { choosePost } from './choose-post.ts';

test('of an ad with several posts the chosen one stays', () => {
  const ad = '1. Kasir\n- Menguasai Moka\n2. Kurir\n- Memiliki SIM C\n\nSemua posisi: jujur';
  expect(choosePost(ad, 'Kurir')).toMatch(/^Posisi: Kurir\n[^]*SIM C[^]*jujur$/);
  expect(choosePost(ad, 'Kurir')).not.toContain('Moka');
  expect(choosePost(ad, 'Barista')).toBe(ad);
});
