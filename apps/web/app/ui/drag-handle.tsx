import type { useSortable } from '@dnd-kit/sortable';
import { IconGripVertical } from '@tabler/icons-react';
import type { Ref } from 'react';
import { cx } from './cx.ts';
import css from './drag-handle.module.css';

interface DragHandleProps extends Pick<ReturnType<typeof useSortable>, 'attributes' | 'listeners'> {
  ref?: Ref<HTMLButtonElement>;
  /** What it drags, for screen readers. */
  label: string;
  title?: string;
}

/** What a row or a card is dragged by: mouse, touch or keyboard. */
export function DragHandle({ ref, attributes, listeners, label, title = label }: DragHandleProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={cx(css.handle, 'needs-script')}
      title={title}
      {...attributes}
      {...listeners}
      aria-label={label}
    >
      <IconGripVertical size={20} aria-hidden />
    </button>
  );
}
