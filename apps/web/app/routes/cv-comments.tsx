import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { listComments } from '~/features/cv-sharing/comments/list-comments.server.ts';
import { moderateComment } from '~/features/cv-sharing/comments/moderate-comment.server.ts';
import { moderationSchema } from '~/features/cv-sharing/comments/schema.ts';
import { CommentsPage, type ModerationAnswer } from '~/features/cv-sharing/moderation/comments-page.tsx';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/cv-comments.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Komentar | Setapak' }];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  return { cv: await listComments({ services, userId: signedIn.id, id: params.id }) };
});

export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const parsed = moderationSchema.safeParse(textFields(await formOf(request)));
  if (!parsed.success) throw new AppError('invalid');
  try {
    const undo = await moderateComment({ services, userId: signedIn.id, id: params.id, ...parsed.data });
    return data<ModerationAnswer>({ done: { ...parsed.data, undo } });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<ModerationAnswer>({ error: error.text }, { status: error.status });
  }
});

export default function CvComments({ loaderData }: Route.ComponentProps) {
  return (
    <AppLayout title="Komentar" back="/app/cv/dashboard" backLabel="Kembali ke dashboard" width="wide">
      <CommentsPage cv={loaderData.cv} />
    </AppLayout>
  );
}
