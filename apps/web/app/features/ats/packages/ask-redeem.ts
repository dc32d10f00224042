import type { RedeemRequest } from '../schema.ts';

export interface Redeemed {
  code: string;
  usesGranted: number;
}

type Answer = { ok: true; data: Redeemed } | { ok: false; text: string };

const LOST = 'reedem code gagal diterapkan';

/** Asks what a code gives, or uses it. Who is no longer signed in is sent to do that. */
export async function askRedeem(request: RedeemRequest): Promise<Answer> {
  try {
    const response = await fetch('/app/cv/ats-redeem', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    });
    const body = (await response.json()) as unknown;
    if (response.ok) return { ok: true, data: body as Redeemed };
    const { text, login } = body as { text?: string; login?: string };
    if (login) location.assign(login);
    return { ok: false, text: text ?? LOST };
  } catch {
    return { ok: false, text: LOST };
  }
}
