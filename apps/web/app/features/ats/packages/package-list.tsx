import { useState } from 'react';
import { IconCheck, IconTicket } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { rememberIntent } from '~/features/accounts/public.ts';
import { track } from '~/features/analytics/public.ts';
import { PaymentDialog, usePlaceOrder, useUnpaidNote, type Product } from '~/features/checkout/public.ts';
import { Badge } from '~/ui/badge.tsx';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { formatRupiah } from '~/ui/format/rupiah.ts';
import { OrderDialog } from './order-dialog.tsx';
import css from './package-list.module.css';
import { RedeemDialog } from './redeem-dialog.tsx';

interface PackageListProps {
  products: Product[];
  signedIn: boolean;
  /** A package is there to use now. */
  onReady: () => void;
}

type Open = Product | 'redeem' | null;

/** The packages, and the code that replaces one. Who is not signed in goes to do that first. */
export function PackageList({ products, signedIn, onReady }: PackageListProps) {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const best = cheapest(products);
  const buying = usePlaceOrder({
    scope: 'ats',
    onSettled: () => {
      track('User Buy ATS Checker');
      // Or the order would show once more, between the payment and the next step.
      setOpen(null);
      onReady();
    },
  });

  const ask = (what: Exclude<Open, null>) => {
    if (signedIn) return setOpen(what);
    rememberIntent('atsc');
    void navigate('/login');
  };
  const sayUnpaid = useUnpaidNote();
  const close = () => setOpen(null);
  return (
    <section aria-labelledby="ats-packages">
      <header className={css.header}>
        <div>
          <h2 id="ats-packages" className={css.title}>
            Pilih paket
          </h2>
          <p className={css.lead}>
            Sekali bayar, tanpa langganan dan tanpa batas waktu. Kuota hanya berkurang kalau{' '}
            <span className="unbroken">CV-mu</span> berhasil dibaca.
          </p>
        </div>
        <Button
          variant="secondary"
          className="needs-script"
          icon={<IconTicket size={20} aria-hidden />}
          onClick={() => ask('redeem')}
        >
          Redeem Code
        </Button>
      </header>
      <noscript>
        <Banner tone="warning" className={css.noScript}>
          Membeli paket dan menukar kode butuh JavaScript. Nyalakan dulu di pengaturan browsermu, lalu muat
          ulang halaman ini. Kuota yang sudah kamu punya tetap bisa dipakai.
        </Banner>
      </noscript>
      <ul className={css.packages}>
        {products.map((product) => (
          <li key={product.id} className={cx(css.package, product.id === best && css.best)}>
            <div className={css.top}>
              <h3 className={css.name}>{product.name}</h3>
              {product.id === best && <Badge tone="accent">Paling hemat</Badge>}
            </div>
            <p className={css.price}>{formatRupiah(product.price)}</p>
            <p className={css.each}>
              {product.usesGranted}x pengecekan · {formatRupiah(eachPrice(product))} per CV
            </p>
            <ul className={css.lines}>
              {product.description.map((line) => (
                <li key={line}>
                  <IconCheck size={18} stroke={2.5} aria-hidden />
                  {line}
                </li>
              ))}
            </ul>
            <Button
              full
              className="needs-script"
              variant={product.id === best ? 'accent' : 'secondary'}
              onClick={() => ask(product)}
              aria-label={`Pilih ${product.name}`}
            >
              Pilih
            </Button>
          </li>
        ))}
      </ul>
      {open && open !== 'redeem' && !buying.payment && (
        <OrderDialog product={open} buying={buying} onClose={close} />
      )}
      {open === 'redeem' && <RedeemDialog onClose={close} onReady={onReady} />}
      {buying.payment && (
        <PaymentDialog
          {...buying.payment}
          onSettled={buying.settle}
          onClose={() => {
            const { bookId } = buying.payment!;
            buying.close();
            close();
            sayUnpaid(bookId);
          }}
        />
      )}
    </section>
  );
}

/** Rupiah for one check, rounded to the rupiah. */
function eachPrice({ price, usesGranted }: Product): number {
  return Math.round(price / Math.max(1, usesGranted ?? 1));
}

/** The package with the lowest price for a check, where there is a choice. */
function cheapest(products: Product[]): string | undefined {
  if (products.length < 2) return undefined;
  return [...products].sort((a, b) => eachPrice(a) - eachPrice(b))[0]?.id;
}
