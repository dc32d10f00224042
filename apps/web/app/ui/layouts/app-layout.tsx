import type { ReactNode } from 'react';
import { Link, useLocation, type To } from 'react-router';
import { IconArrowLeft } from '@tabler/icons-react';
import css from './app-layout.module.css';
import { cx } from '../cx.ts';
import { Logo } from '../logo.tsx';
import { HelpButton } from './help-button.tsx';
import { barPlaces, isDesk, useIsAt } from './main-nav.ts';
import { LateProfileMenu } from './late-profile-menu.tsx';
import { MAIN_ID } from './skip-link.tsx';
import { useIsShell, useViewer } from './use-viewer.ts';

interface AppLayoutProps {
  /** Stands in the bar as the page's h1; with `titleAs="p"` the page has an h1 of its own. */
  title: ReactNode;
  titleAs?: 'h1' | 'p';
  /** Where the back button leads. */
  back: To;
  backLabel?: string;
  /** default: the 768 px column. wide: the whole grid of 1216 px, for lists of cards. full: the page sets its own edges, as the builder does. */
  width?: 'default' | 'wide' | 'full';
  /** At the right end of the bar, before the profile. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The pages under /app: a 48 px title bar with a back button, and with logo and places where there is room for them. */
export function AppLayout({
  title,
  titleAs: Title = 'h1',
  back,
  backLabel = 'Kembali',
  width = 'default',
  actions,
  children,
}: AppLayoutProps) {
  const viewer = useViewer();
  const isShell = useIsShell();
  const desk = isDesk(useLocation().pathname);
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <div className={cx(css.inner, width === 'full' && (desk ? css.whole : css.tool))}>
          <Link to="/" className={css.home} aria-label="Setapak, ke beranda">
            <Logo size={28} />
          </Link>
          <Link to={back} className={css.back} aria-label={backLabel}>
            <IconArrowLeft size={22} aria-hidden />
          </Link>
          <Title className={css.title}>{title}</Title>
          {!desk && <Places />}
          <div className={css.actions}>
            {actions}
            <HelpButton />
            {viewer ? (
              <div className={cx(css.account, actions !== undefined && css.besideActions)}>
                <LateProfileMenu viewer={viewer} compact />
              </div>
            ) : (
              !isShell && (
                <Link to="/login" className={css.signIn}>
                  Masuk
                </Link>
              )
            )}
          </div>
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={cx(css.main, css[width])}>
        {children}
      </main>
    </div>
  );
}

function Places() {
  const isAt = useIsAt();
  return (
    <nav className={css.places} aria-label="Utama">
      <ul>
        {barPlaces.map((place) => (
          <li key={place.to}>
            <Link to={place.to} className={css.place} aria-current={isAt(place) ? 'page' : undefined}>
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
