import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { applyStarter } from '~/features/cv-library/starters/apply-starter.server.ts';
import { TemplatePicker } from '~/features/cv-library/starters/template-picker.tsx';
import { loadCv } from '~/features/cv-sync/documents/load-cv.server.ts';
import { templateFormSchema } from '~/features/cv-library/starters/schema.ts';
import { hasContent } from '~/features/cv-library/starters/starters.ts';
import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import { formOf, guard } from '~/services/guard.server.ts';
import { idOfPress } from '~/services/press.server.ts';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import type { Route } from './+types/cv-template.ts';

export const meta: Route.MetaFunction = () => [{ title: 'Pilih template | Setapak' }];

export const loader = guard(async ({ params, context }: Route.LoaderArgs) => {
  const { services, signedIn } = await requireUser(context);
  const { id, name, document } = await loadCv({ services, userId: signedIn.id, id: params.id });
  return { id, name, filled: hasContent(document), template: document.metadata.template };
});

export const action = guard(async ({ request, params, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const form = await formOf(request);
  const parsed = templateFormSchema.safeParse(textFields(form));
  if (!parsed.success) throw new AppError('invalid');
  const saveId = idOfPress([...form, ['cv', params.id]], signedIn.id);
  await applyStarter({ services, userId: signedIn.id, id: params.id, saveId, ...parsed.data });
  return redirect(`/app/cv/builder/${params.id}`);
});

export default function CvTemplate({ loaderData }: Route.ComponentProps) {
  const { id, name, filled, template } = loaderData;
  return (
    <AppLayout
      title={name}
      titleAs="p"
      back="/app/cv/dashboard"
      backLabel="Kembali ke dashboard"
      width="wide"
    >
      <TemplatePicker cvId={id} filled={filled} template={template} />
    </AppLayout>
  );
}
