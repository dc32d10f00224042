/** The strip above pages outside the CV tools. `from` is what half an hour costs at the least; null: no mentor can be booked. */
export const promo = {
  label: 'Promo',
  text: (from: string | null) =>
    `Bingung mulai dari mana? Ngobrol 30 menit bareng mentor${from ? `, mulai ${from}` : ''}.`,
  short: (from: string | null) => (from ? `Mentor mulai ${from}.` : 'Ngobrol bareng mentor.'),
  action: 'Pilih Mentor',
  to: '/app/mentoring',
} as const;
