import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields, type FieldErrors } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import { createLetter } from './create-letter.server.ts';
import type { SourceServices } from './letter-sources.server.ts';
import { newLetterForm } from './schema.ts';

interface HandleNewLetter {
  services: SourceServices;
  userId: string;
  form: FormData;
}

export interface NewLetterOutcome {
  /** The new letter; null where it was refused. */
  id: string | null;
  error: string | null;
  errors: FieldErrors;
  values: Record<string, string>;
  status: number;
}

/** Writes the letter that a form asks for. */
export async function handleNewLetter({
  services,
  userId,
  form,
}: HandleNewLetter): Promise<NewLetterOutcome> {
  const values = textFields(form);
  const parsed = newLetterForm.safeParse(values);
  if (!parsed.success) {
    const errors = fieldErrors(parsed.error);
    const isOfField = ['title', 'company', 'ad'].some((name) => name in errors);
    return { id: null, error: isOfField ? null : new AppError('invalid').text, errors, values, status: 400 };
  }
  try {
    const id = await createLetter({ services, userId, request: parsed.data, id: idOfPress(form, userId) });
    return { id, error: null, errors: {}, values: {}, status: 200 };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'not_found') throw error;
    return { id: null, error: error.text, errors: {}, values, status: error.status };
  }
}
