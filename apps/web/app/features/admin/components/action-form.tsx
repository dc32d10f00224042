import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useState, type ReactNode } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '~/ui/button.tsx';
import type { ButtonLook } from '~/ui/button-look.ts';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import type { FieldErrors, FormRefusal } from '~/services/form.ts';
import css from './detail-page.module.css';

/** What an action of a page of the back office answers. */
export type Outcome = { done: string } | { refused: string } | FormRefusal | undefined;

interface ActionFormProps {
  /** What the button does; also the form's name in the answer, unless another one is given. */
  intent: string;
  name?: string;
  submit: string;
  variant?: ButtonLook['variant'];
  outcome: Outcome;
  /** What the page knows of what was done before, where that must not be done twice. */
  seen?: string | undefined;
  className?: string | undefined;
  /** Its fields. */
  children: (errors: FieldErrors) => ReactNode;
}

/** One of several forms of a page: an answer's errors are its own where they name it. */
export function ActionForm({
  intent,
  name = intent,
  submit,
  variant,
  outcome,
  seen,
  className = css.form,
  children,
}: ActionFormProps) {
  const { errors, ...form } = useFormErrors({ fromServer: errorsOf(name, outcome) });
  const { pathname, search } = useLocation();
  useKeptForm(form.ref, `${pathname}${search} ${name}`);
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" noValidate preventScrollReset className={className} {...form}>
      <input type="hidden" name="form" value={name} />
      <PressField />
      {seen !== undefined && <input type="hidden" name="seen" value={seen} />}
      {children(errors)}
      <Button type="submit" name="intent" value={intent} variant={variant} loading={busy}>
        {submit}
      </Button>
    </Form>
  );
}

/** The same behind its title; open where the server refused it. */
export function FoldedForm({ title, ...form }: ActionFormProps & { title: string }) {
  const { outcome } = form;
  const isRefused = errorsOf(form.name ?? form.intent, outcome) !== undefined;
  const [last, setLast] = useState(outcome);
  const [round, setRound] = useState(0);
  // What was done is not done once more by a second press: the form is closed and empty again.
  if (outcome !== last) {
    setLast(outcome);
    if (outcome && 'done' in outcome) setRound(round + 1);
  }
  return (
    <Folded key={round} title={title} open={isRefused}>
      <ActionForm {...form} />
    </Folded>
  );
}

interface FoldedProps {
  title: ReactNode;
  /** Opens it; what is open stays so until it is folded by hand. */
  open?: boolean;
  children: ReactNode;
}

/** Something that can be done, behind its title. */
export function Folded({ title, open = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(open);
  return (
    <details
      className={css.action}
      open={isOpen || open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** What the answer says against the form of this name. */
export function errorsOf(name: string, outcome: Outcome): FieldErrors | undefined {
  return outcome && 'errors' in outcome && outcome.of === name ? outcome.errors : undefined;
}
