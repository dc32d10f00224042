import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import type { Services } from '~/services/services.server.ts';
import { addEvent, markEvent, removeEvent } from './application-events.server.ts';
import { attachCv, removeFile } from './application-files.server.ts';
import { chooseMatchCv } from './choose-match-cv.server.ts';
import { choosePostOfAd } from './choose-post-of-ad.server.ts';
import { matchApplication } from './match-application.server.ts';
import { saveApplication } from './save-application.server.ts';
import { applicationForm, type ApplicationForm } from './schema.ts';

interface HandleApplicationForm {
  services: Pick<
    Services,
    'db' | 'baseUrl' | 'events' | 'storage' | 'limits' | 'jobs' | 'rendering' | 'reading' | 'log'
  >;
  userId: string;
  id: string;
  form: FormData;
}

export interface ApplicationOutcome {
  /** Which form it was. */
  intent: string;
  isDone: boolean;
  /** After a save. */
  version: number | null;
  error: string | null;
  errors: FieldErrors;
  /** What was typed, where it was refused. */
  values: Record<string, string>;
  status: number;
}

const CHANGED =
  'Lamaran ini sudah diubah di tab atau perangkat lain, jadi ketikanmu belum disimpan. Ketikanmu masih ada di bawah: salin yang perlu, lalu muat yang terbaru.';

/** Does what a form on the page of an application asks for. @throws AppError not_found */
export async function handleApplicationForm(options: HandleApplicationForm): Promise<ApplicationOutcome> {
  const { form, ...own } = options;
  const values = textFields(form);
  const intent = values['intent'] ?? '';
  const refused = { intent, isDone: false, version: null, error: null, errors: {}, values };
  const parsed = applicationForm.safeParse(values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const isOfField = Object.keys(errors).some((name) => name in values && name !== 'intent');
    return { ...refused, errors, error: isOfField ? null : new AppError('invalid').text, status: 400 };
  }
  try {
    const version = await perform(own, parsed.data, idOfPress(form, own.userId));
    return { ...refused, isDone: true, version, values: {}, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    const text = error.code === 'conflict' ? CHANGED : error.text;
    return { ...refused, error: text, status: error.status };
  }
}

async function perform(
  own: Omit<HandleApplicationForm, 'form'>,
  form: ApplicationForm,
  pressed: string | undefined,
): Promise<number | null> {
  switch (form.intent) {
    case 'save': {
      const { intent: _, version, ...fields } = form;
      return saveApplication({ ...own, version, fields });
    }
    case 'add-event':
      await addEvent({ ...own, ...form, newEventId: pressed });
      return null;
    case 'done-event':
      await markEvent({ ...own, eventId: form.eventId, isDone: form.done === 'yes' });
      return null;
    case 'remove-event':
      await removeEvent({ ...own, eventId: form.eventId });
      return null;
    case 'attach-cv':
      await attachCv({ ...own, cvId: form.cvId });
      return null;
    case 'remove-file':
      await removeFile({ ...own, fileId: form.fileId });
      return null;
    case 'post':
      await choosePostOfAd({ ...own, post: form.post });
      return null;
    case 'match-cv':
      await chooseMatchCv({ ...own, cvId: form.cvId });
      return null;
    case 'match':
      await matchApplication({ ...own, checkId: form.checkId });
      return null;
  }
}
