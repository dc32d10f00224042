import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LOGIN_AND_BACK } from '~/ui/http/call-server.ts';
import type { SyncStatus } from '../editing/sync-state.ts';
import { useDebounced } from '~/ui/use-debounced.ts';
import css from './save-status.module.css';

const icons: Record<SyncStatus, typeof IconCloudCheck> = {
  saved: IconCloudCheck,
  saving: IconCloudUp,
  offline: IconCloudOff,
  busy: IconCloudOff,
  signed_out: IconAlertTriangle,
  other_account: IconAlertTriangle,
  unkept: IconAlertTriangle,
  refused: IconAlertTriangle,
  gone: IconAlertTriangle,
  conflict: IconAlertTriangle,
};

const statusWords: Record<SyncStatus, string> = {
  saved: 'Tersimpan',
  saving: 'Menyimpan…',
  offline: 'Luring: tersimpan di perangkat ini',
  busy: 'Server sibuk: tersimpan di perangkat ini',
  signed_out: 'Sesi berakhir: tersimpan di perangkat ini',
  other_account: 'Akun lain sedang masuk: tersimpan di perangkat ini',
  unkept: 'Belum tersimpan: ruang penyimpanan browser penuh',
  refused: 'Belum tersimpan: isinya terlalu besar',
  gone: 'CV ini sudah dihapus',
  conflict: 'Ada dua versi: pilih salah satu',
};

/** A status that is read out only once it stands still: typing would make it chatter. */
const SAID_AFTER_MS = 1_500;

/** Whether what is on the screen is safe. */
export function SaveStatus({ status }: { status: SyncStatus }) {
  const announced = useDebounced(status, SAID_AFTER_MS);
  const Icon = icons[status];
  return (
    <div className={css.status} data-status={status}>
      <Icon size={20} stroke={1.8} aria-hidden className={css.icon} />
      <span aria-hidden className={css.words}>
        {statusWords[status]}
      </span>
      <span role="status" className="visually-hidden">
        {statusWords[announced]}
      </span>
      {status === 'signed_out' && (
        <Link to={LOGIN_AND_BACK} target="_blank" className={css.link}>
          Masuk lagi
        </Link>
      )}
      {/* Who is signed in is sent home from the page to sign in on. */}
      {status === 'other_account' && (
        <form method="post" action="/logout" target="_blank">
          <input type="hidden" name="next" value="other" />
          <button type="submit" className={css.swap}>
            Ganti akun
          </button>
        </form>
      )}
    </div>
  );
}
