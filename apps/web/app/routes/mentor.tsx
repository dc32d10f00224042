import { redirect } from 'react-router';
import { MentorPage } from '~/features/mentors/components/mentor-page.tsx';
import { loadMentorPage } from '~/features/mentors/load-mentor-page.server.ts';
import { mentorJsonLd } from '~/features/mentors/mentor-json-ld.ts';
import { readZone } from '~/features/scheduling/public.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { originOf, pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/mentor.ts';

const DESCRIPTION_LENGTH = 155;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { mentor } = loaderData;
  const about = mentor.description.replaceAll(/\s+/g, ' ').slice(0, DESCRIPTION_LENGTH);
  return [
    ...pageMeta(matches, {
      title: `${mentor.name}, ${mentor.title} | Mentor Setapak`,
      description: about || `Pesan sesi mentoring 1-on-1 bareng ${mentor.name}, ${mentor.title}.`,
      path: `/app/mentor/${mentor.id}`,
      image: '/og/mentoring.png',
    }),
    { 'script:ld+json': mentorJsonLd(mentor, originOf(matches)) },
  ];
};

export const loader = guard(async ({ params, request, context }: Route.LoaderArgs) => {
  const { services } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const page = await loadMentorPage({
    services,
    mentorId: params.id,
    query,
    zone: readZone(request.headers),
  });
  if (!page) throw redirect('/app/mentoring');
  return page;
});

export default function Mentor({ loaderData }: Route.ComponentProps) {
  return <MentorPage {...loaderData} />;
}
