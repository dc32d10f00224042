import { useRef, type ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { Button } from '~/ui/button.tsx';
import css from './file-button.module.css';

interface FileButtonProps {
  /** What the server is to do with the file. */
  intent: string;
  action?: string;
  accept: string;
  label: string;
  icon: ReactNode;
  busy: boolean;
}

/** A form that sends a file as soon as it is chosen. Without script it is a file field with a button of its own. */
export function FileButton({ intent, action, accept, label, icon, busy }: FileButtonProps) {
  const submit = useSubmit();
  const input = useRef<HTMLInputElement>(null);
  return (
    <form method="post" action={action} encType="multipart/form-data" className={css.form}>
      <input type="hidden" name="intent" value={intent} />
      <input
        ref={input}
        type="file"
        name="file"
        accept={accept}
        aria-label={label}
        className={css.input}
        onChange={(event) => {
          const { form, files } = event.currentTarget;
          if (form && files?.length) void submit(form).finally(() => form.reset());
        }}
      />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        icon={icon}
        loading={busy}
        onClick={(event) => {
          event.preventDefault();
          input.current?.click();
        }}
      >
        {label}
      </Button>
    </form>
  );
}
