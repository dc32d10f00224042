import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, type JWK } from 'jose';

interface Person {
  name: string;
  email: string;
  /** Whether the provider vouches for the address. */
  verified: boolean;
}

/** What a program asks when it sends somebody here (OpenID Connect Core 1.0, section 3.1.2.1, with PKCE). */
export interface Ask {
  clientId: string;
  redirectUri: string;
  state: string;
  nonce?: string | undefined;
  codeChallenge: string;
}

const CODE_MS = 60_000;

/** A small OpenID provider in the memory of the demo. It believes everybody; it is never there in production. */
export async function createDemoProvider(issuer: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const key: JWK = { ...(await exportJWK(publicKey)), kid: 'demo', alg: 'ES256', use: 'sig' };
  const codes = new Map<string, { ask: Ask; person: Person; until: number }>();

  return {
    jwks: { keys: [key] },
    /** A code for one exchange within a minute. */
    grant(ask: Ask, person: Person): string {
      const code = randomUUID();
      codes.set(code, { ask, person, until: Date.now() + CODE_MS });
      return code;
    },
    /** @returns the tokens for a code, or null when code, address or PKCE verifier are not those that were agreed on */
    async exchange(code: string, redirectUri: string, verifier: string) {
      const granted = codes.get(code);
      codes.delete(code);
      if (!granted || granted.until < Date.now()) return null;
      const { ask, person } = granted;
      if (ask.redirectUri !== redirectUri || ask.codeChallenge !== challengeOf(verifier)) return null;
      const { email, name, verified } = person;
      const idToken = await new SignJWT({ email, name, email_verified: verified, nonce: ask.nonce })
        .setProtectedHeader({ alg: 'ES256', kid: 'demo' })
        .setIssuer(issuer)
        .setAudience(ask.clientId)
        .setSubject(createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21))
        .setIssuedAt()
        .setExpirationTime('5m')
        .sign(privateKey);
      return { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken };
    },
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}
