/** What operators enter themselves. */
export const adjustmentPurposes = [
  { value: 'withdrawal', label: 'Pencairan dari gateway ke rekening bank' },
  { value: 'gateway-cost', label: 'Biaya lain dari gateway (chargeback, pencairan)' },
  { value: 'bank-cost', label: 'Biaya transfer bank' },
  { value: 'mentor-bonus', label: 'Tambahan untuk mentor' },
  { value: 'mentor-deduction', label: 'Potongan dari mentor' },
] as const;

export type AdjustmentPurpose = (typeof adjustmentPurposes)[number]['value'];
