import { useState, type ReactNode } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { ButtonLook } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';

interface ConfirmedSubmitProps {
  intent: string;
  /** Of the button, which stands in a form: without script it submits that at once. */
  label: string;
  variant: NonNullable<ButtonLook['variant']>;
  /** The question. */
  title: string;
  /** What goes along: what the person was told. */
  fields?: Record<string, string>;
  /** What follows from saying yes. */
  children: ReactNode;
}

/** Calls something off, once the question about it is answered. */
export function ConfirmedSubmit({
  intent,
  label,
  variant,
  title,
  fields = {},
  children,
}: ConfirmedSubmitProps) {
  const [confirming, setConfirming] = useState(false);
  const submit = useSubmit();
  const hydrated = useHydrated();
  const submitting = useNavigation().formData?.get('intent') === intent;
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type={hydrated ? 'button' : 'submit'}
        name="intent"
        value={intent}
        variant={variant}
        onClick={hydrated ? () => setConfirming(true) : undefined}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          void submit({ ...fields, intent }, { method: 'post', preventScrollReset: true });
        }}
        title={title}
        confirmLabel="Ya, batalkan"
        cancelLabel="Tidak jadi"
        loading={submitting}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
