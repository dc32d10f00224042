import { Link, useLocation } from 'react-router';
import { IconFileCv, IconHome, IconShoppingBag, IconUser, IconUsers } from '@tabler/icons-react';
import { showsTabs, tabPlaces, useIsAt } from './main-nav.ts';
import css from './tab-bar.module.css';

const icons = {
  Beranda: IconHome,
  CV: IconFileCv,
  Mentor: IconUsers,
  Pesanan: IconShoppingBag,
  Profil: IconUser,
} as Record<string, typeof IconHome>;

/** Where one can go, at the lower edge of narrow screens. */
export function TabBar() {
  const isAt = useIsAt();
  if (!showsTabs(useLocation().pathname)) return null;
  return (
    <nav className={css.tabs} aria-label="Navigasi utama" data-tab-bar>
      <ul>
        {tabPlaces.map((place) => {
          const Icon = icons[place.label] ?? IconHome;
          return (
            <li key={place.label}>
              <Link to={place.to} className={css.tab} aria-current={isAt(place) ? 'page' : undefined}>
                <span className={css.icon}>
                  <Icon size={22} stroke={1.8} aria-hidden />
                </span>
                <span className={css.label}>{place.label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
