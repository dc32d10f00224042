import { Suspense, useRef, useState, type ReactNode } from 'react';
import type { ButtonLook } from './button-look.ts';
import { Button } from './button.tsx';
import { keepFocus } from './keep-focus.ts';
import { lazyPart } from './lazy-part.ts';

const ConfirmDialog = lazyPart(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

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
  const [opened, setOpened] = useState(false);
  if (confirming && !opened) setOpened(true);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} {...look} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      {opened && (
        <Suspense>
          <ConfirmDialog
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
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
