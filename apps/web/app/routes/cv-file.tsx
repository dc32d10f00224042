import { isRouteErrorResponse } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { MissingCv } from '~/features/cv-library/components/missing-cv.tsx';
import { describeUpload } from '~/features/cv-import/uploads/describe-upload.server.ts';
import { UploadedCvPage } from '~/features/cv-import/uploads/uploaded-cv-page.tsx';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/cv-file.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'CV'} | Setapak` },
];

/** An uploaded CV, for its owner. */
export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return describeUpload({ services, userId: signedIn.id, id: params.id });
});

export default function CvFile({ loaderData }: Route.ComponentProps) {
  return <UploadedCvPage key={loaderData.id} cv={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingCv />;
  throw error;
}
