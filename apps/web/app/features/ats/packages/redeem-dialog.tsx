import { useRef, useState, type SubmitEvent } from 'react';
import { track } from '~/features/analytics/public.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './order-dialog.module.css';
import { askRedeem } from './ask-redeem.ts';

interface RedeemDialogProps {
  onClose: () => void;
  /** Its uses are there. */
  onReady: () => void;
}

/** A code for checks: applied to see what it gives, then processed. */
export function RedeemDialog({ onClose, onReady }: RedeemDialogProps) {
  const [code, setCode] = useState('');
  const [applied, setApplied] = useState<{ code: string; usesGranted: number } | null>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'apply' | 'process' | null>(null);
  // Pressed twice, or sent twice because an answer was lost, it is one order.
  const clientToken = useRef<string>(undefined);
  const { show } = useSnackbar();

  const type = (text: string) => {
    setCode(text);
    setApplied(null);
    setError(undefined);
    clientToken.current = undefined;
  };
  const apply = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || !code.trim()) return;
    setBusy('apply');
    setError(undefined);
    track('User Set Voucher');
    const answer = await askRedeem({ intent: 'preview', code });
    setBusy(null);
    if (!answer.ok) return setError(answer.text);
    track('voucher set');
    setApplied(answer.data);
  };
  const process = async () => {
    if (busy || !applied) return;
    setBusy('process');
    setError(undefined);
    clientToken.current ??= newToken();
    const answer = await askRedeem({
      intent: 'process',
      code: applied.code,
      clientToken: clientToken.current,
    });
    setBusy(null);
    if (!answer.ok) {
      setApplied(null);
      return setError(answer.text);
    }
    show({ tone: 'success', text: `${answer.data.usesGranted}x pengecekan siap dipakai.` });
    onReady();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Redeem Code"
      actions={
        <Button
          full
          size="lg"
          disabled={!applied}
          loading={busy === 'process'}
          onClick={() => void process()}
        >
          Proses
        </Button>
      }
    >
      <form className={css.order} onSubmit={(event) => void apply(event)} noValidate>
        <div className={css.code}>
          <TextField
            label="Kode"
            value={code}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            error={error}
            data-autofocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <Button type="submit" variant="secondary" loading={busy === 'apply'}>
            Terapkan
          </Button>
        </div>
        <p role="alert" className="visually-hidden">
          {error}
        </p>
        <dl className={css.granted} aria-live="polite">
          <dt>Total ATS Checker</dt>
          <dd>{applied ? `${applied.usesGranted}x` : '–'}</dd>
        </dl>
      </form>
    </Dialog>
  );
}

// Not randomUUID: that exists only on https and localhost.
function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
