import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { track } from '~/features/analytics/public.ts';
import type { Quote } from '../quote.ts';
import type { PriceableInput } from '../schema.ts';
import { postCheckout, type Answer } from './ask-checkout.ts';

interface Priced extends Quote {
  voucherCode?: string;
}

interface UsePromo {
  purchase: PriceableInput;
  /** The price without a voucher. */
  plain: Quote;
  /** What the server applied already, for a page that came without script or with a code in its address. */
  initial?: { code: string; price: Quote | null; error: string | null } | undefined;
  /** A code of before, which this browser kept; it is applied once it is known. */
  restored?: string | null | undefined;
}

export interface Promo {
  /** As typed; it stays when it is refused. */
  code: string;
  setCode: (code: string) => void;
  /** The code that lowers the price now. */
  applied: string | undefined;
  error: string | null;
  busy: boolean;
  apply: () => void;
  remove: () => void;
}

/** A promo code and the price that it makes. The server prices it; when the purchase changes, it is asked again. */
export function usePromo({ purchase, plain, initial, restored }: UsePromo): { promo: Promo; price: Quote } {
  const [code, setCode] = useState(initial?.code ?? '');
  const [priced, setPriced] = useState<{ key: string; code: string; price: Quote } | null>(
    initial?.price ? { key: JSON.stringify(purchase), code: initial.code, price: initial.price } : null,
  );
  const [error, setError] = useState(initial?.error ?? null);
  const [busy, setBusy] = useState(false);
  const key = JSON.stringify(purchase);
  const latest = useRef(0);

  function heard(asked: { code: string; key: string; turn: number }, answer: Answer<Priced>): void {
    if (asked.turn !== latest.current) return;
    setBusy(false);
    if (answer.ok) {
      const { voucherCode = asked.code, ...rest } = answer.data;
      return setPriced({ key: asked.key, code: voucherCode, price: rest });
    }
    const { text, login } = answer.refusal;
    if (login) return location.assign(login);
    setCode((typed) => typed || asked.code);
    setPriced(null);
    setError(text);
  }

  async function apply(): Promise<void> {
    if (busy || !code.trim()) return;
    const turn = ++latest.current;
    setBusy(true);
    setError(null);
    track('User Set Voucher');
    const answer = await postCheckout<Priced>('price', { purchase, voucherCode: code });
    if (answer.ok) track('voucher set');
    heard({ code, key, turn }, answer);
  }

  // The voucher stays when the purchase changes; what it takes off then is asked anew.
  const askAgain = useEffectEvent((now: string) => {
    if (!priced || priced.key === now) return;
    const asked = { code: priced.code, key: now, turn: ++latest.current };
    const request = postCheckout<Priced>('price', { purchase, voucherCode: asked.code });
    void request.then((answer) => heard(asked, answer));
  });
  useEffect(() => askAgain(key), [key]);

  const restore = useEffectEvent((kept: string) => {
    if (priced || code) return;
    const asked = { code: kept, key, turn: ++latest.current };
    const request = postCheckout<Priced>('price', { purchase, voucherCode: kept });
    void request.then((answer) => heard(asked, answer));
  });
  useEffect(() => {
    if (restored) restore(restored);
  }, [restored]);

  const promo: Promo = {
    code,
    setCode,
    applied: priced?.code,
    error,
    busy: busy || (priced !== null && priced.key !== key),
    apply: () => void apply(),
    remove: () => {
      latest.current += 1;
      setBusy(false);
      setPriced(null);
      setError(null);
    },
  };
  return { promo, price: priced?.key === key ? priced.price : plain };
}
