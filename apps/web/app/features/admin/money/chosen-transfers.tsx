import { useRef, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ButtonLook } from '~/ui/button-look.ts';
import { Button } from '~/ui/button.tsx';
import { formatNumber } from '~/ui/format/rupiah.ts';
import { PressField } from '~/ui/forms/press-field.tsx';
import { useFormErrors } from '~/ui/forms/use-form-errors.ts';
import { TextField } from '~/ui/text-field.tsx';
import { errorsOf, Folded, type Outcome } from '../components/action-form.tsx';
import { ChooseAll, ChooseAllHeading, ChooseRow } from '../components/choose-rows.tsx';
import detail from '../components/detail-page.module.css';
import table from '../components/record-table.module.css';
import css from './money-page.module.css';

/** The form that the boxes of the rows belong to; rows may hold forms of their own. */
const FORM = 'transfers';

interface ChosenTransfersProps {
  label: string;
  headings: readonly string[];
  /** `<tr>`s, with a `TransferBox` first where there is something to choose. */
  rows: ReactNode;
  canChoose: boolean;
  /** What can be done to the chosen ones. */
  children: ReactNode;
}

/** Transfers of which some can be ticked, with what is done to them below. */
export function ChosenTransfers({ label, headings, rows, canChoose, children }: ChosenTransfersProps) {
  const all = useRef<HTMLDivElement>(null);
  return (
    <div ref={all} className={css.choosing}>
      {canChoose && <ChooseAll rows={all} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must reach its end */}
      <div className={table.scroller} tabIndex={0} role="region" aria-label={label}>
        <table className={table.table}>
          <thead>
            <tr>
              {canChoose && <ChooseAllHeading rows={all} />}
              {headings.map((heading) => (
                <th key={heading} scope="col" data-kind={heading === 'Jumlah' ? 'rupiah' : undefined}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows}</tbody>
        </table>
      </div>
      {canChoose && children}
    </div>
  );
}

interface TransferBoxProps {
  id: string;
  label: string;
  /** There is nothing to choose any more. */
  isOver?: boolean;
}

/** The cell with which a transfer is chosen. */
export function TransferBox(props: TransferBoxProps) {
  return <ChooseRow {...props} form={FORM} />;
}

interface ChosenAction {
  intent: string;
  title: string;
  submit: string;
  /** What follows from it. */
  words: string;
  /** What has to be said of it. */
  field?: { name: string; label: string; hint?: string };
  variant?: ButtonLook['variant'];
}

interface ChosenActionsProps {
  /** How many wait in all, on this page or another, where all of them can be meant. */
  open?: number;
  outcome: Outcome;
  actions: readonly ChosenAction[];
  /** More fields of the form. */
  children?: ReactNode;
}

/** What is done to the chosen transfers, or to all that wait. Each says first what follows. */
export function ChosenActions({ open, outcome, actions, children }: ChosenActionsProps) {
  const busy = useNavigation().state !== 'idle';
  const { errors, ...form } = useFormErrors({ fromServer: errorsOf(FORM, outcome) });
  return (
    <Form id={FORM} method="post" noValidate preventScrollReset className={css.ends} {...form}>
      <PressField />
      <input type="hidden" name="form" value={FORM} />
      {children}
      <div className={css.which}>
        <span>Berlaku untuk transfer yang kamu pilih.</span>
        {open !== undefined && (
          <>
            <input type="hidden" name="open" value={open} />
            <label>
              <input type="checkbox" name="all" />
              Pakai untuk semua yang masih menunggu ({formatNumber(open)})
            </label>
          </>
        )}
      </div>
      {actions.map(({ intent, title, submit, words, field, variant }) => (
        <Folded key={intent} title={title} open={field !== undefined && errors[field.name] !== undefined}>
          <div className={detail.form}>
            <p>{words}</p>
            {field && <TextField {...field} autoComplete="off" error={errors[field.name]} />}
            <Button type="submit" name="intent" value={intent} variant={variant} loading={busy}>
              {submit}
            </Button>
          </div>
        </Folded>
      ))}
    </Form>
  );
}
