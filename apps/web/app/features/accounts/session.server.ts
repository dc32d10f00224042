import { redirect, type RouterContextProvider } from 'react-router';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext, type RequestScope } from '~/services/request.server.ts';
import { intentCookie, type Intent } from './intent.ts';

export type SignedInScope = RequestScope & { signedIn: SignedInUser };

/** For pages that ask for a sign-in: others go to `/login`, which brings them back to where `intent` says. */
export async function requireUser(
  context: Readonly<RouterContextProvider>,
  intent?: Intent,
): Promise<SignedInScope> {
  const scope = context.get(requestContext);
  const signedIn = await scope.user();
  if (signedIn) return { ...scope, signedIn };
  const headers = intent ? { 'Set-Cookie': intentCookie(intent) } : undefined;
  throw redirect('/login', { headers });
}

/** For answers that are data, not pages. @throws AppError not_signed_in */
export async function requireUserForData(context: Readonly<RouterContextProvider>): Promise<SignedInScope> {
  const scope = context.get(requestContext);
  const signedIn = await scope.user();
  if (!signedIn) throw new AppError('not_signed_in');
  return { ...scope, signedIn };
}

/**
 * For the pages of those who run the product. Who has not signed in goes to `/login`; for everybody else they do not exist.
 * @throws AppError not_found
 */
export async function requireRole(
  context: Readonly<RouterContextProvider>,
  ...roles: SignedInUser['role'][]
): Promise<SignedInScope> {
  const scope = await requireUser(context);
  if (!roles.includes(scope.signedIn.role)) throw new AppError('not_found');
  return scope;
}
