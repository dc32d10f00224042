import { formatRupiah } from '~/ui/format/rupiah.ts';
import { SelectField } from '~/ui/select-field.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';

type Bundle = OrderFormData['bundles'][number];

interface BundleFieldProps {
  bundles: readonly Bundle[];
  chosen: Bundle | undefined;
  onChange: (bundleId: string) => void;
}

/** Uses of the ATS check that may be bought with the review. */
export function BundleField({ bundles, chosen, onChange }: BundleFieldProps) {
  return (
    <SelectField
      label="Tambah ATS Checker"
      name="bundleId"
      optional
      hint={hintOf(chosen)}
      options={[
        { value: '', label: 'Tanpa ATS Checker' },
        ...bundles.map(({ id, name, price: full, discountPrice, usesGranted }) => ({
          value: id,
          label: `${name}: ${usesGranted}x Penggunaan, ${formatRupiah(full - discountPrice)} (hemat ${formatRupiah(discountPrice)})`,
        })),
      ]}
      value={chosen?.id ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** A closed select shows the beginning of a long line alone: what the chosen one costs stands below it. */
function hintOf(bundle: Bundle | undefined): string {
  if (!bundle) return 'Cek CV-mu dengan ATS Checker setelah diperbaiki, dengan harga khusus.';
  const { price, discountPrice, usesGranted } = bundle;
  return `${usesGranted}x Penggunaan seharga ${formatRupiah(price - discountPrice)}, hemat ${formatRupiah(discountPrice)}.`;
}
