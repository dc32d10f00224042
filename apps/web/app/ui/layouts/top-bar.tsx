import { Link } from 'react-router';
import { site } from '~/content/site.ts';
import { ExternalLink } from '../external-link.tsx';
import { LinkButton } from '../link-button.tsx';
import { Logo } from '../logo.tsx';
import { HelpButton } from './help-button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { LateProfileMenu } from './late-profile-menu.tsx';
import { ServicesMenu } from './services-menu.tsx';
import css from './top-bar.module.css';
import { useIsShell, useViewer } from './use-viewer.ts';

/** The public pages' bar, 64 px high. */
export function TopBar() {
  const viewer = useViewer();
  const isShell = useIsShell();
  return (
    <header className={css.bar}>
      <div className={css.inner}>
        <Link to="/" className={css.home} aria-label="Setapak, ke beranda">
          <Logo />
        </Link>
        <nav className={css.nav} aria-label="Utama">
          <ServicesMenu />
          <Link to="/#tentang" className={css.navLink}>
            Tentang Setapak
          </Link>
          <ExternalLink href={site.blog} className={css.navLink}>
            Blog
          </ExternalLink>
        </nav>
        <div className={css.side}>
          <HelpButton />
          <div className={css.account}>
            {viewer ? (
              <LateProfileMenu viewer={viewer} />
            ) : (
              !isShell && (
                <>
                  <LinkButton to="/login" variant="ghost">
                    Masuk
                  </LinkButton>
                  <LinkButton to="/register">Daftar</LinkButton>
                </>
              )
            )}
          </div>
          <MobileMenu viewer={viewer} />
        </div>
      </div>
    </header>
  );
}
