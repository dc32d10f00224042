import type { Log } from '../app/services/log/log.server.ts';

/** What our middleware puts on Hono's context. */
export interface ServerEnv {
  Variables: {
    requestId: string;
    log: Log;
    nonce: string;
    clientIp: string;
    /** The origin that the browser sees, such as `https://setapak.example`. */
    origin: string;
  };
}
