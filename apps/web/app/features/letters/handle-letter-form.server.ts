import { AppError } from '~/services/error.ts';
import { textFields } from '~/services/form.ts';
import type { Services } from '~/services/services.server.ts';
import { letterForm } from './schema.ts';
import { deleteLetter } from './delete-letter.server.ts';
import { confirmReading } from './confirm-reading.server.ts';
import { sendLetter } from './send-letter.server.ts';

interface HandleLetterForm {
  services: Pick<Services, 'db' | 'rendering' | 'limits' | 'log' | 'storage' | 'jobs' | 'events'>;
  userId: string;
  id: string;
  form: FormData;
}

export interface LetterOutcome {
  intent: string;
  error: string | null;
  status: number;
}

/** Does what a form on the page of a letter asks for. @throws AppError not_found */
export async function handleLetterForm({ form, ...own }: HandleLetterForm): Promise<LetterOutcome> {
  const parsed = letterForm.safeParse(textFields(form));
  if (!parsed.success) return { intent: '', error: new AppError('invalid').text, status: 400 };
  const { intent } = parsed.data;
  try {
    if (parsed.data.intent === 'delete') await deleteLetter(own);
    else if (parsed.data.intent === 'looked-over') await confirmReading(own);
    else await sendLetter({ ...own, isConfirmed: parsed.data.confirmed === 'yes' });
    return { intent, error: null, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return { intent, error: error.text, status: error.status };
  }
}
