import { Hono } from 'hono';
import type { Services } from '../../app/services/services.server.ts';
import { DEMO_CLIENT, DEMO_GOOGLE_PATH } from '../../app/services/auth/demo-google.ts';
import type { ServerEnv } from '../env.ts';
import { createDemoProvider, type Ask } from './provider.ts';
import { signInPage } from './page.ts';

/**
 * The demo's stand-in for Google: discovery, keys, sign-in page, token. Mounted only where no real Google is configured,
 * which production does not allow.
 */
export async function demoGoogleRoutes(app: Hono<ServerEnv>, services: Services): Promise<void> {
  const { config, baseUrl, loopbackUrl } = services;
  if (config.SETAPAK_MODE !== 'demo' || config.GOOGLE_CLIENT_ID) return;
  const issuer = baseUrl + DEMO_GOOGLE_PATH;
  const provider = await createDemoProvider(issuer);
  const routes = new Hono<ServerEnv>();

  // The browser comes by the address that it uses already, the program itself by the shortest way.
  routes.get('/.well-known/openid-configuration', (context) =>
    context.json({
      issuer,
      authorization_endpoint: `${context.req.query('origin') ?? baseUrl}${DEMO_GOOGLE_PATH}/authorize`,
      token_endpoint: `${loopbackUrl}${DEMO_GOOGLE_PATH}/token`,
      jwks_uri: `${loopbackUrl}${DEMO_GOOGLE_PATH}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
    }),
  );
  routes.get('/jwks', (context) => context.json(provider.jwks));

  routes.get('/authorize', (context) => {
    const query = new URL(context.req.url).searchParams;
    if (!readAsk(query, context.get('origin')))
      return context.json({ text: 'Permintaan masuk ini tidak lengkap.' }, 400);
    return context.html(signInPage(query.toString()));
  });

  routes.post('/authorize', async (context) => {
    const ask = readAsk(new URL(context.req.url).searchParams, context.get('origin'));
    if (!ask) return context.json({ text: 'Permintaan masuk ini tidak lengkap.' }, 400);
    const form = new URLSearchParams(await context.req.text());
    const text = (name: string) => (form.get(name) ?? '').trim();
    const back = new URL(ask.redirectUri);
    back.searchParams.set('state', ask.state);
    if (form.has('cancel')) back.searchParams.set('error', 'access_denied');
    else {
      const person = {
        name: text('name'),
        email: text('email').toLowerCase(),
        verified: form.has('verified'),
      };
      if (!person.name || !person.email.includes('@')) return context.redirect(context.req.url);
      back.searchParams.set('code', provider.grant(ask, person));
    }
    return context.redirect(back.href);
  });

  routes.post('/token', async (context) => {
    const form = new URLSearchParams(await context.req.text());
    const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map(
      (name) => form.get(name) ?? '',
    );
    const tokens = await provider.exchange(code ?? '', redirectUri ?? '', verifier ?? '');
    return tokens ? context.json(tokens) : context.json({ error: 'invalid_grant' }, 400);
  });

  app.route(DEMO_GOOGLE_PATH, routes);
}

/** Only our own program may ask, and only to be answered at its own address. */
function readAsk(query: URLSearchParams, origin: string): Ask | null {
  const ask = {
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    state: query.get('state') ?? '',
    nonce: query.get('nonce') ?? undefined,
    codeChallenge: query.get('code_challenge') ?? '',
  };
  const ours = ask.clientId === DEMO_CLIENT.id && ask.redirectUri === `${origin}/api/auth/callback/google`;
  return ours && ask.state && ask.codeChallenge ? ask : null;
}
