import { IconFileSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import css from './in-cv.module.css';
import { boxesOf, useHighlight, type PageBox } from './highlight.tsx';

interface InCvProps {
  /** What is shown, for who cannot see the button's picture. */
  about: string;
  paths?: readonly string[];
  /** Where it stands, for what has no path. */
  boxes?: readonly PageBox[];
  /** Words make it a button with them; else it is a small picture. */
  children?: ReactNode;
}

/**
 * Shows where in the CV something stands: while it has the pointer or the focus its place lights up beside it, and a tap
 * opens the page where there is no room beside it.
 */
export function InCv({ about, paths = [], boxes, children }: InCvProps) {
  const { evidence, point, show } = useHighlight();
  const places = boxes ?? boxesOf(evidence, paths);
  if (places.length === 0) return null;
  const target = { paths, boxes: places };
  return (
    <button
      type="button"
      className={children ? css.words : css.button}
      aria-label={children ? undefined : `Lihat ${about} di CV`}
      onFocus={() => point(target)}
      onBlur={() => point(null)}
      onClick={() => {
        point(target);
        show({ ...target });
      }}
    >
      {children ?? <IconFileSearch size={18} aria-hidden />}
    </button>
  );
}

/** For the element around it: its place lights up while the pointer is over it. */
export function usePointing(paths: readonly string[], boxes?: readonly PageBox[]) {
  const { evidence, point } = useHighlight();
  const places = boxes ?? boxesOf(evidence, paths);
  if (places.length === 0) return {};
  return {
    onPointerEnter: () => point({ paths, boxes: places }),
    onPointerLeave: () => point(null),
  };
}
