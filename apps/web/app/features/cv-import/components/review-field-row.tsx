import type { ComponentProps } from 'react';
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
  /** Where its piece of the page stands already. */
  withoutCutout?: boolean;
}

const HINTS = {
  line: undefined,
  text: undefined,
  list: 'Satu per baris.',
} as const;

/** The piece of the page that a value was read from, where the whole page does not stand beside it. */
export function FieldCutout(props: ComponentProps<typeof Cutout>) {
  if (props.boxes.length === 0) return null;
  return (
    <div className={css.cutout}>
      <Cutout {...props} />
    </div>
  );
}

/** A value and the place it was read from. */
export function ReviewFieldRow({
  field,
  cvId,
  pages,
  others,
  focused,
  onFocus,
  withoutCutout,
}: ReviewFieldRowProps) {
  const { id, label, value, kind, boxes, printed } = field;
  const isMissing = boxes.length === 0 && value === '';
  const common = {
    label,
    name: fieldName(id),
    defaultValue: value,
    onFocus,
    autoComplete: 'off',
    'data-check': field.uncertain || undefined,
    hint: isMissing
      ? 'Tidak ditemukan di file.'
      : printed
        ? `Di file tertulis ${printed}; kami beri kode negaranya.`
        : HINTS[kind],
  };
  return (
    <div className={css.row} data-focused={focused || undefined}>
      {!withoutCutout && <FieldCutout {...{ cvId, pages, boxes, others, label }} />}
      {kind === 'line' ? (
        <TextField {...common} enterKeyHint="next" />
      ) : (
        <TextArea
          {...common}
          rows={Math.min(8, Math.max(3, value.split('\n').length + (kind === 'text' ? 2 : 0)))}
        />
      )}
    </div>
  );
}
