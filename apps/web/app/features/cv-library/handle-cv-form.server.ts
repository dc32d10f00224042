import { redirect } from 'react-router';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Services } from '~/services/services.server.ts';
import { createCv } from './create-cv.server.ts';
import { deleteCv } from './delete-cv.server.ts';
import { duplicateCv } from './duplicate-cv.server.ts';
import { purgeCv } from './purge-deleted-cvs.server.ts';
import { renameCv } from './rename-cv.server.ts';
import { restoreCv } from './restore-cv.server.ts';
import { cvFormSchema, type CvForm } from './schema.ts';
import { markTipSeen } from './tips.server.ts';

interface HandleCvForm {
  services: Pick<Services, 'db' | 'events' | 'jobs' | 'storage'>;
  user: Pick<SignedInUser, 'id' | 'name' | 'email' | 'phone'>;
  form: FormData;
}

export interface CvFormResult {
  done: CvForm['intent'] | null;
  /** The CV that was made, changed or removed. */
  id: string | null;
  /** What to say when nothing was done. */
  error: string | null;
  status: number;
}

/** Does what a form on the dashboard or the preview asks for. Creating leads on to the template picker. */
export async function handleCvForm({ services, user, form }: HandleCvForm): Promise<CvFormResult> {
  const parsed = cvFormSchema.safeParse(textFields(form));
  if (!parsed.success) {
    const { text, status } = new AppError('invalid');
    return refused({ text: fieldErrors(parsed.error)['name'] ?? text, status });
  }
  try {
    return await perform({ services, user, change: parsed.data, pressed: idOfPress(form, user.id) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return refused(error);
  }
}

const refused = ({ text, status }: Pick<AppError, 'text' | 'status'>): CvFormResult => ({
  done: null,
  id: null,
  error: text,
  status,
});

interface Perform extends Omit<HandleCvForm, 'form'> {
  change: CvForm;
  pressed: string | undefined;
}

async function perform({ services, user, change, pressed }: Perform): Promise<CvFormResult> {
  const owner = { services, userId: user.id };
  const done = (id: string): CvFormResult => ({
    done: change.intent,
    id,
    error: null,
    status: 200,
  });
  switch (change.intent) {
    case 'create':
      throw redirect(
        `/app/cv/template/${await createCv({ services, user, name: change.name, id: pressed })}`,
      );
    case 'rename':
      await renameCv({ ...owner, id: change.id, name: change.name });
      return done(change.id);
    case 'delete':
      await deleteCv({ ...owner, id: change.id });
      return done(change.id);
    case 'restore':
      await restoreCv({ ...owner, id: change.id });
      return done(change.id);
    case 'purge':
      await purgeCv({ ...owner, id: change.id });
      return done(change.id);
    case 'seen':
      await markTipSeen({ ...owner, tip: change.tip });
      return { done: 'seen', id: null, error: null, status: 200 };
    case 'duplicate':
      return done(await duplicateCv({ ...owner, id: change.id, copyId: pressed }));
  }
}
