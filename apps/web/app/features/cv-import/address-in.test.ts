import { expect, test } from 'vitest';
import { addressIn } from './address-in.ts';

test.each([
  ['Bandung, West Java, Indonesia', { city: 'Bandung', region: 'West Java', country: 'Indonesia' }],
  ['Bandung', { city: 'Bandung', country: '' }],
  ['Jl. Melati 5, Bandung', { line1: 'Jl. Melati 5', city: 'Bandung', country: '' }],
  ['Kiel, Deutschland', { city: 'Kiel', country: 'Deutschland' }],
  ['Utrecht, Nederland', { city: 'Utrecht', country: 'Nederland' }],
  ['Singapore, Singapore', { city: 'Singapore', country: 'Singapore' }],
  ['12 Orchard Road, #05-01, Singapore', { line1: '12 Orchard Road, #05-01', city: 'Singapore' }],
  [
    '31 Coldharbour Road, Bristol, BS6 7JT',
    { line1: '31 Coldharbour Road', city: 'Bristol', pincode: 'BS6 7JT' },
  ],
  ['Atlanta, Georgia', { city: 'Atlanta', region: 'Georgia', country: '' }],
  ['Semarang, Jawa Tengah 50132, Indonesia', { region: 'Jawa Tengah', pincode: '50132' }],
])('the parts of %s', (printed, parts) => {
  expect(addressIn(printed)).toMatchObject(parts);
});
