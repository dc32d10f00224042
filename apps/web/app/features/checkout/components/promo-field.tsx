import { useId, type SyntheticEvent } from 'react';
import { IconAlertCircle, IconTicket } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { keepFocus } from '~/ui/keep-focus.ts';
import { TextField } from '~/ui/text-field.tsx';
import css from './promo-field.module.css';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { UnpaidOrderLink } from './unpaid-order-link.tsx';
import type { Promo } from './use-promo.ts';

interface PromoFieldProps {
  promo: Promo;
  label?: string;
}

/** Without script its button sends the form around it, with `intent=promo`; the field is `voucherCode`. */
export function PromoField({ promo, label = 'Kode promo' }: PromoFieldProps) {
  const { code, setCode, applied, saves, refusal, busy, apply, remove, place } = promo;
  // With script it is no button of the form: Enter elsewhere in the form must not press it.
  const type = useHydrated() ? 'button' : 'submit';
  const refusalId = useId();
  // Field and voucher take each other's place: the keyboard goes along.
  const kept = (change: () => void) => (event: SyntheticEvent) => {
    keepFocus(event.currentTarget);
    change();
  };
  if (applied)
    return (
      <div ref={place} className={css.room}>
        <div className={css.applied} role="status">
          <input type="hidden" name="voucherCode" value={applied} />
          <IconTicket size={22} aria-hidden />
          <p>
            <strong>{saves ? `Hemat ${formatRupiah(saves)}` : 'Voucher terpasang'}</strong>
            <span>Kode {applied}</span>
          </p>
          <Button variant="ghost" size="sm" type={type} name="intent" value="no-promo" onClick={kept(remove)}>
            Batalkan Voucher
          </Button>
        </div>
      </div>
    );
  return (
    <div ref={place}>
      <div className={css.row}>
        <TextField
          label={label}
          optional
          name="voucherCode"
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            kept(apply)(event);
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          {...(refusal && { 'aria-invalid': true, 'aria-describedby': refusalId })}
          className={css.field}
        />
        <Button
          variant="secondary"
          type={type}
          name="intent"
          value="promo"
          loading={busy}
          onClick={kept(apply)}
        >
          Terapkan
        </Button>
      </div>
      {refusal && (
        <div id={refusalId} role="alert" className={css.refusal}>
          <IconAlertCircle size={16} stroke={2} aria-hidden />
          <p className={css.said}>
            <strong>{refusal.text}</strong>
            {refusal.unpaidOrder && <UnpaidOrderLink orderId={refusal.unpaidOrder} />}
          </p>
        </div>
      )}
    </div>
  );
}
