/** Why the server refused, in its own words. */
export interface Refusal {
  code: string;
  text: string;
  /** Where to sign in, where nobody is. */
  login: string | null;
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal };

const LOST = 'Cannot connecting to payment. Please contact customer support or wait a minutes.';

/** Asks a data route of the checkout. An answer that never came is a refusal as well. */
export async function askCheckout<Data>(path: string, init?: RequestInit): Promise<Answer<Data>> {
  try {
    const response = await fetch(`/app/checkout/${path}`, init);
    const body = (await response.json()) as unknown;
    if (response.ok) return { ok: true, data: body as Data };
    const { error, text, login } = body as { error?: string; text?: string; login?: string };
    return { ok: false, refusal: { code: error ?? 'lost', text: text ?? LOST, login: login ?? null } };
  } catch {
    return { ok: false, refusal: { code: 'lost', text: LOST, login: null } };
  }
}

export function postCheckout<Data>(path: string, body: object = {}): Promise<Answer<Data>> {
  return askCheckout(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
