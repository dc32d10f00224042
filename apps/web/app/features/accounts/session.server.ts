import { redirect, type RouterContextProvider } from 'react-router';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import type { Config } from '~/services/config/config.server.ts';
import { AppError } from '~/services/error.ts';
import { requestContext, type RequestScope } from '~/services/request.server.ts';
import { clearedIntentCookie, intentCookie, type Intent } from './intent.ts';
import { FRESH_MS } from './model.ts';
import { isOwnPath, returnCookie } from './return-address.server.ts';

type SignedInScope = RequestScope & { signedIn: SignedInUser };

/** For pages that ask for a sign-in: others go to `/login`, which brings them back to where `intent` says, or to this page. */
export async function requireUser(
  context: Readonly<RouterContextProvider>,
  intent?: Intent,
): Promise<SignedInScope> {
  const scope = context.get(requestContext);
  const signedIn = await scope.user();
  if (signedIn) return { ...scope, signedIn };
  throw redirect('/login', {
    headers: intent ? { 'Set-Cookie': intentCookie(intent) } : rememberPage(scope),
  });
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
 * Who works here shows a second factor first, and sets one up where there is none.
 * @throws AppError not_found
 */
export async function requireRole(
  context: Readonly<RouterContextProvider>,
  ...roles: SignedInUser['role'][]
): Promise<SignedInScope> {
  const scope = await requireUser(context);
  if (!roles.includes(scope.signedIn.role)) throw new AppError('not_found');
  if (owesSecondFactor(scope.services.config, scope.signedIn))
    throw redirect('/app/profile/security?needed=1', { headers: rememberPage(scope) });
  return scope;
}

/** Whether somebody works here and has not shown a second factor in this session. */
export function owesSecondFactor(
  { SECOND_FACTOR }: Pick<Config, 'SECOND_FACTOR'>,
  { role, secondFactorAt }: Pick<SignedInUser, 'role' | 'secondFactorAt'>,
): boolean {
  const works = role === 'admin' || role === 'reviewer';
  return SECOND_FACTOR === 'required' && works && secondFactorAt === null;
}

/**
 * For what must not be done from a screen that somebody left open: tokens, the export, roles, refunds. Call it in the
 * loader or action that does it. Who has not just proved who they are goes to `/app/profile/confirm`, which asks for the
 * password, a code, a passkey or Google, and comes back to this page. An action's form is then sent once more.
 */
export function requireRecentProof(scope: SignedInScope): void {
  if (isProofRecent(scope.signedIn)) return;
  throw redirect('/app/profile/confirm', { headers: rememberPage(scope) });
}

/** The same for answers that script asks. @throws AppError prove_again */
export function requireRecentProofForData({ signedIn }: SignedInScope): void {
  if (!isProofRecent(signedIn)) throw new AppError('prove_again');
}

/** Whether somebody proved within the last minutes, in this session, who they are; a proof of the future is of a clock that was set back. */
export function isProofRecent({ provedAt }: Pick<SignedInUser, 'provedAt'>, now = Date.now()): boolean {
  return Math.abs(now - provedAt.getTime()) < FRESH_MS;
}

function rememberPage({ services, page }: RequestScope): Headers {
  const headers = new Headers();
  if (!isOwnPath(page)) return headers;
  headers.append('Set-Cookie', returnCookie(services.links, page));
  headers.append('Set-Cookie', clearedIntentCookie);
  return headers;
}
