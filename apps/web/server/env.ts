import type { SignedInUser } from '../app/services/auth/auth.server.ts';
import type { Log } from '../app/services/log/log.server.ts';

/** What our middleware puts on Hono's context. */
export interface ServerEnv {
  Variables: {
    requestId: string;
    log: Log;
    nonce: string;
    clientIp: string;
    /** Who is signed in; the database is queried once a request, and only when a session cookie came along. */
    user(): Promise<SignedInUser | null>;
    /** The origin that the browser sees, such as `https://setapak.example`. */
    origin: string;
    /** Why a request was refused, where its status does not say it. */
    refusal?: string;
  };
}
