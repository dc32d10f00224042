import type { Ref } from 'react';
import { SESSION_NOTES } from '~/features/checkout/public.ts';
import { cx } from '~/ui/cx.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { LONGEST_NOTES, NOTES_HINT } from '../model.ts';
import css from './notes-field.module.css';

interface NotesFieldProps {
  ref: Ref<HTMLTextAreaElement>;
  notes: string;
  onChange: (notes: string) => void;
}

export function NotesField({ ref, notes, onChange }: NotesFieldProps) {
  const { length } = notes.trim();
  /** Nothing is wrong before the first word. */
  const isShort = length > 0 && length <= SESSION_NOTES;
  return (
    <TextArea
      ref={ref}
      label="Catatan untuk mentor"
      name="notes"
      rows={6}
      maxLength={LONGEST_NOTES}
      value={notes}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      placeholder="Ceritakan situasimu sekarang, yang ingin kamu capai, dan pertanyaan yang paling ingin kamu ajukan."
      required
      hint={
        <span className={css.hint}>
          <span className={cx(isShort && css.short)}>{NOTES_HINT}</span>
          <span className={css.count}>
            {length} / {LONGEST_NOTES}
            <span className="visually-hidden"> karakter</span>
          </span>
        </span>
      }
    />
  );
}
