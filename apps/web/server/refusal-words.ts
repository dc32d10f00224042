import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { AppError } from '../app/services/error.ts';
import art from '../app/ui/art/stumble.svg?no-inline';
import { themeOf } from '../app/ui/theme.ts';

/** Explains every refusal. Used twice: inside of compression, and outside of the middleware that refuses before it. */
export function explainRefusals(styles: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.status < 400 || context.res.headers.has('content-encoding')) return;
    const explained = await explain(context.req.raw, context.res, styles);
    if (explained === context.res) return;
    // Else the headers of the answer before are laid over those of the new one.
    context.res = undefined;
    context.res = explained;
  };
}

/** What a person reads where nothing of ours says why. */
export const UNEXPECTED = 'Terjadi kesalahan di server kami. Coba lagi sebentar lagi, ya.';

/**
 * An address without a page (a file, a call from script) refuses with JSON, and where it failed or knows no such method React Router
 * answers for it, in English words of its own.
 * @param styles addresses of the style sheets of all pages
 * @returns the same refusal in a sentence of ours: a page for a browser that opens the address or sends it a form, else JSON
 */
export async function explain(
  request: Request,
  answer: Response,
  styles: readonly string[],
): Promise<Response> {
  const type = answer.headers.get('content-type') ?? '';
  const opens = request.headers.get('accept')?.includes('text/html') ?? false;
  if (answer.status < 400 || /^text\/(html|x-script)/.test(type)) return answer;

  const body = await answer.clone().text();
  const refusal = parse(body);
  const isRouters = body.startsWith('Unexpected Server Error') || refusal?.['message'] !== undefined;
  const text = typeof refusal?.['text'] === 'string' ? refusal['text'] : sentenceFor(answer.status);
  if (!opens && !isRouters) return answer;

  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  const init = { status: answer.status, headers };
  if (!opens) return Response.json({ error: codeFor(answer.status), text }, init);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(String(await pageOf(text, request, styles)), init);
}

function parse(body: string): Record<string, unknown> | undefined {
  if (!body.startsWith('{')) return undefined;
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}

const codes = {
  400: 'invalid',
  401: 'not_signed_in',
  403: 'foreign_origin',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'too_large',
  429: 'too_many',
  // A neighbour is away, or has no room left.
  503: 'unavailable',
} as const;

function codeFor(status: number) {
  return status in codes ? codes[status as keyof typeof codes] : 'unexpected';
}

function sentenceFor(status: number): string {
  const code = codeFor(status);
  return code === 'unexpected' ? UNEXPECTED : new AppError(code).text;
}

/** Where one can try again: the same address, or, after a form, the page that it stood on. */
function wayBack({ method, url, headers }: Request): string | null {
  const here = new URL(url);
  const referer = headers.get('referer');
  const from = method === 'GET' ? here : referer !== null && URL.canParse(referer) ? new URL(referer) : null;
  if (from?.host !== here.host) return null;
  // Two slashes at the beginning would name another server.
  return from.pathname.replace(/^[\\/]+/, '/') + from.search;
}

function pageOf(text: string, request: Request, styles: readonly string[]) {
  const theme = themeOf(request.headers.get('cookie'));
  const back = wayBack(request);
  return html`<!doctype html>
    <html lang="id" data-theme="${theme === 'device' ? '' : theme}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>Ada kendala | Setapak</title>
        ${styles.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
        <style>
          main {
            display: grid;
            gap: 1rem;
            justify-items: center;
            align-content: center;
            min-height: 100dvh;
            padding: 2rem 1.25rem;
            text-align: center;
          }
          main img {
            width: min(320px, 72vw);
            height: auto;
          }
          main h1 {
            max-width: 28ch;
            font-size: 1.5rem;
          }
          main p {
            display: flex;
            flex-wrap: wrap;
            justify-content: center;
            gap: 0.75rem;
          }
          main a {
            display: inline-flex;
            align-items: center;
            min-height: 44px;
            padding: 0 1.25rem;
            border: 1.5px solid var(--line-control);
            border-radius: var(--radius-m);
            color: var(--text-strong);
            font-weight: 600;
            text-decoration: none;
          }
          main a:first-child {
            border-color: transparent;
            background: var(--brand);
            color: var(--on-brand);
          }
        </style>
      </head>
      <body>
        <main>
          <img src="${art}" alt="" width="420" height="300" />
          <h1>${text}</h1>
          <p>
            ${back === null ? '' : html`<a href="${back}">Coba lagi</a>`}
            <a href="/">Ke beranda Setapak</a>
          </p>
        </main>
      </body>
    </html>`;
}
