import { expect, test } from 'vitest';
import { whatsappUrl } from './whatsapp.ts';

test('WhatsApp address: the digits of a phone number alone', () => {
  expect(whatsappUrl('+62 812-3456 789')).toBe('https://wa.me/628123456789');
});
