import { requireUser } from '~/features/accounts/session.server.ts';
import { PracticePage } from '~/features/interview-practice/components/practice-page.tsx';
import { practiceOf, roleOfTitle } from '~/features/interview-practice/model.ts';
import { applicationTitle } from '~/features/job-applications/public.server.ts';
import { guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/interview-practice.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Latihan wawancara | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const search = new URL(request.url).searchParams;
  const id = search.get('lamaran');
  const application = id ? await applicationTitle({ services, userId: signedIn.id, id }) : null;
  const practice = practiceOf(search);
  if (application && !search.has('bidang')) practice.role = roleOfTitle(application.title);
  const number = Number(search.get('no'));
  const at = Number.isInteger(number) && number > 0 ? number - 1 : 0;
  return { ownerId: signedIn.id, practice, at, application };
});

export default function InterviewPractice({ loaderData }: Route.ComponentProps) {
  const { application } = loaderData;
  return (
    <AppLayout
      title="Latihan wawancara"
      back={application ? `/app/lamaran/${application.id}` : '/app/lamaran'}
      width="wide"
    >
      <PracticePage {...loaderData} />
    </AppLayout>
  );
}
