import { idOfPress } from '~/services/press.server.ts';
import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { addFile } from '~/features/job-applications/application-files.server.ts';
import { LARGEST_FILE, pathOfApplication } from '~/features/job-applications/model.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import type { Route } from './+types/job-application-files.ts';

/** Takes a file of an application. Script asks for JSON and shows progress; a plain form is sent back to the page. */
export const action = guard(async ({ params, request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    const form = await readForm(request);
    const file = form.get('file');
    if (!(file instanceof File)) throw new AppError('bad_application_file');
    const bytes = new Uint8Array(await file.arrayBuffer());
    await addFile({
      services,
      userId: signedIn.id,
      id: params.id,
      fileName: file.name,
      bytes,
      fileId: idOfPress(form, signedIn.id),
    });
    return wantsJson ? Response.json({ id: params.id }) : redirect(pathOfApplication(params.id));
  } catch (error) {
    if (!wantsJson || !(error instanceof AppError)) throw error;
    return Response.json({ error: error.code, text: error.text }, { status: error.status });
  }
});

async function readForm(request: Request): Promise<FormData> {
  try {
    return await uploadForm(request, LARGEST_FILE);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large')
      throw new AppError('bad_application_file', { cause: error });
    throw error;
  }
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(pathOfApplication(params.id));
}
