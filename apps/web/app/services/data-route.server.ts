import { AppError } from './error.ts';
import { refusalOf } from './refusal.server.ts';
import { findUnstorable } from './storable-text.ts';

/** Wraps a loader or an action that answers script, not pages: a refusal becomes `{error, text, errors?, unpaidOrder?, total?}` with its status. */
export function dataRoute<Args>(
  handler: (args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      const refused = refusalOf(error);
      if (!refused) throw error;
      const headers = new Headers({ 'Cache-Control': 'no-store' });
      if (refused.retryAfter !== undefined) headers.set('Retry-After', String(refused.retryAfter));
      const { code, text, errors, unpaidOrder, total, status } = refused;
      return Response.json({ error: code, text, errors, unpaidOrder, total }, { status, headers });
    }
  };
}

/** The JSON body of a request. @throws AppError invalid, or unstorable where a string of it cannot be stored */
export async function jsonBody(request: Request): Promise<unknown> {
  const body: unknown = await request.json().catch((error: unknown) => {
    throw new AppError('invalid', { cause: error });
  });
  const field = findUnstorable(body);
  if (field !== undefined) throw new AppError('unstorable', { field });
  return body;
}
