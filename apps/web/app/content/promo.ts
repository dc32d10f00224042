/** The strip above pages outside the CV tools. */
export const promo = {
  label: 'Promo',
  text: 'Bingung mulai dari mana? Ngobrol 30 menit bareng mentor, mulai Rp17.500.',
  short: 'Mentor mulai Rp17.500.',
  action: 'Pilih Mentor',
  to: '/app/mentoring',
} as const;
