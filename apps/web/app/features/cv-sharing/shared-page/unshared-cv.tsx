import art from '~/ui/art/lost.svg';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { Logo } from '~/ui/logo.tsx';

/** Private, over, deleted or never made: an address tells strangers nothing about which. */
export function UnsharedCv() {
  return (
    <BareLayout middle>
      <EmptyState
        art={art}
        heading="h1"
        title="CV ini tidak dibagikan"
        action={
          <LinkButton to="/" variant="secondary">
            Ke halaman utama Setapak
          </LinkButton>
        }
      >
        Tautannya salah, atau pemilik CV sudah berhenti membagikannya. Coba minta tautan baru dari pemiliknya.
      </EmptyState>
      <Logo />
    </BareLayout>
  );
}
