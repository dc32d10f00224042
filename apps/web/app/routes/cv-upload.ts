import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { readUpload } from '~/features/cv-import/uploads/read-upload.server.ts';
import { uploadCv } from '~/features/cv-import/uploads/upload-cv.server.ts';
import { AppError } from '~/services/error.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Route } from './+types/cv-upload.ts';

const DASHBOARD = '/app/cv/dashboard';

/** Takes a PDF as one more CV. Script asks for JSON and shows progress; a plain form is sent back to the dashboard. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context, 'cvMaker');
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    const { file, onPhone, form } = await readUpload(request);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const id = await uploadCv({
      services,
      userId: signedIn.id,
      fileName: file.name,
      bytes,
      onPhone,
      id: idOfPress(form, signedIn.id),
    });
    return wantsJson ? Response.json({ id }) : redirect(DASHBOARD);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (wantsJson) return Response.json({ error: error.code, text: error.text }, { status: error.status });
    return redirect(`${DASHBOARD}?refused=${error.code}`);
  }
}

export function loader() {
  return redirect(DASHBOARD);
}
