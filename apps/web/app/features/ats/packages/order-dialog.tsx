import { useEffect, useEffectEvent } from 'react';
import {
  PayPromise,
  PriceLines,
  PromoField,
  quote,
  RefusalBanner,
  usePromo,
  type Placing,
  type Product,
} from '~/features/checkout/public.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import css from './order-dialog.module.css';

interface OrderDialogProps {
  product: Product;
  buying: Placing;
  onClose: () => void;
}

/** What a package costs, with a promo code or without, and the paying of it. */
export function OrderDialog({ product, buying, onClose }: OrderDialogProps) {
  const purchase = { transactionType: 'ats', packageId: product.id } as const;
  const { promo, price } = usePromo({ purchase, plain: quote({ kind: 'ats', product }) });
  const { place, placing, refusal, forgetRefusal } = buying;
  const refresh = useEffectEvent(() => promo.refresh());
  useEffect(() => {
    if (refusal?.login) location.assign(refusal.login);
    if (refusal?.code === 'price_changed') refresh();
  }, [refusal]);
  const leave = () => {
    forgetRefusal();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title="Detail pesanan"
      actions={
        <Button
          full
          variant="accent"
          size="lg"
          loading={placing}
          onClick={() => {
            if (!promo.applyFirst())
              void place({ purchase, voucherCode: promo.applied, seenTotal: price.total });
          }}
        >
          Bayar {formatRupiah(price.total)}
        </Button>
      }
    >
      <div className={css.order}>
        {refusal && !refusal.login && <RefusalBanner refusal={refusal} />}
        <div className={css.product}>
          <div>
            <p className={css.name}>{product.name}</p>
            <p className={css.lines}>{product.description.join(' · ')}</p>
          </div>
          <p className={css.price}>{formatRupiah(product.price)}</p>
        </div>
        <PromoField promo={promo} />
        <PriceLines lines={price.lines} total={price.total} />
        <PayPromise guarantee="Satu penggunaan terpakai hanya saat CV-mu berhasil dibaca." />
      </div>
    </Dialog>
  );
}
