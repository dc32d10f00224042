import type { AppErrorCode } from '~/services/error.ts';

/** What a voucher is to be used for; also the word that its `types` must hold. */
export type VoucherPurpose = 'mentoring' | 'cv-review' | 'atsc' | 'redeem-atsc';

/** What the rules look at. */
export interface VoucherFacts {
  id: string | null;
  startAt: Date;
  closeAt: Date;
  types: string[];
  appliesTo: string[];
  used: number;
  max: number;
  usesGranted: number | null;
  active: boolean;
}

interface VoucherSituation {
  now: Date;
  /** The package that it is to be used on. */
  packageId?: string | undefined;
  /** Whether this person used it before. */
  usedBefore: boolean;
}

type Rule = (voucher: VoucherFacts, situation: VoucherSituation) => boolean;
type Check = [Rule, Extract<AppErrorCode, `voucher_${string}` | `redeem_${string}`>];

/** One that an operator switched off has had its time. */
const inTime: Rule = ({ active, startAt, closeAt }, { now }) => active && startAt <= now && now <= closeAt;
const notUsedBefore: Rule = (_, { usedBefore }) => !usedBefore;
const belowMax: Rule = ({ used, max }) => used < max;
const fitsPackage: Rule = ({ appliesTo }, { packageId }) =>
  packageId !== undefined && appliesTo.includes(packageId);
const hasId: Rule = ({ id }) => Boolean(id);
const isFor =
  (purpose: VoucherPurpose): Rule =>
  ({ types }) =>
    types.includes(purpose);

const inTimeAndFree: Check[] = [
  [inTime, 'voucher_expired'],
  [notUsedBefore, 'voucher_used'],
  [belowMax, 'voucher_exhausted'],
];

/** The product documents' checks in their order: the first that fails is what the person reads. */
const checks: Record<VoucherPurpose, Check[]> = {
  mentoring: [[isFor('mentoring'), 'voucher_not_found'], ...inTimeAndFree, [hasId, 'voucher_failed']],
  'cv-review': [
    ...inTimeAndFree,
    [isFor('cv-review'), 'voucher_not_found'],
    [fitsPackage, 'voucher_not_for_package'],
    [hasId, 'voucher_failed'],
  ],
  atsc: [
    ...inTimeAndFree,
    [isFor('atsc'), 'voucher_not_found'],
    [fitsPackage, 'voucher_not_for_package'],
    [hasId, 'voucher_failed'],
  ],
  'redeem-atsc': [
    [isFor('redeem-atsc'), 'voucher_not_found'],
    [inTime, 'voucher_expired'],
    [notUsedBefore, 'redeem_used'],
    [belowMax, 'voucher_exhausted'],
    [({ usesGranted }) => (usesGranted ?? 0) > 0, 'redeem_failed'],
  ],
};

/** Why a voucher cannot be used, as the code of its message; undefined when it can. */
export function refuseVoucher(
  purpose: VoucherPurpose,
  voucher: VoucherFacts | undefined,
  situation: VoucherSituation,
): Check[1] | undefined {
  if (!voucher) return 'voucher_not_found';
  return checks[purpose].find(([holds]) => !holds(voucher, situation))?.[1];
}
