import { createContext } from 'react-router';
import type { SignedInUser } from './auth/auth.server.ts';
import type { AppError } from './error.ts';
import type { Log } from './log/log.server.ts';
import type { Services } from './services.server.ts';

/** What the server knows of one request, handed to loaders and actions through the router's context. */
export interface RequestScope {
  services: Services;
  log: Log;
  requestId: string;
  /** For the script tags of this answer alone. */
  nonce: string;
  clientIp: string;
  /** The address of the requested page, path and query, also where its data or form alone is. */
  page: string;
  /** Set where an error says why it is no failure of ours, such as that the database is away. */
  refused?: AppError;
  /** Who is signed in; read from the database once a request, and only when a session cookie came along. */
  user(): Promise<SignedInUser | null>;
}

export const requestContext = createContext<RequestScope>();
