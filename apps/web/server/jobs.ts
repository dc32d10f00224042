import { renewMentorWords } from '../app/features/mentors/public.server.ts';
import { forgetRemoved } from '../app/features/admin/remove-record.server.ts';
import { exportEvents, keepUpAnalytics } from '../app/features/analytics/public.server.ts';
import {
  sendRegistrationMail,
  sendResetLink,
  sendVerification,
  notifyOwner,
  warnOfAttempts,
} from '../app/features/accounts/public.server.ts';
import {
  announceSession,
  keepUpSessions,
  lapseSessions,
  notifyFormerMentor,
  warnOfLapse,
  withdrawSession,
} from '../app/features/bookings/public.server.ts';
import {
  requestMatches,
  keepUpApplications,
  renewMatches,
} from '../app/features/job-applications/public.server.ts';
import { purgeDeletedLetters } from '../app/features/letters/public.server.ts';
import { rollUpFigures } from '../app/features/figures/public.server.ts';
import { readPendingChecks } from '../app/features/ats/public.server.ts';
import {
  expireOrders,
  forgetGoneCustomers,
  purgeNotifications,
  reconcilePayments,
  requestBegunRefund,
  withdrawOrders,
} from '../app/features/checkout/public.server.ts';
import {
  checkLedger,
  refreshFigures,
  rollUpLedger,
  sendPayoutStatement,
} from '../app/features/ledger/public.server.ts';
import { announceReview, keepUpReviews } from '../app/features/cv-review/public.server.ts';
import { readBusyTimes, refreshFreeTimes } from '../app/features/scheduling/public.server.ts';
import { purgeDeletedCvs, renderThumbnail } from '../app/features/cv-library/public.server.ts';
import { purgeDeletedComments } from '../app/features/cv-sharing/public.server.ts';
import { keepUpDatabase } from '../app/services/db/upkeep.server.ts';
import { removeFiles } from '../app/services/storage/remove-files.server.ts';
import { removeOrphans } from '../app/services/storage/remove-orphans.server.ts';
import type { Services } from '../app/services/services.server.ts';
import { sandboxNotify } from './sandbox-gateway/notify.ts';

/** Starts to do the jobs: each queue meets the use case that does its work. */
export async function startJobs(all: Services): Promise<void> {
  // Nobody waits for a job, and what it asks of millions of rows takes its time.
  const services = { ...all, db: all.database.patient };
  const { POSTHOG_HOST } = services.config;
  await services.jobs.work({
    'send-mail': (message, run) => services.mailer.deliver(message, run),
    'send-reset-link': ({ email }) => sendResetLink(services, email),
    'send-registration-mail': ({ userId }) => sendRegistrationMail(services, userId),
    'send-verification': ({ userId }) => sendVerification(services, userId),
    'tell-owner': (notice) => notifyOwner(services, notice),
    'warn-of-attempts': ({ email }) => warnOfAttempts(services, email),
    'remove-files': ({ keys }) => removeFiles(services, keys),
    'read-pending-checks': async () => {
      await readPendingChecks(services);
    },
    // A CV was saved: its picture, then what its board says of it.
    'render-thumbnail': async (saved) => {
      await renderThumbnail({ services, ...saved });
      await requestMatches({ services, ...saved });
    },
    'renew-matches': (saved) => renewMatches({ services, ...saved }),
    'purge-deleted-cvs': async () => {
      await purgeDeletedCvs(services);
      await purgeDeletedComments(services);
      await purgeDeletedLetters(services);
    },
    'keep-up-applications': () => keepUpApplications(services),
    'analytics-upkeep': () => keepUpAnalytics(services),
    ...(POSTHOG_HOST && {
      'export-analytics': async (_nothing: object, { signal }: { signal: AbortSignal }) => {
        await exportEvents({ services, signal });
      },
    }),
    'reconcile-payments': async () => {
      await reconcilePayments(services);
    },
    'expire-orders': async () => {
      await withdrawOrders(services);
      await expireOrders(services);
      await warnOfLapse(services);
      await lapseSessions(services);
    },
    'keep-up-sessions': async () => {
      await keepUpSessions(services);
      await refreshFreeTimes(services);
    },
    'read-busy-times': async () => {
      await readBusyTimes({ services });
    },
    'tell-former-mentor': (payload) => notifyFormerMentor(services, payload),
    'withdraw-session': ({ sessionId }) => withdrawSession({ services, sessionId }),
    'announce-session': ({ sessionId }) => announceSession({ services, sessionId }),
    'announce-review': ({ orderId }) => announceReview({ services, orderId }),
    'request-refund': (begun) => requestBegunRefund(services, begun),
    'roll-up-figures': async () => {
      await rollUpFigures(services);
      await rollUpLedger(services);
      await refreshFigures(services);
    },
    'purge-notifications': async () => {
      await purgeNotifications(services);
    },
    'send-payout-statement': ({ payoutId }) => sendPayoutStatement({ services, payoutId }),
    'check-ledger': async () => {
      await checkLedger({ services });
    },
    'keep-up-reviews': () => keepUpReviews(services),
    'sandbox-notify': (notification) => sandboxNotify(services, notification),
    'remove-orphans': async () => {
      await removeOrphans({ services });
    },
    'database-upkeep': async () => {
      await forgetRemoved(services.db);
      await forgetGoneCustomers(services);
      await renewMentorWords(services.db);
      await keepUpDatabase(services.database);
    },
  });
}
