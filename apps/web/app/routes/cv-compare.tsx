import { requireUser } from '~/features/accounts/session.server.ts';
import { ComparePage } from '~/features/cv-builder/history/compare-page.tsx';
import { listCvs } from '~/features/cv-library/list-cvs.server.ts';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/cv-compare.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Bandingkan CV | Setapak' }];

/** `?a=` and `?b=` name the two; one that is not there counts as not chosen. */
export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id };
  const made = (await listCvs(own)).filter(({ uploaded }) => !uploaded);
  const { searchParams } = new URL(request.url);
  const load = async (name: string) => {
    const chosen = made.find(({ id }) => id === searchParams.get(name));
    return chosen ? loadCv({ ...own, id: chosen.id }) : null;
  };
  const [before, after] = await Promise.all([load('a'), load('b')]);
  return { cvs: made.map(({ id, name }) => ({ id, name })), before, after };
});

export default function CvCompare({ loaderData }: Route.ComponentProps) {
  const { cvs, before, after } = loaderData;
  return (
    <AppLayout title="Bandingkan CV" back="/app/cv/dashboard" backLabel="Kembali ke dashboard">
      <ComparePage key={`${before?.id} ${after?.id}`} {...{ cvs, before, after }} />
    </AppLayout>
  );
}
