import { IconPlus, IconUpload } from '@tabler/icons-react';
import { rememberIntent } from '~/features/accounts/public.ts';
import emptyArt from '~/ui/art/empty-cv.svg';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';

/** The dashboard of somebody who has not signed in: what it is for, and the way in. */
export function VisitorLibrary() {
  return (
    <EmptyState
      art={emptyArt}
      title="Welcome to Your Dashboard!"
      action={
        <>
          <LinkButton
            to="/login"
            size="lg"
            icon={<IconPlus aria-hidden />}
            onClick={() => rememberIntent('cvMaker')}
          >
            Create CV
          </LinkButton>
          <LinkButton
            to="/login"
            size="lg"
            variant="secondary"
            icon={<IconUpload aria-hidden />}
            onClick={() => rememberIntent('cvMaker')}
          >
            Upload CV
          </LinkButton>
        </>
      }
    >
      Masuk dulu untuk membuat CV. Pilih contoh sesuai peran yang kamu tuju, isi langkah demi langkah, lalu
      unduh; dalam 30 menit <span className="unbroken">CV-mu</span> sudah bisa selesai.
    </EmptyState>
  );
}
