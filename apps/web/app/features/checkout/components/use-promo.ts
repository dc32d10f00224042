import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { track } from '~/features/analytics/public.ts';
import { callServer, type Answer } from '~/ui/http/call-server.ts';
import { CHECKOUT_LOST } from '../model.ts';
import type { Quote } from '../quote/quote.ts';
import type { PriceableInput } from '../schema.ts';

interface Priced extends Quote {
  voucherCode?: string;
}

interface UsePromo {
  purchase: PriceableInput;
  /** The price without a voucher. */
  plain: Quote;
  /** What the server applied already, for a page that came without script or with a code in its address. */
  initial?: { code: string; price: Quote | null; refusal: PromoRefusal | null } | undefined;
  /** A code of before, which this browser kept; it is applied once it is known. */
  restored?: string | null | undefined;
}

/** Why a code cannot be used; where the person's own unpaid order holds it, which one. */
interface PromoRefusal {
  text: string;
  unpaidOrder: string | null;
}

export interface Promo {
  /** As typed; it stays when it is refused. */
  code: string;
  setCode: (code: string) => void;
  /** The code that lowers the price now. */
  applied: string | undefined;
  /** Rupiah that it takes off, once that is known. */
  saves: number | undefined;
  refusal: PromoRefusal | null;
  busy: boolean;
  apply: () => void;
  /**
   * A code that is typed but not applied yet is applied first, so that nobody pays without it unawares.
   * @returns whether that is so, and the press waits for another one at the price that it makes
   */
  applyFirst: () => boolean;
  /** The field's place on the page. */
  place: RefObject<HTMLDivElement | null>;
  remove: () => void;
  /** Asks what the code takes off now: a price may have changed. */
  refresh: () => void;
}

const priceOf = (purchase: PriceableInput, voucherCode: string) =>
  callServer<Priced>('/app/checkout/price', { json: { purchase, voucherCode }, lost: CHECKOUT_LOST });

/** A promo code and the price that it makes. The server prices it; when the purchase changes, it is priced again. */
export function usePromo({ purchase, plain, initial, restored }: UsePromo): { promo: Promo; price: Quote } {
  const [code, setCode] = useState(initial?.code ?? '');
  const [priced, setPriced] = useState<{ key: string; code: string; price: Quote } | null>(
    initial?.price ? { key: JSON.stringify(purchase), code: initial.code, price: initial.price } : null,
  );
  const [refusal, setRefusal] = useState(initial?.refusal ?? null);
  const [busy, setBusy] = useState(false);
  /** The code that was refused or taken off last: it is not meant by itself. */
  const [declined, setDeclined] = useState(initial?.refusal ? initial.code : '');
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(purchase);
  const latest = useRef(0);

  function applyAnswer(request: { code: string; key: string; turn: number }, answer: Answer<Priced>): void {
    if (request.turn !== latest.current) return;
    setBusy(false);
    if (answer.ok) {
      const { voucherCode = request.code, ...rest } = answer.data;
      return setPriced({ key: request.key, code: voucherCode, price: rest });
    }
    if (answer.refusal.login) return location.assign(answer.refusal.login);
    setCode((typed) => typed || request.code);
    setDeclined(request.code);
    setPriced(null);
    setRefusal(answer.refusal);
  }

  async function apply(): Promise<void> {
    if (busy || !code.trim()) return;
    const turn = ++latest.current;
    setBusy(true);
    setRefusal(null);
    track('User Set Voucher');
    const answer = await priceOf(purchase, code);
    if (answer.ok) track('voucher set');
    applyAnswer({ code, key, turn }, answer);
  }

  // The voucher stays when the purchase changes; its discount is then priced anew.
  const askAgain = useEffectEvent((now: string) => {
    if (!priced || priced.key === now) return;
    const request = { code: priced.code, key: now, turn: ++latest.current };
    const answered = priceOf(purchase, request.code);
    void answered.then((answer) => applyAnswer(request, answer));
  });
  useEffect(() => askAgain(key), [key]);

  const restore = useEffectEvent((kept: string) => {
    if (priced || code) return;
    const request = { code: kept, key, turn: ++latest.current };
    const answered = priceOf(purchase, kept);
    void answered.then((answer) => applyAnswer(request, answer));
  });
  useEffect(() => {
    if (restored) restore(restored);
  }, [restored]);

  function applyFirst(): boolean {
    if (busy) return true;
    const typed = code.trim();
    if (priced || typed === '' || code === declined) return false;
    void apply().then(() => requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' })));
    return true;
  }

  const promo: Promo = {
    code,
    setCode: (typed) => {
      setCode(typed);
      setDeclined('');
    },
    applied: priced?.code,
    saves: priced?.key === key ? priced.price.discount : undefined,
    refusal,
    busy: busy || (priced !== null && priced.key !== key),
    refresh: () => {
      if (!priced) return;
      const request = { code: priced.code, key, turn: ++latest.current };
      const answered = priceOf(purchase, request.code);
      void answered.then((answer) => applyAnswer(request, answer));
    },
    apply: () => void apply(),
    applyFirst,
    place,
    remove: () => {
      setDeclined(code);
      latest.current += 1;
      setBusy(false);
      setPriced(null);
      setRefusal(null);
    },
  };
  return { promo, price: priced?.key === key ? priced.price : plain };
}
