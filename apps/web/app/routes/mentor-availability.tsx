import { data } from 'react-router';
import { AvailabilityPage } from '~/features/bookings/components/availability-page.tsx';
import {
  availabilityLabels,
  loadAvailability,
  saveAvailability,
  seenAvailability,
} from '~/features/bookings/desk/availability.server.ts';
import { requireUser } from '~/features/accounts/session.server.ts';
import { busyUrl } from '~/features/scheduling/public.ts';
import { loadBusyCalendar, saveBusyCalendar } from '~/features/scheduling/public.server.ts';
import { findDesk } from '~/features/bookings/desk/find-desk.server.ts';
import { feedAddress, renewFeed } from '~/features/bookings/desk/session-feed.server.ts';
import { AppError } from '~/services/error.ts';
import { firstError, textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { overtakenWords } from '~/ui/forms/overtaken-words.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-availability.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Waktu mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const own = { services, mentorId };
  const [availability, feed, busy] = await Promise.all([
    loadAvailability(own),
    feedAddress(own),
    loadBusyCalendar(own),
  ]);
  return { availability, seen: seenAvailability(availability), feed, busy };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const scope = await requireUser(context);
  const { services } = scope;
  const { mentorId } = await findDesk(scope);
  const form = await formOf(request);
  if (form.get('intent') === 'feed') {
    await renewFeed({ services, mentorId });
    return null;
  }
  if (form.get('intent') === 'busy' || form.get('intent') === 'no-busy') {
    const url = form.get('intent') === 'busy' ? busyUrl.safeParse(textFields(form)['busyUrl']) : null;
    if (url && !url.success)
      return data({ errors: { busyUrl: firstError(url.error) ?? new AppError('invalid').text } }, 400);
    await saveBusyCalendar({ services, mentorId, url: url?.data ?? null });
    return data({ errors: {} });
  }
  const refused = await saveAvailability({ services, mentorId, form });
  if (refused && 'errors' in refused) return data(refused, 400);
  if (!refused) return data({ errors: {} });
  const overtaken = overtakenWords(refused.overtaken.map((name) => availabilityLabels[name] ?? name));
  return data({ errors: {}, overtaken, seen: refused.seen }, 409);
});

export default function MentorAvailability({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Waktu mentor" back="/mentor" backLabel="Kembali ke ruang mentor">
      <AvailabilityPage {...loaderData} outcome={actionData} />
    </AppLayout>
  );
}
