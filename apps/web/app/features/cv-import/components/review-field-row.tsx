import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { Cutout } from './page-view.tsx';
import { fieldName } from '../reading/read-review.ts';
import type { ReviewField } from '../reading/review-fields.ts';
import css from './review-field-row.module.css';

interface ReviewFieldRowProps {
  field: ReviewField;
  cvId: string;
  pages: { width: number; height: number }[];
  /** The places of all values. */
  others: ReviewField['boxes'];
  focused: boolean;
  onFocus: () => void;
}

const HINTS = {
  line: undefined,
  text: undefined,
  list: 'Satu per baris.',
} as const;

/** A value and the place it was read from. */
export function ReviewFieldRow({ field, cvId, pages, others, focused, onFocus }: ReviewFieldRowProps) {
  const { id, label, value, kind, boxes, printed } = field;
  const isMissing = boxes.length === 0 && value === '';
  const common = {
    label,
    name: fieldName(id),
    defaultValue: value,
    onFocus,
    autoComplete: 'off',
    hint: isMissing
      ? 'Tidak ditemukan di file.'
      : printed
        ? `Di file tertulis ${printed}; kami beri kode negaranya.`
        : HINTS[kind],
  };
  return (
    <div className={css.row} data-focused={focused || undefined}>
      {boxes.length > 0 && (
        <div className={css.cutout}>
          <Cutout {...{ cvId, pages, boxes, others }} />
        </div>
      )}
      {kind === 'line' ? (
        <TextField {...common} />
      ) : (
        <TextArea
          {...common}
          rows={Math.min(8, Math.max(3, value.split('\n').length + (kind === 'text' ? 2 : 0)))}
        />
      )}
    </div>
  );
}
