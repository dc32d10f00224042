import type { ReactNode } from 'react';
import { Button } from '~/ui/button.tsx';
import css from './second-press.module.css';

interface SecondPressProps {
  title: string;
  intent: string;
  /** What the second press says. */
  submit: string;
  /** What follows from it. */
  children: ReactNode;
  /** What has to be said of it. */
  field?: ReactNode;
  /** Where the server refused what was said. */
  isOpen?: boolean;
}

/** A button, within a form, of what cannot be taken back: the first press says what follows, the second does it. */
export function SecondPress({ title, intent, submit, children, field, isOpen }: SecondPressProps) {
  return (
    <details className={css.second} open={isOpen || undefined}>
      <summary>{title}</summary>
      <p>{children}</p>
      {field}
      <Button type="submit" name="intent" value={intent} size="sm" variant="secondary">
        {submit}
      </Button>
    </details>
  );
}
