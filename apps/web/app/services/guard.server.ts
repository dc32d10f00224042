import { AppError } from './error.ts';
import { readForm } from './read-form.server.ts';
import { refusalOf } from './refusal.server.ts';
import { findUnstorableField } from './storable-text.ts';

/**
 * Wraps a loader or an action: a use case's refusal becomes an answer with its status and its sentence, which the
 * nearest error boundary shows.
 */
export function guard<Args, Result>(
  handler: (args: Args) => Promise<Result>,
): (args: Args) => Promise<Result> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const { retryAfter } = refused;
      throw refusal(refused, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) });
    }
  };
}

/** The form that a request carries. @throws an answer 400 where it carries something else, or text that cannot be stored */
export async function formOf(request: Request): Promise<FormData> {
  const form = await readForm(request).catch((error: unknown) => {
    throw refusal(error instanceof AppError ? error : new AppError('invalid'));
  });
  const field = findUnstorableField(form);
  if (field !== undefined) throw refusal(new AppError('unstorable', { field }));
  return form;
}

/** A whole answer: pages' boundaries read it, and an address without a page answers with it as it is. */
function refusal({ code, text, errors, status }: AppError, headers: HeadersInit = {}): Response {
  return Response.json({ code, text, errors }, { status, headers });
}
