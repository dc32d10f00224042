import { data } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { listAttachments } from '~/features/letters/attachments.server.ts';
import { loadPackage } from '~/features/letters/build-package.server.ts';
import { PackagePage } from '~/features/letters/components/package-page.tsx';
import { handlePackageForm } from '~/features/letters/handle-package-form.server.ts';
import { pathOfLetter } from '~/features/letters/model.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/letter-package.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Paket lamaran | Setapak' },
  { name: 'robots', content: 'noindex' },
];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id };
  const made = await loadPackage({ ...own, id: params.id });
  return {
    id: params.id,
    ...made,
    attachments: await listAttachments(own),
  };
});

export const action = guard(async ({ params, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const own = { services, userId: signedIn.id, id: params.id };
  const outcome = await handlePackageForm({ ...own, form: await formOf(request) });
  return data(outcome, outcome.status);
});

export default function LetterPackage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AppLayout title="Paket lamaran" back={pathOfLetter(loaderData.id)} backLabel="Kembali ke surat">
      <PackagePage key={loaderData.id} {...loaderData} outcome={actionData ?? null} />
    </AppLayout>
  );
}
