import { data } from 'react-router';
import { jobCookie } from '~/features/bookings/job-cookie.ts';
import { ListPage } from '~/features/mentors/components/list-page.tsx';
import { loadList } from '~/features/mentors/load-list.server.ts';
import { guard } from '~/services/guard.server.ts';
import { requestContext } from '~/services/request.server.ts';
import { pageMeta } from '~/ui/page-meta.ts';
import type { Route } from './+types/mentoring.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Cari Mentor | Setapak',
    description:
      'Temukan mentor karier dari berbagai industri: cari berdasarkan nama, pengalaman, jabatan, atau keahlian, lalu pesan sesi 1-on-1.',
    path: '/app/mentoring',
    image: '/og/mentoring.png',
  });

export const loader = guard(async ({ request, context }: Route.LoaderArgs) => {
  const { page, cookie } = await loadList({ services: context.get(requestContext).services, request });
  const headers = new Headers();
  for (const kept of [cookie, jobCookie(new URL(request.url).searchParams)])
    if (kept !== null) headers.append('Set-Cookie', kept);
  return data(page, { headers });
});

export default function Mentoring({ loaderData }: Route.ComponentProps) {
  return <ListPage {...loaderData} />;
}
