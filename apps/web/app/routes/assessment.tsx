import { AssessmentPage } from '~/features/assessment/components/assessment-page.tsx';
import { handleAssessmentForm } from '~/features/assessment/handle-assessment-form.server.ts';
import { listEarlierResults } from '~/features/assessment/list-earlier-results.server.ts';
import { loadAssessment } from '~/features/assessment/load-assessment.server.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { revalidateElsewhere } from '~/ui/http/same-page.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/assessment.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Assessment: bimbingan apa yang kamu butuhkan? | Setapak',
    description:
      'Jawab tiga pertanyaan singkat, lalu temukan layanan mentoring yang paling pas dengan kebutuhan kariermu sekarang.',
    path: '/assessment',
    image: '/og/assessment.png',
  });

export const shouldRevalidate = revalidateElsewhere;

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  const scope = context.get(requestContext);
  const [saved, earlier] = await Promise.all([loadAssessment(scope), listEarlierResults(scope)]);
  return { saved, earlier };
});

export const action = guard(async ({ request, context }: Route.ActionArgs) =>
  handleAssessmentForm(context.get(requestContext), await formOf(request)),
);

export default function Assessment({ loaderData, actionData }: Route.ComponentProps) {
  return <AssessmentPage {...loaderData} answered={actionData?.answers ?? null} />;
}
