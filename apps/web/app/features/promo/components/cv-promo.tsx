import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { IconArrowRight, IconMessages, IconX } from '@tabler/icons-react';
import { track } from '~/features/analytics/public.ts';
import { promo } from '~/content/promo.ts';
import { useLowestPrice } from '~/ui/use-lowest-price.ts';
import { readBanner, subscribeBanner, writeBanner } from '../banner-store.ts';
import css from './cv-promo.module.css';

/** The promo among the CV tools: there as long as `bannerCv` is '1'. It stands below what people came for, so nothing moves when it comes. */
export function CvPromo() {
  const price = useLowestPrice();
  const state = useSyncExternalStore(subscribeBanner, readBanner, () => '0' as const);
  if (state !== '1') return null;
  return (
    <aside className={css.promo} aria-label={promo.label}>
      <Link to={promo.to} className={css.link} onClick={() => track('User Click Cv Maker to Mentoring')}>
        <span className={css.icon}>
          <IconMessages size={24} aria-hidden />
        </span>
        <span className={css.text}>{promo.text(price)}</span>
        <strong className={css.action}>
          {promo.action}
          <IconArrowRight size={18} aria-hidden />
        </strong>
      </Link>
      <button type="button" className={css.close} aria-label="Tutup promo" onClick={() => writeBanner('0')}>
        <IconX size={18} aria-hidden />
      </button>
    </aside>
  );
}
