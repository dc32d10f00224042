/** What answers a person who needs help: Chatwoot where one is configured, else a small panel of our own. */
type SupportKind = { kind: 'panel' } | { kind: 'chatwoot'; baseUrl: string; token: string };

export interface Support {
  widget: SupportKind;
  /** Visitors see it; who is signed in asks for it on the profile page. */
  shown: boolean;
}

interface SupportOptions {
  chatUrl: string | undefined;
  chatToken: string | undefined;
  cookie: string | null;
  signedIn: boolean;
}

const YEAR = 365 * 24 * 3600;

/** The choice of a person who is signed in, kept in the browser that it was made in. */
export const chatCookie = `chat=on; Path=/; Max-Age=${YEAR}; SameSite=Lax; HttpOnly`;
export const clearedChatCookie = 'chat=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly';

export function supportFor({ chatUrl, chatToken, cookie, signedIn }: SupportOptions): Support {
  const widget: SupportKind =
    chatUrl && chatToken
      ? { kind: 'chatwoot', baseUrl: chatUrl.replace(/\/$/, ''), token: chatToken }
      : { kind: 'panel' };
  return { widget, shown: !signedIn || isChatOn(cookie) };
}

export function isChatOn(cookie: string | null): boolean {
  return /(?:^|;\s*)chat=on(?:;|$)/.test(cookie ?? '');
}
