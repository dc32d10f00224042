import { formatRupiah } from '~/ui/format/rupiah.ts';
import { formatDue } from '../format-due.ts';
import { unbroken } from '~/ui/format/unbroken.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import css from './package-cards.module.css';

interface PackageCardsProps {
  packages: OrderFormData['packages'];
  value: string;
  onChange: (id: string) => void;
}

/** How fast: radios in the clothes of cards. */
export function PackageCards({ packages, value, onChange }: PackageCardsProps) {
  return (
    <fieldset className={css.set}>
      <legend className={css.legend}>Pilih paket</legend>
      {packages.map(({ product: { id, name, price }, dueAt }) => (
        <label key={id} className={css.card}>
          <input
            type="radio"
            name="packageId"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            className={css.radio}
          />
          <span className={css.name}>{name}</span>
          <span className={css.price}>{formatRupiah(price)}</span>
          <span className={css.due}>Hasil paling lambat {unbroken(formatDue(dueAt))}</span>
        </label>
      ))}
    </fieldset>
  );
}
