import { isRouteErrorResponse, useSearchParams } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { Builder } from '~/features/cv-builder/builder.tsx';
import { stepOf, steps } from '~/features/cv-builder/steps/steps.ts';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { guard } from '~/services/guard.server.ts';
import { revalidateElsewhere } from '~/ui/http/same-page.ts';
import type { Route } from './+types/cv-builder.ts';

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const step = stepOf(new URLSearchParams(location.search).get('step'));
  return [{ title: `${steps[step]?.name} | ${loaderData?.name ?? 'CV Maker'} | Setapak` }];
};

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  return loadCv({ services, userId: signedIn.id, id: params.id });
});

export const shouldRevalidate = revalidateElsewhere;

export default function CvBuilder({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <Builder key={loaderData.id} cv={loaderData} step={stepOf(search.get('step'))} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
