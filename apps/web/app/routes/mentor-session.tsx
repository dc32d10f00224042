import { data } from 'react-router';
import { z } from 'zod';
import { MentorSessionPage } from '~/features/bookings/components/mentor-session-page.tsx';
import { loadSession } from '~/features/bookings/sessions/open-session.server.ts';
import { reportSession } from '~/features/bookings/sessions/report-session.server.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import type { Route } from './+types/mentor-session.ts';

const formSchema = z.object({ report: z.enum(['held', 'missed', 'no_show']) });

export const meta: Route.MetaFunction = () => [
  { title: 'Sesi mentoring | Setapak' },
  { name: 'robots', content: 'noindex' },
  // The address is the key to this page.
  { name: 'referrer', content: 'no-referrer' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** For a mentor, who has no account: the signed link is all they need. */
export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  return { session: await loadSession({ services, link: params }) };
});

export const action = guard(async ({ context, params, request }: Route.ActionArgs) => {
  const { services } = context.get(requestContext);
  const parsed = formSchema.safeParse(textFields(await formOf(request)));
  if (!parsed.success) throw new AppError('invalid');
  try {
    await reportSession({ services, by: { link: params }, report: parsed.data.report });
    return { reported: parsed.data.report };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: error.text }, error.status);
  }
});

export default function MentorSession({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <BareLayout>
      <MentorSessionPage session={loaderData.session} outcome={actionData} />
    </BareLayout>
  );
}
