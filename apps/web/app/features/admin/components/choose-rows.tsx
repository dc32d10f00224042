import type { RefObject } from 'react';
import css from './record-table.module.css';

interface ChooseAllProps {
  /** Holds the rows with their boxes. */
  rows: RefObject<HTMLElement | null>;
}

const LABEL = 'Pilih semua di halaman ini';

/** Ticks all rows of a page, where they are cards; `ChooseAllHeading` does where they are a table. */
export function ChooseAll({ rows }: ChooseAllProps) {
  return (
    <label className={css.all}>
      <input type="checkbox" onChange={({ currentTarget }) => chooseAll(rows, currentTarget.checked)} />
      {LABEL}
    </label>
  );
}

/** The heading of the column of boxes. */
export function ChooseAllHeading({ rows }: ChooseAllProps) {
  return (
    <th scope="col" className={css.choose}>
      <label className={css.box}>
        <input
          type="checkbox"
          aria-label={LABEL}
          onChange={({ currentTarget }) => chooseAll(rows, currentTarget.checked)}
        />
      </label>
    </th>
  );
}

function chooseAll({ current }: RefObject<HTMLElement | null>, chosen: boolean): void {
  for (const box of current?.querySelectorAll<HTMLInputElement>('input[name="id"]:enabled') ?? [])
    box.checked = chosen;
}

interface ChooseRowProps {
  id: string;
  label: string;
  /** Of the form that the box belongs to, where it stands in none. */
  form?: string;
  /** There is nothing to choose any more. */
  isOver?: boolean;
}

/** The cell with which a row is chosen. */
export function ChooseRow({ id, label, form, isOver = false }: ChooseRowProps) {
  return (
    <td className={css.choose}>
      <label className={css.box} hidden={isOver}>
        <input type="checkbox" name="id" value={id} form={form} aria-label={label} disabled={isOver} />
      </label>
    </td>
  );
}
