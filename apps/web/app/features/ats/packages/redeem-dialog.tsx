import { useRef, useState, type SubmitEvent } from 'react';
import { track } from '~/features/analytics/public.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { callServer, type Answer } from '~/ui/http/call-server.ts';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { TextField } from '~/ui/text-field.tsx';
import css from './order-dialog.module.css';
import type { RedeemRequest } from '../schema.ts';

interface RedeemDialogProps {
  onClose: () => void;
  /** Its uses are there. */
  onReady: () => void;
}

interface Redeemed {
  code: string;
  usesGranted: number;
}

/** What a code gives, or its use. Who is no longer signed in is sent to do that. */
async function redeem(json: RedeemRequest): Promise<Answer<Redeemed>> {
  const lost = 'reedem code gagal diterapkan';
  const answer = await callServer<Redeemed>('/app/cv/ats-redeem', { json, lost });
  if (!answer.ok && answer.refusal.login) location.assign(answer.refusal.login);
  return answer;
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
    const answer = await redeem({ intent: 'preview', code });
    setBusy(null);
    if (!answer.ok) return setError(answer.refusal.text);
    track('voucher set');
    setApplied(answer.data);
  };
  const process = async () => {
    if (busy || !applied) return;
    setBusy('process');
    setError(undefined);
    clientToken.current ??= newToken();
    const answer = await redeem({
      intent: 'process',
      code: applied.code,
      clientToken: clientToken.current,
    });
    setBusy(null);
    if (!answer.ok) {
      setApplied(null);
      return setError(answer.refusal.text);
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
