import { IconAlertCircle, IconTicket } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
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
  const { code, setCode, applied, saves, refusal, busy, apply, remove } = promo;
  // With script it is no button of the form: Enter elsewhere in the form must not press it.
  const type = useHydrated() ? 'button' : 'submit';
  if (applied)
    return (
      <div className={css.room}>
        <div className={css.applied} role="status">
          <input type="hidden" name="voucherCode" value={applied} />
          <IconTicket size={22} aria-hidden />
          <p>
            <strong>{saves ? `Hemat ${formatRupiah(saves)}` : 'Voucher terpasang'}</strong>
            <span>Kode {applied}</span>
          </p>
          <Button variant="ghost" size="sm" type={type} name="intent" value="no-promo" onClick={remove}>
            Batalkan Voucher
          </Button>
        </div>
      </div>
    );
  return (
    <div>
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
            apply();
          }}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          aria-invalid={refusal ? true : undefined}
          className={css.field}
        />
        <Button variant="secondary" type={type} name="intent" value="promo" loading={busy} onClick={apply}>
          Terapkan
        </Button>
      </div>
      {refusal && (
        <div role="alert" className={css.refusal}>
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
