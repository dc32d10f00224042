import { data, redirect } from 'react-router';
import { z } from 'zod';
import { requireUser } from '~/features/accounts/session.server.ts';
import { bookIdOf } from '~/features/bookings/book-id-of.server.ts';
import { SessionTimePage } from '~/features/bookings/components/session-time-page.tsx';
import { loadSessionTime } from '~/features/bookings/load-session-time.server.ts';
import { detailPath, movedPath } from '~/features/bookings/paths.ts';
import { moveSession } from '~/features/bookings/sessions/move-session.server.ts';
import { readZone, zoneOf } from '~/features/scheduling/public.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { isZone } from '~/ui/format/zoned-times.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/booking-time.ts';

const formSchema = z.object({
  startAt: z.iso.datetime({ offset: true, error: 'Pilih waktunya dulu.' }),
  timeZone: z.string().refine(isZone),
});

export const meta: Route.MetaFunction = () => [
  { title: 'Waktu sesi | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const bookId = bookIdOf(request);
  try {
    const session = await loadSessionTime({ services, userId: signedIn.id, bookId });
    return { session, zone: zoneOf(request.headers), isZoneKnown: readZone(request.headers) !== null };
  } catch (error) {
    // The order's page says how the session stands.
    if (error instanceof AppError && error.code === 'too_late_to_change') throw redirect(detailPath(bookId));
    throw error;
  }
});

export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const bookId = bookIdOf(request);
  const sent = formSchema.safeParse(textFields(await formOf(request)));
  if (!sent.success) return data({ refused: 'Pilih waktunya dulu.' }, 400);
  const { timeZone } = sent.data;
  try {
    const startAt = new Date(sent.data.startAt);
    await moveSession({ services, userId: signedIn.id, bookId, startAt, timeZone });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
  throw redirect(movedPath(bookId));
});

export default function BookingTime({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Waktu sesi" back={detailPath(loaderData.session.bookId)}>
      <SessionTimePage {...loaderData} refusal={actionData?.refused ?? null} />
    </AppLayout>
  );
}
