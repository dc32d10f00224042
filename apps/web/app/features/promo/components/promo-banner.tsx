import { useEffect, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router';
import { IconArrowRight, IconX } from '@tabler/icons-react';
import { promo } from '~/content/promo.ts';
import { useLowestPrice } from '~/ui/use-lowest-price.ts';
import { readBanner, subscribeBanner, writeBanner } from '../banner-store.ts';
import { isCvPage, showsBanner } from '../model.ts';
import css from './promo-banner.module.css';

/** A strip above the page. Closing it lasts until one comes back from the CV tools or loads a page anew. */
export function PromoBanner() {
  const { pathname } = useLocation();
  const price = useLowestPrice();
  const state = useSyncExternalStore(subscribeBanner, readBanner, () => '1' as const);
  const outside = !isCvPage(pathname);
  useEffect(() => {
    if (outside) writeBanner('1');
  }, [outside]);

  if (!showsBanner(pathname, state)) return null;
  return (
    <aside className={css.banner} aria-label={promo.label}>
      <Link to={promo.to} className={css.link}>
        <span className={css.long}>{promo.text(price)}</span>
        <span className={css.short}>{promo.short(price)}</span>
        <strong className={css.action}>
          {promo.action}
          <IconArrowRight size={16} aria-hidden />
        </strong>
      </Link>
      <button type="button" className={css.close} aria-label="Tutup promo" onClick={() => writeBanner('0')}>
        <IconX size={18} aria-hidden />
      </button>
    </aside>
  );
}
