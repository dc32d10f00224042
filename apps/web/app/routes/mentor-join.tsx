import { data, Form, redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { joinDesk, loadInvitation } from '~/features/mentors/public.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { firstName } from '~/ui/format/initials.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/mentor-join.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Undangan mentor | Setapak' },
  { name: 'robots', content: 'noindex' },
  // The address is the key to this page.
  { name: 'referrer', content: 'no-referrer' },
];

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = guard(async ({ context, params }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const { name } = await loadInvitation({ services, mentorId: params.id, key: params.key });
  return { name, email: signedIn.email };
});

export const action = guard(async ({ context, params }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  try {
    await joinDesk({ services, mentorId: params.id, key: params.key, userId: signedIn.id });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return data({ refused: 'Akun ini sudah dipakai mentor lain. Masuk dengan akun yang lain, ya.' }, 409);
  }
  throw redirect('/mentor');
});

export default function MentorJoin({ loaderData: { name, email }, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Ruang mentor" back="/">
      <Card padding="lg">
        <h2>Hai, {firstName(name)}</h2>
        {actionData && (
          <Banner tone="error" focusOnMount>
            {actionData.refused}
          </Banner>
        )}
        <p>
          Hubungkan profil mentormu dengan akun <strong>{email}</strong>. Setelah itu sesi dan waktumu ada di
          ruang mentor setiap kali kamu masuk dengan akun ini.
        </p>
        <Form method="post">
          <Button type="submit">Hubungkan akun ini</Button>
        </Form>
      </Card>
    </AppLayout>
  );
}
