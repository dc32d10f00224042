import { AppError } from '~/services/error.ts';
import { fieldErrors, textFields } from '~/services/form.ts';
import { idOfPress } from '~/services/press.server.ts';
import { leaveComment } from './leave-comment.server.ts';
import { commentSchema } from './schema.ts';

interface TakeComment extends Omit<Parameters<typeof leaveComment>[0], 'form'> {
  form: FormData;
}

/** A comment's form: what became of it, for the page to say. */
export async function takeComment({ form, ...rest }: TakeComment) {
  const values = textFields(form);
  const refusal = { sent: false, values, errors: {}, refused: null };
  const sent = { ...refusal, sent: true, values: {} };
  // A field that people do not see: only a program fills it in, and need not know that nothing was kept.
  if (values['website']) return sent;
  const parsed = commentSchema.safeParse(values);
  if (!parsed.success) return { ...refusal, errors: fieldErrors(parsed.error) };
  try {
    await leaveComment({ ...rest, form: parsed.data, id: idOfPress(form, rest.shared.id) });
    return sent;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { ...refusal, refused: error.text };
  }
}
