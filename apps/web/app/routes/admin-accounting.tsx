import { data } from 'react-router';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { AccountingPage } from '~/features/admin/money/accounting-page.tsx';
import { findMentorId } from '~/features/admin/find-mentor-id.server.ts';
import { recordAudit } from '~/features/admin/record-audit.server.ts';
import {
  addUpForPage,
  adjustLedger,
  adjustmentInput,
  loadCheck,
  monthOf,
  periodOf,
  summarize,
} from '~/features/ledger/public.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { newId } from '~/services/id.ts';
import type { Route } from './+types/admin-accounting.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { db } = (await requireRole(context, 'admin')).services;
  const now = new Date();
  const period = periodOf(new URL(request.url).searchParams, now);
  const { fromMonth, toMonth } = period;
  const percent = await addUpForPage({ db });
  const books = percent === null ? { summary: await summarize(db, period) } : { percent };
  const check = await loadCheck(db);
  return { period: { fromMonth, toMonth }, thisMonth: monthOf(now), books, check, token: newId() };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  const { services, signedIn: actor } = scope;
  const form = await formOf(request);
  if (form.get('intent') === 'check') {
    await services.jobs.enqueue(services.db, 'check-ledger', {});
    return { done: 'Pembukuan sedang dicocokkan dengan pesanan. Hasilnya ada di halaman ini sebentar lagi.' };
  }
  requireRecentProof(scope);
  const values = adjustmentInput.safeParse(textFields(form));
  if (!values.success) return data({ errors: fieldErrors(values.error) }, 400);
  try {
    await services.db.transaction(async (tx) => {
      const named = values.data.mentorId;
      const adjustment = { ...values.data, ...(named && { mentorId: await findMentorId(tx, named) }) };
      const { token: recordId, ...after } = adjustment;
      const isNew = await adjustLedger({ tx, values: adjustment });
      if (isNew) await recordAudit({ tx, actor, resource: 'ledger', recordId, action: 'adjust', after });
    });
    return { done: 'Dicatat di pembukuan.' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ errors: { mentorId: error.text } }, error.status);
  }
});

export default function AdminAccounting({ loaderData, actionData }: Route.ComponentProps) {
  return <AccountingPage {...loaderData} outcome={actionData} />;
}
