import { data } from 'react-router';
import { requireRole } from '~/features/accounts/session.server.ts';
import { bringInMentors, LARGEST_LIST } from '~/features/admin/bring-in-mentors.server.ts';
import { MentorImport } from '~/features/admin/components/mentor-import.tsx';
import { resourceOf, viewOf } from '~/features/admin/resources.server.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import sample from '../../../../docs/mentors-sample.csv?raw';
import type { Route } from './+types/admin-mentors.ts';

/** Rows that are named on the page. */
const MOST_REFUSED = 100;

export const loader = guard(async ({ context }: Route.LoaderArgs) => {
  await requireRole(context, 'admin');
  // Their share is agreed on with each of them.
  const fields = viewOf(resourceOf('mentors')).fields.filter(({ name }) => name !== 'share');
  return { fields, sample };
});

export const action = guard(async ({ context, request }: Route.ActionArgs) => {
  const { services, signedIn: actor } = await requireRole(context, 'admin');
  try {
    const form = await uploadForm(request, LARGEST_LIST);
    const file = form.get('file');
    if (!(file instanceof File)) throw new AppError('unreadable_list');
    const dryRun = form.get('intent') !== 'import';
    const { added, changed, unchanged, refused } = await bringInMentors({ services, actor, file, dryRun });
    return {
      dryRun,
      added: added.length,
      changed: changed.length,
      unchanged: unchanged.length,
      refused: refused.slice(0, MOST_REFUSED),
      refusedInAll: refused.length,
    };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { text, status } = error.code === 'too_large' ? new AppError('unreadable_list') : error;
    return data({ refused: text }, status);
  }
});

export default function AdminMentors({ loaderData, actionData }: Route.ComponentProps) {
  return <MentorImport {...loaderData} outcome={actionData} />;
}
