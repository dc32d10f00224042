import { redirect, type RouterContextProvider } from 'react-router';
import { intentCookie } from '~/features/accounts/public.ts';
import type { SignedInUser } from '~/services/auth/auth.server.ts';
import { requestContext, type RequestScope } from '~/services/request.server.ts';

/** Which CV was to be reviewed, or which review was to be seen, when a sign-in came in between. */
interface Place {
  kind: 'cv' | 'book';
  id: string;
}

const NAME = 'review_place';
const PLACE = new RegExp(`(?:^|;\\s*)${NAME}=(cv|book)\\.([a-z0-9]{1,64})(?:;|$)`);
const attributes = 'Path=/app/cv/review; HttpOnly; SameSite=Lax';

/** The address that was remembered; undefined where there is none. Made of a kind and an id, so it leads nowhere else. */
export function rememberedPath(cookieHeader: string | null): string | undefined {
  const [, kind, id] = PLACE.exec(cookieHeader ?? '') ?? [];
  if (!kind || !id) return undefined;
  return kind === 'cv' ? `/app/cv/review?cv=${id}` : `/app/cv/review/${id}`;
}

export const forgottenPlace = `${NAME}=; Max-Age=0; ${attributes}`;

/** For a customer's pages: others go to `/login` and come back to this very place. */
export async function requireCustomer(
  context: Readonly<RouterContextProvider>,
  place?: Place,
): Promise<RequestScope & { signedIn: SignedInUser }> {
  const scope = context.get(requestContext);
  const signedIn = await scope.user();
  if (signedIn) return { ...scope, signedIn };
  const headers = new Headers({ 'Set-Cookie': intentCookie('cvReview') });
  if (place && /^[a-z0-9]{1,64}$/.test(place.id))
    headers.append('Set-Cookie', `${NAME}=${place.kind}.${place.id}; Max-Age=3600; ${attributes}`);
  throw redirect('/login', { headers });
}
