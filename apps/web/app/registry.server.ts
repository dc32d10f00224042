import { accountsData } from '~/features/accounts/public.server.ts';
import { apiData } from '~/features/api/public.server.ts';
import { assessmentData } from '~/features/assessment/public.server.ts';
import { assistantData } from '~/features/assistant/public.server.ts';
import { atsData } from '~/features/ats/public.server.ts';
import { orderData, vouchersSeed } from '~/features/checkout/public.server.ts';
import { importData } from '~/features/cv-import/public.server.ts';
import { cvData, cvSeed } from '~/features/cv-library/public.server.ts';
import { targetData } from '~/features/cv-targets/public.server.ts';
import { twinData } from '~/features/cv-twins/public.server.ts';
import { reviewData } from '~/features/cv-review/public.server.ts';
import { sharingData } from '~/features/cv-sharing/public.server.ts';
import { feedbackData } from '~/features/feedback/public.server.ts';
import { applicationsData, applicationsSeed } from '~/features/job-applications/public.server.ts';
import { landingSeed } from '~/features/landing/public.server.ts';
import { payoutData } from '~/features/ledger/public.server.ts';
import { lettersData, lettersSeed } from '~/features/letters/public.server.ts';
import { mentorData, mentorsSeed } from '~/features/mentors/public.server.ts';
import { calendarData } from '~/features/scheduling/public.server.ts';
import type { AccountData } from '~/services/account-data.ts';
import type { DemoSeed } from '~/services/demo-seed.ts';

/**
 * Where features join what concerns all of them, without knowing each other: a new feature adds its line. Routes and the server
 * hand these lists on; a test holds that every table with a person in it is among them.
 */
export const accountData: readonly AccountData[] = [
  accountsData,
  cvData,
  twinData,
  targetData,
  importData,
  sharingData,
  assessmentData,
  apiData,
  atsData,
  orderData,
  mentorData,
  calendarData,
  payoutData,
  feedbackData,
  reviewData,
  applicationsData,
  lettersData,
  assistantData,
];

/** In this order: accounts come last. */
export const demoSeeds: readonly DemoSeed[] = [
  vouchersSeed,
  mentorsSeed,
  landingSeed,
  cvSeed,
  applicationsSeed,
  lettersSeed,
];
