import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { authOptions, type AuthOptions } from './auth.server.ts';

interface GoogleOptions extends AuthOptions {
  clientId: string;
  clientSecret: string;
  /** Where the provider describes itself (OpenID Connect Discovery 1.0), to a program at this address of ours. */
  discoveryUrl(baseUrl: string): string;
  /** In the demo the way back leads to whatever address the browser uses, such as a phone's on the same network. */
  followsOrigin: boolean;
}

interface GoogleStart {
  /** The origin that the browser sees. */
  origin: string;
  headers: Headers;
  /** Paths of ours: where to go afterwards, a newcomer, and when it fails. */
  callbackURL: string;
  newUserCallbackURL: string;
  errorCallbackURL: string;
  /** The address that Google should offer. */
  loginHint?: string | undefined;
}

export interface Google {
  /** @returns Google's address to go to, and the headers that tie the way back to this browser */
  start(options: GoogleStart): Promise<{ url: string; headers: Headers }>;
  /** Answers the request with which Google sends the browser back. */
  callback(request: Request): Promise<Response>;
}

/** Google's configuration could not be loaded. */
class GoogleError extends Error {
  override readonly name = 'GoogleError';
}

/** How many addresses of one demo are served; a person has two or three. */
const MOST_ORIGINS = 8;

/**
 * Sign-in with Google. The provider's configuration is loaded at its first use, and again if that failed: so the
 * program starts without it, and an outage of theirs ends with their outage.
 */
export function createGoogle(options: GoogleOptions): Google {
  const opened = new Map<string, ReturnType<typeof open>>();

  async function ready(origin: string) {
    const baseUrl = options.followsOrigin ? origin : options.baseUrl;
    if (!opened.has(baseUrl) && opened.size >= MOST_ORIGINS) opened.clear();
    const auth = opened.get(baseUrl) ?? open({ ...options, baseUrl });
    opened.set(baseUrl, auth);
    try {
      return await auth;
    } catch (error) {
      opened.delete(baseUrl);
      throw error;
    }
  }

  return {
    async start({ origin, headers, ...body }) {
      const auth = await ready(origin);
      const { response, headers: set } = await auth.api.signInSocial({
        body: { provider: 'google', disableRedirect: true, ...body },
        headers,
        returnHeaders: true,
      });
      if (!response.url) throw new GoogleError('no address to go to');
      return { url: response.url, headers: set };
    },
    async callback(request) {
      const auth = await ready(new URL(request.url).origin);
      return auth.handler(withoutRepeats(request));
    },
  };
}

/** A parameter that came twice counts as missing: OAuth sends each once (RFC 6749, 3.1). */
function withoutRepeats(request: Request): Request {
  const url = new URL(request.url);
  const names = [...url.searchParams.keys()];
  const repeated = names.filter((name, position) => names.indexOf(name) !== position);
  if (repeated.length === 0) return request;
  for (const name of repeated) url.searchParams.delete(name);
  return new Request(url, request);
}

async function open({ clientId, clientSecret, discoveryUrl, ...options }: GoogleOptions) {
  const auth = betterAuth({
    ...authOptions(options),
    onAPIError: { errorURL: `${options.baseUrl}/login` },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: 'google',
            clientId,
            clientSecret,
            discoveryUrl: discoveryUrl(options.baseUrl),
            pkce: true,
            requireIdTokenVerification: true,
            prompt: 'select_account',
            scopes: ['openid', 'email', 'profile'],
            // Pictures of Google's would be loaded from Google by everyone who sees them.
            mapProfileToUser: () => ({ image: undefined }),
          },
        ],
      }),
    ],
  });
  const { socialProviders } = await auth.$context;
  if (!socialProviders.some(({ id }) => id === 'google'))
    throw new GoogleError('the provider does not answer');
  return auth;
}
