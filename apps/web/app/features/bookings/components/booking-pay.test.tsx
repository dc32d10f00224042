import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BookingPay } from './booking-pay.tsx';
import { refundWords } from './session-actions.tsx';

const mentor = { name: 'Dimas', bookable: true } as Parameters<typeof BookingPay>[0]['mentor'];

function shown(total: number): string {
  const element = <BookingPay {...{ mentor, total }} refusal={null} placing={false} withTime asks={false} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('where a voucher pays for all of it nothing is said of paying or of money that goes back', () => {
  expect(shown(35_000)).toMatch(/30 menit selama kamu membayar.*Pembayaran aman.*uang kembali/);
  expect(shown(0)).not.toMatch(/membayar|Pembayaran aman|uang kembali/);
  expect(refundWords(1, true)).toBe('Menurut ketentuan, 100% dari yang kamu bayar kembali.');
  expect(refundWords(1, false)).toContain('tidak ada dana yang kembali');
});
