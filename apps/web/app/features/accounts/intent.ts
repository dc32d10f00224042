import { putCookie } from '~/services/put-cookie.ts';

/** What a visitor wanted before signing in. A closed list, never an address: so it can lead nowhere else. */
export const destinations = {
  cvMaker: '/app/cv/dashboard',
  atsc: '/app/cv/dashboard?tab=ats',
  mentoring: '/app/book',
  cvReview: '/app/cv/review',
} as const;

export type Intent = keyof typeof destinations;

const NAME = 'to';
const HOUR = 3600;

/** The cookie that stores an intent, for the server's answer or `document.cookie`. */
export function intentCookie(intent: Intent): string {
  return `${NAME}=${intent}; Path=/; Max-Age=${HOUR}; SameSite=Lax`;
}

export const clearedIntentCookie = `${NAME}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Stores an intent in the browser, as a link that asks for a sign-in is followed. */
export function rememberIntent(intent: Intent): void {
  putCookie(intentCookie(intent));
}

/** The intent of a Cookie header, or undefined when there is none or it is none of ours. */
export function parseIntent(cookieHeader: string | null): Intent | undefined {
  const value = /(?:^|;\s*)to=(\w+)/.exec(cookieHeader ?? '')?.[1];
  return value !== undefined && Object.hasOwn(destinations, value) ? (value as Intent) : undefined;
}
