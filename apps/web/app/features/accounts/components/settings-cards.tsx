import { Link, useFetcher } from 'react-router';
import {
  IconApi,
  IconChevronRight,
  IconFileDescription,
  IconFingerprint,
  IconHelpCircle,
  IconLock,
  IconMessageCircle,
  IconMoon,
  IconShieldLock,
} from '@tabler/icons-react';
import { Card } from '~/ui/card.tsx';
import { HELP_ID } from '~/ui/layouts/help-button.tsx';
import { ThemeChoice } from '~/ui/theme-choice.tsx';
import css from './profile-page.module.css';

export function SettingsCards({ chatOn }: { chatOn: boolean }) {
  return (
    <Card as="section" aria-label="Pengaturan" padding="none" className={css.list}>
      <Link to="/app/profile/change-password" className={css.item}>
        <IconLock size={22} aria-hidden />
        Ubah Password
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <Link to="/app/profile/security" className={css.item}>
        <IconFingerprint size={22} aria-hidden />
        <span>
          Keamanan
          <small>Perangkat, verifikasi dua langkah, dan passkey</small>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <Link to="/app/profile/api-tokens" className={css.item}>
        <IconApi size={22} aria-hidden />
        <span>
          Token API
          <small>Untuk program yang membaca CV lewat Setapak</small>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <button type="button" popoverTarget={HELP_ID} className={css.item}>
        <IconHelpCircle size={22} aria-hidden />
        <span>
          Bantuan
          <small>WhatsApp, email, dan jawaban yang sering dicari</small>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </button>
      <ChatToggle on={chatOn} />
      <div className={css.look}>
        <p>
          <IconMoon size={22} aria-hidden />
          <span>
            Tampilan
            <small>Terang, gelap, atau mengikuti perangkatmu</small>
          </span>
        </p>
        <ThemeChoice />
      </div>
      <Link to="/term-and-condition" className={css.item}>
        <IconFileDescription size={22} aria-hidden />
        Syarat &amp; Ketentuan
        <IconChevronRight size={20} aria-hidden />
      </Link>
      <Link to="/privacy-policy" className={css.item}>
        <IconShieldLock size={22} aria-hidden />
        Kebijakan Privasi
        <IconChevronRight size={20} aria-hidden />
      </Link>
    </Card>
  );
}

/** Shows and hides the chat, and the button in the bar that leads to it. */
function ChatToggle({ on }: { on: boolean }) {
  const fetcher = useFetcher();
  const next = on ? 'off' : 'on';
  return (
    <fetcher.Form method="post" action={`/app/profile?chat=${next}`}>
      <button type="submit" role="switch" aria-checked={on} className={css.item}>
        <IconMessageCircle size={22} aria-hidden />
        <span>
          Customer Support
          <small>Tampilkan tombol bantuan di bagian atas setiap halaman</small>
        </span>
        <span className={css.switch} aria-hidden />
      </button>
    </fetcher.Form>
  );
}
