import { VerifiedPage } from '~/features/accounts/components/verified-page.tsx';
import { requireUser } from '~/features/accounts/session.server.ts';
import { verifyEmail } from '~/features/accounts/verify-email.server.ts';
import { AppError } from '~/services/error.ts';
import type { Route } from './+types/verify-email.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Verifikasi email | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/** The link stands in the address: it must not travel on to wherever somebody goes from here. */
export const headers: Route.HeadersFunction = () => ({
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
});

/**
 * Where the mail's link leads. It asks for a sign-in: the link shows who reads the mailbox, the session who made the
 * account, and only both together that the address is theirs.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, signedIn } = await requireUser(context);
  const token = new URL(request.url).searchParams.get('token') ?? '';
  try {
    await verifyEmail({ services, user: signedIn, token });
    return { email: signedIn.email, refusal: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { email: signedIn.email, refusal: error.text };
  }
}

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  return <VerifiedPage {...loaderData} />;
}
