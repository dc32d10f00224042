import { useRef, useState, type ReactNode } from 'react';
import type { ButtonLook } from './button-look.ts';
import { Button } from './button.tsx';
import { LateConfirmDialog } from './forms/late-confirm-dialog.tsx';
import { keepFocus } from './keep-focus.ts';

interface ConfirmButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'icon'> {
  label: string;
  /** The question. */
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** What follows from saying yes. */
  children: ReactNode;
}

/** Removes something for good by script, once the question about it is answered; a form has `ConfirmedSubmit`. */
export function ConfirmButton({
  label,
  title,
  confirmLabel,
  onConfirm,
  children,
  ...look
}: ConfirmButtonProps) {
  const [confirming, setConfirming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} {...look} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <LateConfirmDialog
        open={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={() => {
          setConfirming(false);
          keepFocus(button.current);
          onConfirm();
        }}
        title={title}
        confirmLabel={confirmLabel}
        cancelLabel="Tidak jadi"
      >
        {children}
      </LateConfirmDialog>
    </>
  );
}
