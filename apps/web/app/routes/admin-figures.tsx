import { requireRole } from '~/features/accounts/session.server.ts';
import { BooksInProgress } from '~/features/admin/money/books-in-progress.tsx';
import { FiguresPage } from '~/features/admin/money/figures-page.tsx';
import { addUpForPage, loadKeptFigures, monthOf, startOfMonth } from '~/features/ledger/public.server.ts';
import { guard } from '~/services/guard.server.ts';
import type { Route } from './+types/admin-figures.ts';

export const loader = guard(async ({ context, request }: Route.LoaderArgs) => {
  const { db } = (await requireRole(context, 'admin')).services;
  const chosen = new URL(request.url).searchParams.get('month') ?? '';
  const thisMonth = monthOf(new Date());
  const month = startOfMonth(chosen) ? chosen : thisMonth;
  const percent = await addUpForPage({ db });
  return percent === null ? { ...(await loadKeptFigures(db, month)), thisMonth } : { percent };
});

export default function AdminFigures({ loaderData }: Route.ComponentProps) {
  return loaderData.percent !== undefined ? (
    <>
      <h1>Angka mentoring</h1>
      <BooksInProgress percent={loaderData.percent} />
    </>
  ) : (
    <FiguresPage {...loaderData} />
  );
}
