import { IconTrash } from '@tabler/icons-react';
import { Form } from 'react-router';
import { Button } from '~/ui/button.tsx';

interface RemoveButtonProps {
  /** What the server is to take away. */
  intent: string;
  label: string;
  busy: boolean;
}

/** A form that takes a file away, beside the one that puts another in its place. */
export function RemoveButton({ intent, label, busy }: RemoveButtonProps) {
  return (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value={intent}
        size="sm"
        variant="ghost"
        icon={<IconTrash size={18} aria-hidden />}
        loading={busy}
      >
        {label}
      </Button>
    </Form>
  );
}
