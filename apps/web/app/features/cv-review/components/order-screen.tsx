import { useId } from 'react';
import { Link } from 'react-router';
import { IconX } from '@tabler/icons-react';
import { MAIN_ID } from '~/ui/layouts/skip-link.tsx';
import type { OrderFormData } from '../load-order-form.server.ts';
import { LateOrderForm } from './late-order-form.tsx';
import css from './order-screen.module.css';

/** The whole screen in which a review is ordered: what, of which CV, for whom, and for how much. */
export function OrderScreen(data: OrderFormData) {
  const title = useId();
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1} className={css.screen}>
        <div role="dialog" aria-labelledby={title} className={css.dialog}>
          <header className={css.bar}>
            <div className={css.barInner}>
              <Link to="/app/cv/dashboard" className={css.close} aria-label="Tutup">
                <IconX size={22} aria-hidden />
              </Link>
              <h1 id={title} className={css.title}>
                CV Review
              </h1>
            </div>
          </header>
          <LateOrderForm {...data} />
        </div>
      </main>
    </>
  );
}
