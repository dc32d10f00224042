/**
 * Everything that is counted, and the part of the product it belongs to. A closed list: nothing that a person typed
 * can get in by way of a name.
 */
export const events = {
  'page view': 'Page',
  view: 'CV',
  create: 'CV',
  download: 'CV',
  'User Edit CV': 'CV',
  'User Click Cv Maker to Mentoring': 'CV',
  'Success Parse': 'ATS',
  'Error Parse': 'ATS',
  'User Buy ATS Checker': 'ATS',
  'voucher set': 'Checkout',
  'User Set Voucher': 'Checkout',
  'User Retake Assessment': 'Mentoring',
  'User View Mentor List': 'Mentoring',
  'User Search Mentor': 'Mentoring',
  'User Click Book Mentor': 'Mentoring',
} as const;

export type EventName = keyof typeof events;

export const eventNames = Object.keys(events) as [EventName, ...EventName[]];

/** Every word of our addresses. Whatever else stands in one is an id or a stranger's, and is not kept. */
const WORDS = new Set(
  `404 api-tokens app assessment ats-check book booking builder change-password checkout cv dashboard demo detail developers
  forgot-password frequently-asked-question home login mentor mentoring onboarding orders preview privacy-policy
  profile r rd receipt session register reset-password review success template term-and-condition`.split(
    /\s+/,
  ),
);
const DEEPEST = 6;

/** The shape of a page's address: `/app/cv/builder/x7k…?step=2` → `/app/cv/builder/:id`. */
export function pathShape(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
  return `/${parts
    .slice(0, DEEPEST)
    .map((part) => (WORDS.has(part) ? part : ':id'))
    .join('/')}`;
}

export interface Wishes {
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
}

/** Whether a person opted out of being counted, by Do Not Track or Global Privacy Control. */
export function wantsNoCounting({ doNotTrack, globalPrivacyControl }: Wishes): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true;
}
