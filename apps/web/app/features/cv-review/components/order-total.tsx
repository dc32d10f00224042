import { useState } from 'react';
import { IconChevronUp } from '@tabler/icons-react';
import { PayPromise, PriceLines, type Quote } from '~/features/checkout/public.ts';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import css from './order-total.module.css';

interface OrderTotalProps {
  price: Quote;
  placing: boolean;
}

/** The price, always in sight: beside the form where there is room, else a bar at the bottom with a sheet above it. */
export function OrderTotal({ price, placing }: OrderTotalProps) {
  const [open, setOpen] = useState(false);
  return (
    <aside className={css.aside} data-bottom-bar="narrow" aria-label="Total pesanan">
      <div className={css.card}>
        <div className={css.details}>
          <h2 className={css.heading}>Rincian Biaya</h2>
          <PriceLines lines={price.lines} total={price.total} />
        </div>
        <div className={cx(css.bar, 'needs-script')}>
          <button type="button" className={css.sum} onClick={() => setOpen(true)}>
            <span className={css.more}>
              Rincian Biaya <IconChevronUp size={16} aria-hidden />
            </span>
            <strong>{formatRupiah(price.total)}</strong>
          </button>
          <Button type="submit" variant="accent" size="lg" full loading={placing} className={css.pay}>
            Bayar {formatRupiah(price.total)}
          </Button>
        </div>
        <PayPromise guarantee="Lewat 20 menit? 50% harga review kembali." />
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Rincian Biaya" size="sheet">
        <PriceLines lines={price.lines} total={price.total} />
      </Dialog>
    </aside>
  );
}
