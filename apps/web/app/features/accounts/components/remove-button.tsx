import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ConfirmedSubmit } from '~/ui/forms/confirmed-submit.tsx';

interface RemoveButtonProps {
  /** What the server is to take away. */
  intent: string;
  label: string;
  /** The question before it, and what follows from saying yes. */
  title: string;
  children: ReactNode;
}

/** A form that takes a file away, beside the one that puts another in its place. */
export function RemoveButton({ intent, label, title, children }: RemoveButtonProps) {
  return (
    <Form method="post">
      <ConfirmedSubmit
        intent={intent}
        label={label}
        size="sm"
        variant="ghost"
        icon={<IconTrash size={18} aria-hidden />}
        title={title}
        confirmLabel={label}
      >
        {children}
      </ConfirmedSubmit>
    </Form>
  );
}
