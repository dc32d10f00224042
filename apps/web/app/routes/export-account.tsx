import { exportAccount } from '~/features/accounts/export-account.server.ts';
import { requireRecentProof, requireUser } from '~/features/accounts/session.server.ts';
import { accountData } from '~/registry.server.ts';
import { attachment } from '~/services/attachment.server.ts';
import { guard } from '~/services/guard.server.ts';
import { calendarDay } from '~/ui/format/dates.ts';
import type { Route } from './+types/export-account.ts';

/** "Unduh data saya". */
export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  requireRecentProof(scope);
  const { services, signedIn } = scope;
  const zip = await exportAccount({ services, userId: signedIn.id, accountData });
  const day = calendarDay(new Date());
  return new Response(zip, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': attachment(`setapak-data-${day}.zip`),
      'Cache-Control': 'private, no-store',
    },
  });
});
