/** Why the server refused, in its own words. */
export interface Refusal {
  code: string;
  text: string;
  /** Where to sign in, where nobody is. */
  login: string | null;
  /** The person's own unpaid order that stands in the way. */
  unpaidOrder: string | null;
}

export type Answer<Data> = { ok: true; data: Data } | { ok: false; refusal: Refusal };

const lost: Refusal = {
  code: 'lost',
  text: 'Cannot connecting to payment. Please contact customer support or wait a minutes.',
  login: null,
  unpaidOrder: null,
};

/** Asks a data route of the checkout. An answer that never came is a refusal as well. */
export async function askCheckout<Data>(path: string, init?: RequestInit): Promise<Answer<Data>> {
  try {
    const response = await fetch(`/app/checkout/${path}`, init);
    const body = (await response.json()) as unknown;
    if (response.ok) return { ok: true, data: body as Data };
    const { error, ...said } = body as Partial<Refusal> & { error?: string };
    return { ok: false, refusal: { ...lost, ...said, ...(error && { code: error }) } };
  } catch {
    return { ok: false, refusal: lost };
  }
}

export function postCheckout<Data>(path: string, body: object = {}): Promise<Answer<Data>> {
  return askCheckout(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
