import { requireRole } from '~/features/accounts/session.server.ts';
import { FiguresPage } from '~/features/admin/money/figures-page.tsx';
import { loadKeptFigures, monthOf, startOfMonth } from '~/features/ledger/public.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-figures.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { services } = await requireRole(context, 'admin');
  const chosen = new URL(request.url).searchParams.get('month') ?? '';
  const thisMonth = monthOf(new Date());
  const month = startOfMonth(chosen) ? chosen : thisMonth;
  return { ...(await loadKeptFigures(services.db, month)), thisMonth };
});

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />;
}
