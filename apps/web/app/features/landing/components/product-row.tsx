import { Link } from 'react-router';
import { products } from '~/content/landing.ts';
import { rememberIntent } from '~/features/accounts/public.ts';
import { ServiceIcon } from '~/ui/layouts/service-icon.tsx';
import css from './product-row.module.css';

const icon = { mentoring: 'mentoring', cvMaker: 'cv', atsChecker: 'ats' } as const;

/** The products on narrow screens: one row of icons. */
export function ProductRow() {
  return (
    <nav className={css.row} aria-label="Layanan Setapak">
      <ul>
        {products.tiles.map(({ id, short, to }) => (
          <li key={id}>
            <Link to={to} className={css.item} onClick={() => id === 'cvMaker' && rememberIntent('cvMaker')}>
              <ServiceIcon id={icon[id]} size={28} />
              {short}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
