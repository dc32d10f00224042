import { useEffect } from 'react';
import { Link } from 'react-router';
import {
  IconBriefcase,
  IconBuildingStore,
  IconChevronDown,
  IconFileText,
  IconHelpCircle,
  IconCalendarEvent,
  IconHeadset,
  IconLogout,
  IconShoppingBag,
  IconUser,
} from '@tabler/icons-react';
import { Avatar } from '../avatar.tsx';
import { firstName } from '../format/initials.ts';
import { MenuButton, MenuLine, MenuLink } from '../menu-item.tsx';
import menu from '../menu.module.css';
import { Menu } from '../menu.tsx';
import { ThemeChoice } from '../theme-choice.tsx';
import { desksOf } from './desks.ts';
import { HELP_ID } from './help-button.tsx';
import { sendLeftWork } from './send-left-work.ts';
import drawer from './mobile-menu.module.css';
import { SignOutButton } from './sign-out-button.tsx';
import css from './profile-menu.module.css';
import type { Viewer } from './use-viewer.ts';

const deskIcons = {
  '/mentor': <IconCalendarEvent aria-hidden />,
  '/reviewer': <IconHeadset aria-hidden />,
  '/admin': <IconBuildingStore aria-hidden />,
};

/** Avatar with first name; in the narrow title bar of the app the name is left to screen readers. */
export function ProfileMenu({ viewer, compact = false }: { viewer: Viewer; compact?: boolean }) {
  useEffect(sendLeftWork, []);
  return (
    <Menu
      triggerClass={css.trigger}
      width={264}
      trigger={
        <>
          <Avatar name={viewer.name} src={viewer.image} size={compact ? 32 : 36} />
          <span className="visually-hidden">Menu profil </span>
          <span className={compact ? 'visually-hidden' : css.name}>{firstName(viewer.name)}</span>
          {!compact && <IconChevronDown size={18} aria-hidden />}
        </>
      }
    >
      <MenuLink to="/app/profile" icon={<IconUser aria-hidden />}>
        Profile
      </MenuLink>
      <MenuLink to="/app/cv/dashboard" icon={<IconFileText aria-hidden />}>
        CV Saya
      </MenuLink>
      <MenuLink to="/app/lamaran" icon={<IconBriefcase aria-hidden />}>
        Lamaran Saya
      </MenuLink>
      <MenuLink to="/app/booking" icon={<IconShoppingBag aria-hidden />}>
        Pesanan Saya
      </MenuLink>
      <MenuButton icon={<IconHelpCircle aria-hidden />} popoverTarget={HELP_ID}>
        Bantuan
      </MenuButton>
      {desksOf(viewer.role).map(({ to, label }) => (
        <MenuLink key={to} to={to} icon={deskIcons[to]}>
          {label}
        </MenuLink>
      ))}
      <MenuLine />
      <ThemeChoice />
      <SignOutButton className={menu.item}>
        <IconLogout aria-hidden />
        Keluar
      </SignOutButton>
    </Menu>
  );
}

/** What else the drawer of narrow screens has for somebody who is signed in; in this file, whose script their browser loads anyway. */
export function ViewerLinks({ viewer }: { viewer: Viewer }) {
  return (
    <>
      <li>
        <Link to="/app/lamaran" className={drawer.item}>
          <IconBriefcase aria-hidden /> Lamaran Saya
        </Link>
      </li>
      {desksOf(viewer.role).map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={drawer.item}>
            {deskIcons[to]} {label}
          </Link>
        </li>
      ))}
    </>
  );
}
