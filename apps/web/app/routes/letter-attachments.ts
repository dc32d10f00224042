import { idOfPress } from '~/services/press.server.ts';
import { redirect } from 'react-router';
import { requireUser } from '~/features/accounts/session.server.ts';
import { addAttachment } from '~/features/letters/attachments.server.ts';
import { LARGEST_ATTACHMENT, LETTERS, pathOfPackage } from '~/features/letters/model.ts';
import { attachmentKind, letterId } from '~/features/letters/schema.ts';
import { AppError } from '~/services/error.ts';
import { guard } from '~/services/guard.server.ts';
import { uploadForm } from '~/services/upload-form.server.ts';
import type { Route } from './+types/letter-attachments.ts';

/** Takes a paper for packages. Script asks for JSON and shows progress; a plain form is sent back to the page. */
export const action = guard(async ({ request, context }: Route.ActionArgs) => {
  const { services, signedIn } = await requireUser(context);
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false;
  try {
    const form = await readForm(request);
    const file = form.get('file');
    const kind = attachmentKind.safeParse(form.get('kind'));
    if (!(file instanceof File) || !kind.success) throw new AppError('bad_letter_attachment');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const own = { services, userId: signedIn.id };
    const id = await addAttachment({
      ...own,
      kind: kind.data,
      fileName: file.name,
      bytes,
      id: idOfPress(form, signedIn.id),
    });
    const letter = letterId.safeParse(form.get('letter'));
    if (wantsJson) return Response.json({ id });
    return redirect(letter.success ? pathOfPackage(letter.data) : LETTERS);
  } catch (error) {
    if (!wantsJson || !(error instanceof AppError)) throw error;
    return Response.json({ error: error.code, text: error.text }, { status: error.status });
  }
});

async function readForm(request: Request): Promise<FormData> {
  try {
    return await uploadForm(request, LARGEST_ATTACHMENT);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large')
      throw new AppError('bad_letter_attachment', { cause: error });
    throw error;
  }
}

export function loader() {
  return redirect(LETTERS);
}
