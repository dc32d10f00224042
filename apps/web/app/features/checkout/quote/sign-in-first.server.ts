import { intentCookie, type Intent } from '~/features/accounts/public.ts';
import { AppError } from '~/services/error.ts';
import type { PriceableInput } from '../schema.ts';

const intents: Record<PriceableInput['transactionType'], Intent> = {
  mentoring: 'mentoring',
  ats: 'atsc',
  cvReview: 'cvReview',
};

interface SignInFirst {
  code: 'not_signed_in' | 'no_customer';
  buying: PriceableInput['transactionType'];
}

/** The answer to a script's request without a session: why, where to sign in, and the cookie that leads back from there. */
export function signInFirst({ code, buying }: SignInFirst): Response {
  const { text, status } = new AppError(code);
  return Response.json(
    { error: code, text, login: '/login' },
    { status: status === 400 ? 401 : status, headers: { 'Set-Cookie': intentCookie(intents[buying]) } },
  );
}
