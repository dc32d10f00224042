/** What operators call the states of an order and the products. */
export const statusWords = {
  awaiting_payment: 'Menunggu pembayaran',
  paid: 'Dibayar',
  in_progress: 'Dikerjakan',
  done: 'Selesai',
  expired: 'Kedaluwarsa',
  cancelled: 'Dibatalkan',
  refunded: 'Dana dikembalikan',
} as const;

export const productWords = {
  mentoring: 'Mentoring',
  cvReview: 'CV Review',
  bundleAtsc: 'CV Review + ATS Checker',
  ats: 'ATS Checker',
} as const;

export const refundWords = {
  requested: 'Diminta ke gateway',
  manual: 'Menunggu transfer manual',
  done: 'Sudah dikembalikan',
  failed: 'Ditolak gateway',
} as const;
