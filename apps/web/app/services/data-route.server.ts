import { AppError } from './error.ts';

/** Wraps a loader or an action that answers script, not pages: a refusal becomes `{error, text, unpaidOrder?}` with its status. */
export function dataRoute<Args>(
  handler: (args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      if (error.retryAfter !== undefined) headers.set('Retry-After', String(error.retryAfter));
      const { code, text, unpaidOrder, status } = error;
      return Response.json({ error: code, text, unpaidOrder }, { status, headers });
    }
  };
}

/** The JSON body of a request. @throws AppError invalid */
export async function jsonBody(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch (error) {
    throw new AppError('invalid', { cause: error });
  }
}
