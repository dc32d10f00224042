/** One press of a buying button, kept for this tab: so a reload or a lost answer leads to the same order. */
interface KeptPress {
  /** The purchase, word for word. */
  request: string;
  clientToken: string;
  /** Set once the server answered and while its payment dialog stands open. */
  bookId?: string;
}

const nameOf = (scope: string) => `checkout-${scope}`;

export function readPress(scope: string): KeptPress | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(scope)) ?? 'null') as KeptPress | null;
  } catch {
    return null;
  }
}

export function keepPress(scope: string, press: KeptPress | null): void {
  try {
    if (press) sessionStorage.setItem(nameOf(scope), JSON.stringify(press));
    else sessionStorage.removeItem(nameOf(scope));
  } catch {
    // A browser that keeps nothing still buys; only a reload forgets the press.
  }
}

/** The press for this purchase: the one that is kept if its purchase is the same, else a new one. */
export function pressFor(scope: string, request: string): KeptPress {
  const kept = readPress(scope);
  if (kept?.request === request) return kept;
  const press = { request, clientToken: newToken() };
  keepPress(scope, press);
  return press;
}

// Not randomUUID: that exists only on https and localhost.
function newToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
