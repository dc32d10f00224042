import { Suspense, type FocusEvent } from 'react';
import { Link } from 'react-router';
import {
  IconArticle,
  IconHelpCircle,
  IconHome,
  IconLogin2,
  IconLogout,
  IconMenu2,
  IconShoppingBag,
  IconUser,
  IconX,
} from '@tabler/icons-react';
import { services, site } from '~/content/site.ts';
import { Avatar } from '../avatar.tsx';
import { ExternalLink } from '../external-link.tsx';
import { Logo } from '../logo.tsx';
import { lazyPart } from '../lazy-part.ts';
import { ThemeChoice } from '../theme-choice.tsx';
import { usePopover } from '../use-popover.ts';
import css from './mobile-menu.module.css';
import { HELP_ID } from './help-button.tsx';
import { ServiceIcon } from './service-icon.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useIsShell, type Viewer } from './use-viewer.ts';

const ViewerLinks = lazyPart(async () => (await import('./profile-menu.tsx')).ViewerLinks);

/** The drawer of narrow screens. A popover: it opens without script, closes by Esc and by a touch beside it. */
export function MobileMenu({ viewer }: { viewer: Viewer | null }) {
  const isShell = useIsShell();
  const { id, ref, button, close } = usePopover<HTMLElement>();
  // It covers the page, so the focus must not wander on behind it.
  const closeBehindFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && relatedTarget !== button.current && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <>
      <button ref={button} type="button" className={css.open} popoverTarget={id} aria-label="Buka menu">
        <IconMenu2 size={26} aria-hidden />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears the focus leave its links */}
      <nav
        ref={ref}
        id={id}
        popover="auto"
        data-drawer
        className={css.drawer}
        aria-label="Menu"
        onBlur={closeBehindFocus}
      >
        <div className={css.head}>
          <Logo />
          <button
            type="button"
            className={css.open}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Tutup menu"
          >
            <IconX size={26} aria-hidden />
          </button>
        </div>
        {viewer && (
          <p className={css.viewer}>
            <Avatar name={viewer.name} src={viewer.image} size={44} />
            <span>
              Halo,
              <strong> {viewer.name}</strong>
            </span>
          </p>
        )}
        <ul className={css.list}>
          <li>
            <Link to="/" className={css.item}>
              <IconHome aria-hidden /> Home
            </Link>
          </li>
          {viewer && (
            <li>
              <Link to="/app/profile" className={css.item}>
                <IconUser aria-hidden /> Profil
              </Link>
            </li>
          )}
          <li>
            <p className={css.group} id={`${id}-services`}>
              Layanan
            </p>
            <ul aria-labelledby={`${id}-services`}>
              {[services[0], services[2], services[1]].map((service) => (
                <li key={service.id}>
                  <Link to={service.to} className={css.item}>
                    <ServiceIcon id={service.id} /> {service.label}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
          {viewer && (
            <>
              <li>
                <Link to="/app/booking" className={css.item}>
                  <IconShoppingBag aria-hidden /> Pesanan Saya
                </Link>
              </li>
              <Suspense>
                <ViewerLinks viewer={viewer} />
              </Suspense>
            </>
          )}
          <li>
            <ExternalLink href={site.blog} className={css.item}>
              <IconArticle aria-hidden /> Blog
            </ExternalLink>
          </li>
          <li>
            <button type="button" className={css.item} popoverTarget={HELP_ID} onClick={close}>
              <IconHelpCircle aria-hidden /> Bantuan
            </button>
          </li>
          <li className={css.look}>
            <ThemeChoice />
          </li>
          {!isShell && (
            <li className={css.last}>
              {viewer ? (
                <SignOutButton className={css.item}>
                  <IconLogout aria-hidden /> Keluar
                </SignOutButton>
              ) : (
                <Link to="/login" className={css.item}>
                  <IconLogin2 aria-hidden /> Masuk
                </Link>
              )}
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}
