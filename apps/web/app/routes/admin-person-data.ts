import { z } from 'zod';
import { archiveOf } from '~/features/accounts/public.server.ts';
import { requireRecentProof, requireRole } from '~/features/accounts/session.server.ts';
import { loadPerson } from '~/features/admin/people/load-person.server.ts';
import { recordAudit } from '~/features/admin/record-audit.server.ts';
import { accountData } from '~/registry.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import type { Route } from './+types/admin-person-data.ts';

const input = z.object({ reason: z.string().trim().min(10).max(300) });

/** Everything that we hold of a person, for who asked us for it: taken by an operator, with the request as the reason. */
export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const scope = await requireRole(context, 'admin');
  requireRecentProof(scope);
  const { services, signedIn: actor } = scope;
  const parsed = input.safeParse(textFields(await formOf(request)));
  if (!parsed.success) throw new AppError('invalid');
  const { id: userId } = await loadPerson(services.db, params.id);
  const note = { actor, resource: 'users', recordId: userId, action: 'export data', after: parsed.data };
  await recordAudit({ tx: services.db, ...note });
  const zip = await archiveOf({ services, userId, accountData });
  const day = calendarDay(new Date());
  return new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(`setapak-data-${day}.zip`),
      'Cache-Control': 'private, no-store',
    },
  });
});
