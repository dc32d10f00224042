import { useFetcher } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import css from './gone-banner.module.css';

/** Somebody signed in with another account in this browser: the CV is not theirs, and nothing is sent until its owner is back. */
export function OtherAccountBanner() {
  return (
    <Banner tone="warning" title="Akun lain sedang masuk" className={css.banner}>
      <p>
        Browser ini sekarang memakai akun lain, jadi perubahan CV ini belum dikirim. Isianmu aman di perangkat
        ini dan tersimpan begitu kamu masuk lagi dengan akun pemiliknya.
      </p>
    </Banner>
  );
}

/** The CV was deleted elsewhere while it was open here: it can be brought back with all that stands in the form. */
export function GoneBanner({ cvId }: { cvId: string }) {
  const fetcher = useFetcher();
  const restore = () =>
    void fetcher.submit({ intent: 'restore', id: cvId }, { method: 'post', action: '/app/cv/dashboard' });
  return (
    <Banner tone="warning" title="CV ini sudah dihapus" className={css.banner}>
      <p>Isianmu masih ada di perangkat ini. Kembalikan CV untuk menyimpannya lagi.</p>
      <Button size="sm" variant="secondary" loading={fetcher.state !== 'idle'} onClick={restore}>
        Kembalikan CV
      </Button>
    </Banner>
  );
}
