import { data, isRouteErrorResponse, useSearchParams } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { Builder } from '~/features/cv-builder/builder.tsx';
import { loadStepForms } from '~/features/cv-builder/steps/load-step-forms.ts';
import { stepOf, steps } from '~/features/cv-builder/steps/steps.ts';
import { Target } from '~/features/cv-targets/target.tsx';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { copyOf, forgetCopy } from '~/features/cv-sync/editing/kept-copies.ts';
import { guard } from '~/services/guard.server.ts';
import { revalidateElsewhere } from '~/ui/http/same-page.ts';
import { isUnreachable } from '~/ui/offline/unreachable.ts';
import type { Route } from './+types/cv-builder.ts';

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const step = stepOf(new URLSearchParams(location.search).get('step'));
  return [{ title: `${steps[step]?.name} | ${loaderData?.name ?? 'CV Maker'} | Setapak` }];
};

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  await loadStepForms();
  const { services, signedIn } = await requireUser(context);
  return loadCv({ services, userId: signedIn.id, id: params.id });
});

/** Without a network: what this device keeps of it. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) await forgetCopy(params.id);
    if (!isUnreachable(error)) throw error;
    const copy = await copyOf(params.id);
    if (copy) return copy;
    throw data({ text: 'Kamu sedang offline, dan CV ini belum ada di perangkat ini' }, { status: 503 });
  }
}

export const shouldRevalidate = revalidateElsewhere;

export default function CvBuilder({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return <Builder key={loaderData.id} cv={loaderData} step={stepOf(search.get('step'))} Target={Target} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
