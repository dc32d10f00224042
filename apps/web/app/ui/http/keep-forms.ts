import { data, isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { LOGIN_AND_BACK } from './call-server.ts';
import { showUnsent, TAKEN_EVENT } from './unsent-event.ts';

type Results = Record<string, DataStrategyResult>;

const TEXTS = {
  offline: 'Kamu sedang offline. Isianmu tetap di sini dan kami kirim begitu tersambung lagi.',
  unreachable: 'Server kami tidak terjangkau. Isianmu masih di sini: periksa koneksi, lalu kirim lagi.',
  signedOut: 'Sesimu sudah berakhir. Isianmu masih di sini: masuk lagi di tab baru, lalu kirim ulang.',
  failed: 'Ada yang tidak beres di server kami. Isianmu masih di sini: coba kirim lagi sebentar lagi.',
};

/**
 * A form that could not be sent, or that was refused, leaves the page as it is with what was typed: offline it waits for the
 * network, and a session that ended, an error or a refusal is said above the page instead of replacing it. Reading pages is
 * left to the routes' own boundaries.
 */
export const keepForms: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (request.method === 'GET') return next();
  if (!navigator.onLine) {
    const waited = new AbortController();
    showUnsent({ text: TEXTS.offline, until: waited.signal });
    await backOnline(request.signal).finally(() => waited.abort());
  }
  const results = await next();
  if (Object.values(results).every(isTaken)) window.dispatchEvent(new Event(TAKEN_EVENT));
  for (const [routeId, { result, type }] of Object.entries(results)) {
    const text = refusalOf(unwrapped(result), type);
    if (text === undefined || request.signal.aborted) continue;
    showUnsent({ text, ...(text === TEXTS.signedOut && { login: LOGIN_AND_BACK }) });
    // A status over 400 keeps the router from loading the page anew, which would fail the same way.
    results[routeId] = { type: 'data', result: data(undefined, { status: 503 }) };
  }
  return results;
};

function isTaken({ type, result }: DataStrategyResult): boolean {
  if (result instanceof Response) return result.status < 400 && !isLostSession(result);
  if (type === 'error') return false;
  const init = typeof result === 'object' && result !== null && 'init' in result ? result.init : null;
  return ((init as ResponseInit | null)?.status ?? 200) < 400;
}

/** The router hands an action's error on with the status that it came with. */
function unwrapped(result: unknown): unknown {
  const isWrapped = typeof result === 'object' && result !== null && 'init' in result && 'data' in result;
  return isWrapped ? result.data : result;
}

/** @returns what to say, or undefined where the form was taken or answers for itself */
function refusalOf(result: unknown, type: DataStrategyResult['type']): string | undefined {
  if (result instanceof Response) return isLostSession(result) ? TEXTS.signedOut : undefined;
  if (type !== 'error') return undefined;
  if (!isRouteErrorResponse(result)) return result instanceof TypeError ? TEXTS.unreachable : TEXTS.failed;
  const { data: said } = result as { data: unknown };
  const text = typeof said === 'object' && said && 'text' in said ? said.text : undefined;
  return typeof text === 'string' ? text : TEXTS.failed;
}

/** The page was opened by somebody who was signed in, and the server no longer knows them. */
function isLostSession({ headers }: Response): boolean {
  const { signedIn } = document.documentElement.dataset;
  return signedIn !== undefined && /^\/login(\?|$)/.test(headers.get('location') ?? '');
}

function backOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
