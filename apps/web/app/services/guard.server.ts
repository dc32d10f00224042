import { data, type RouterContextProvider } from 'react-router';
import type { Role, SignedInUser } from './auth/auth.server.ts';
import { AppError } from './error.ts';
import { requestContext, type RequestScope } from './request.server.ts';

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

/**
 * For what only people of certain roles may see: to everybody else it does not exist.
 * @throws AppError not_found
 */
export async function requireRole(
  context: Readonly<RouterContextProvider>,
  ...roles: Role[]
): Promise<RequestScope & { signedIn: SignedInUser }> {
  const scope = context.get(requestContext);
  const signedIn = await scope.user();
  if (!signedIn || !roles.includes(signedIn.role)) throw new AppError('not_found');
  return { ...scope, signedIn };
}
