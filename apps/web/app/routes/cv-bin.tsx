import { requireUser } from '~/features/accounts/session.server.ts';
import { CvBin } from '~/features/cv-dashboard/components/cv-bin.tsx';
import { listDeletedCvs } from '~/features/cv-library/list-deleted-cvs.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/cv-bin.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Sampah | Setapak' }];

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return { cvs: await listDeletedCvs({ services, userId: signedIn.id }) };
});

export default function CvBinPage({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Sampah" back="/app/cv/dashboard" backLabel="Kembali ke dashboard">
      <CvBin cvs={loaderData.cvs} />
    </AppLayout>
  );
}
