import { useRef, useState, type ReactNode } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { ButtonLook } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { keepFocus } from '~/ui/keep-focus.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { LateConfirmDialog } from './late-confirm-dialog.tsx';

interface ConfirmedSubmitProps {
  intent: string;
  /** Of the button, which stands in a form: without script it submits that at once. */
  label: ReactNode;
  /** Names the button where the label is a picture. */
  name?: string;
  variant: NonNullable<ButtonLook['variant']>;
  size?: ButtonLook['size'];
  icon?: ButtonLook['icon'];
  /** The question. */
  title: string;
  /** What goes along: what the person was told. */
  fields?: Record<string, string>;
  confirmLabel?: string;
  /** What follows from saying yes. */
  children: ReactNode;
}

/** Calls something off, or removes it for good, once the question about it is answered. */
export function ConfirmedSubmit({
  intent,
  label,
  name,
  variant,
  size,
  icon,
  title,
  fields = {},
  confirmLabel = 'Ya, batalkan',
  children,
}: ConfirmedSubmitProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const submit = useSubmit();
  const hydrated = useHydrated();
  const submitting = useNavigation().formData?.get('intent') === intent;
  return (
    <>
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <Button
        ref={button}
        aria-label={name}
        type={hydrated ? 'button' : 'submit'}
        name="intent"
        value={intent}
        variant={variant}
        size={size}
        icon={icon}
        onClick={hydrated ? () => setConfirming(true) : undefined}
      >
        {label}
      </Button>
      <LateConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          keepFocus(button.current?.closest('li'));
          void submit({ ...fields, intent }, { method: 'post', preventScrollReset: true });
        }}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel="Tidak jadi"
        loading={submitting}
      >
        {children}
      </LateConfirmDialog>
    </>
  );
}
