import { Link } from 'react-router';
import type { Refusal } from './call-server.ts';

/** A refusal as it stands on the screen. */
export type ShownRefusal = Pick<Refusal, 'text' | 'login'>;

/** Why the server refused, with the link to sign in where that is what is missing; signing in leads back to this page. */
export function RefusalText({ text, login }: ShownRefusal) {
  return (
    <>
      {text} {login && <Link to={login}>Masuk lagi</Link>}
    </>
  );
}
