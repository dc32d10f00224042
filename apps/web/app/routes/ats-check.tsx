import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { checkCv, type CheckOutcome } from '~/features/ats/checks/check-cv.server.ts';
import { checkOwnCv } from '~/features/ats/checks/check-own-cv.server.ts';
import { LARGEST_FILE } from '~/features/ats/model.ts';
import { AppError } from '~/services/error.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import type { Route } from './+types/ats-check.ts';

const TAB = '/app/cv/dashboard?tab=ats';

/** Takes an uploaded CV. Script asks for JSON and shows progress; a plain form is sent on to the page of the result. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, signedIn } = await requireUser(context, 'atsc');
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    const sent = await readForm(request);
    const own = { services, userId: signedIn.id };
    let outcome: CheckOutcome = { id: null, failure: 'empty' };
    if (sent === 'too_large') outcome = { id: null, failure: sent };
    else if (typeof sent === 'string') outcome = await checkOwnCv({ ...own, cvId: sent });
    else if (sent)
      outcome = await checkCv({
        ...own,
        fileName: sent.name,
        bytes: new Uint8Array(await sent.arrayBuffer()),
      });
    if (wantsJson) return Response.json(outcome);
    return redirect(outcome.failure ? `${TAB}&error=${outcome.failure}` : `${TAB}&check=${outcome.id}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (wantsJson) return Response.json({ error: error.code, text: error.text }, { status: error.status });
    return redirect(`${TAB}&error=${error.code}`);
  }
}

/** The file, or the id of the own CV that is to be checked instead. */
async function readForm(request: Request): Promise<File | string | null> {
  try {
    const form = await uploadForm(request, LARGEST_FILE);
    return form.get('cvId') ?? form.get('file');
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large') return 'too_large';
    throw error;
  }
}

export function loader() {
  return redirect(TAB);
}
