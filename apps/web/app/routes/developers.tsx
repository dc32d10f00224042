import { DevelopersPage } from '~/features/api/components/developers-page.tsx';
import { openApi } from '~/features/api/openapi.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/developers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'API untuk developer | Setapak',
    description: 'Baca CV seperti ATS dan cetak CV menjadi PDF dari programmu sendiri lewat API Setapak.',
    path: '/developers',
  });

export function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { components } = openApi(services.baseUrl);
  return { baseUrl: services.baseUrl, answer: components.schemas.ResumeAnswer };
}

export default function Developers({ loaderData }: Route.ComponentProps) {
  return <DevelopersPage {...loaderData} />;
}
