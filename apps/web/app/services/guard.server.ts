import { data } from 'react-router';
import { AppError } from './error.ts';

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
      if (!(error instanceof AppError)) throw error;
      const headers =
        error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) };
      throw data({ code: error.code, text: error.text }, { status: error.status, headers });
    }
  };
}

/** The form that a request carries. @throws an answer 400 where it carries something else */
export async function formOf(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    const { code, status, text } = new AppError('invalid');
    throw data({ code, text }, { status });
  }
}
