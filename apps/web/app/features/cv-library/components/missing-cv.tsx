import { useNavigate } from 'react-router';
import art from '~/ui/art/lost.svg';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { EmptyState } from '~/ui/empty-state.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { BareLayout } from '~/ui/layouts/bare-layout.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

const DASHBOARD = '/app/cv/dashboard';

/** The CV of an address is not there: it says so, then leads to the dashboard. */
export function MissingCv() {
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const leave = () => void navigate(DASHBOARD, { replace: true });
  return (
    <BareLayout middle>
      <EmptyState
        art={art}
        heading="h1"
        title="CV tidak ditemukan"
        action={<LinkButton to={DASHBOARD}>Kembali ke dashboard</LinkButton>}
      >
        CV ini mungkin sudah dihapus, atau bukan milik akun yang sedang kamu pakai.
      </EmptyState>
      <Dialog
        open={hydrated}
        onClose={leave}
        role="alertdialog"
        title="resume not exist"
        actions={
          <Button onClick={leave} data-autofocus>
            Back to dashboard
          </Button>
        }
      >
        CV ini mungkin sudah dihapus, atau bukan milik akun yang sedang kamu pakai.
      </Dialog>
    </BareLayout>
  );
}
