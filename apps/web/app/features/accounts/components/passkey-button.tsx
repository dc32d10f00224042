import { useState } from 'react';
import { IconFingerprint } from '@tabler/icons-react';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { cx } from '~/ui/cx.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import css from './account-page.module.css';

interface PasskeyButtonProps {
  label?: string;
}

/**
 * Signs in, or proves anew, with a passkey. Browsers know passkeys only by script, so without it there is no button. It stands on
 * the page from the start, as nearly every browser knows them: what comes later moves what is below it.
 */
export function PasskeyButton({ label = 'Pakai passkey' }: PasskeyButtonProps) {
  const [state, setState] = useState<{ busy: boolean; error?: string }>({ busy: false });
  const hydrated = useHydrated();
  if (hydrated && !('PublicKeyCredential' in globalThis)) return null;

  const use = async () => {
    setState({ busy: true });
    const { requestPasskey } = await import('../request-passkey.ts');
    const outcome = await requestPasskey();
    if (outcome.to === null) return setState({ busy: false, error: outcome.text });
    // A whole new page: nothing of the visitor's is kept.
    window.location.assign(outcome.to);
  };
  return (
    <div className={cx(css.passkey, 'needs-script')}>
      <Button
        variant="secondary"
        size="lg"
        full
        loading={state.busy}
        icon={<IconFingerprint size={20} aria-hidden />}
        onClick={() => void use()}
      >
        {label}
      </Button>
      {state.error && <Banner tone="error">{state.error}</Banner>}
    </div>
  );
}
