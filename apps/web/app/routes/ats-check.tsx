import { MaxFileSizeExceededError, parseFormData } from '@remix-run/form-data-parser';
import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { checkCv, type CheckOutcome } from '~/features/ats/check-cv.server.ts';
import { LARGEST_FILE } from '~/features/ats/model.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/ats-check.ts';

const TAB = '/app/cv/dashboard?tab=ats';

/** Takes an uploaded CV. Script asks for JSON and shows progress; a plain form is sent on to the page of the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context, 'atsc');
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    const file = await uploadedFile(request);
    const outcome: CheckOutcome =
      file === 'too_large' || !file
        ? { id: null, failure: file || 'empty' }
        : await checkCv({
            services,
            userId: signedIn.id,
            fileName: file.name,
            bytes: new Uint8Array(await file.arrayBuffer()),
          });
    if (wantsJson) return Response.json(outcome);
    return redirect(outcome.failure ? `${TAB}&error=${outcome.failure}` : `${TAB}&check=${outcome.id}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (wantsJson) return Response.json({ error: error.code, text: error.text }, { status: error.status });
    return redirect(`${TAB}&error=${error.code}`);
  }
}

async function uploadedFile(request: Request): Promise<File | 'too_large' | null> {
  try {
    const form = await parseFormData(request, { maxFileSize: LARGEST_FILE, maxFiles: 1 });
    const file = form.get('file');
    return file instanceof File ? file : null;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError) return 'too_large';
    throw new AppError('invalid', { cause: error });
  }
}

export function loader() {
  return redirect(TAB);
}
