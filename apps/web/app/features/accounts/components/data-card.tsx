import { Link } from 'react-router';
import { IconChevronRight, IconDownload, IconLogout, IconTrash } from '@tabler/icons-react';
import { Card } from '~/ui/card.tsx';
import { SignOutButton } from '~/ui/layouts/sign-out-button.tsx';
import css from './profile-page.module.css';

/** What a person may do with everything that we hold of them (UU PDP 27/2022). */
export function DataCard() {
  return (
    <Card as="section" aria-label="Data dan akun" padding="none" className={css.list}>
      <a href="/app/profile/export" className={css.item}>
        <IconDownload size={22} aria-hidden />
        <span>
          Unduh data saya
          <small>Semua data dan file milikmu dalam satu ZIP</small>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </a>
      <SignOutButton className={css.item}>
        <IconLogout size={22} aria-hidden />
        <span>Keluar</span>
      </SignOutButton>
      <Link to="/app/profile/delete" className={`${css.item} ${css.danger}`}>
        <IconTrash size={22} aria-hidden />
        Hapus akun
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </Card>
  );
}
