import { useState, type CSSProperties } from 'react';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import type { ReviewField } from '../reading/review-fields.ts';
import { cutoutOf } from './cutout-of.ts';
import css from './page-view.module.css';

interface PageViewProps {
  cvId: string;
  pages: { width: number; height: number }[];
  boxes: ReviewField['boxes'];
}

const A4 = { width: 595, height: 842 };
/** Points beside what is marked. */
const ROOM = 4;
/** Points above and below it: more would cross the lines there. */
const ROOM_ABOVE = 0.5;
/** Points that fill the width of a screen at least, so that a word is not as large as a heading. */
const LEAST = 220;

const srcOf = (cvId: string, page: number) => `/app/cv/import/${cvId}/page/${page + 1}`;

/** The page that a value was read from, with its words marked. */
export function PageView({ cvId, pages, boxes }: PageViewProps) {
  const page = boxes[0]?.page ?? 0;
  const { width, height } = pages[page] ?? A4;
  return (
    <figure className={css.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={css.page}
        style={{ '--ratio': width / height } as CSSProperties}
        role="img"
        aria-label={`Halaman ${page + 1} dari ${pages.length}`}
      >
        <image href={srcOf(cvId, page)} width={width} height={height} />
        {boxes
          .filter((box) => box.page === page)
          .map((box, index) => (
            <rect
              key={index}
              className={css.mark}
              x={box.x - ROOM}
              y={box.y - ROOM_ABOVE}
              width={box.width + 2 * ROOM}
              height={box.height + 2 * ROOM_ABOVE}
              rx={3}
            />
          ))}
      </svg>
      <figcaption className={css.caption}>
        Halaman {page + 1} dari {pages.length}
      </figcaption>
    </figure>
  );
}

/** Points that a phone shows in letters one can read; what is wider can be enlarged. */
const READABLE = 280;
/** Pixels for a point where it is, and at most where it is not: on a tablet a word would be as large as a heading. */
const ENLARGED = 1.6;

interface CutoutProps extends PageViewProps {
  /** The places of all values. */
  others: ReviewField['boxes'];
  /** What it shows. */
  label: string;
}

/** Only the piece of the page, for screens that have no room for it whole. One of small letters is a button that enlarges it. */
export function Cutout({ cvId, pages, boxes, others, label }: CutoutProps) {
  const [isLarge, setLarge] = useState(false);
  const page = boxes[0]?.page ?? 0;
  const { width, height } = pages[page] ?? A4;
  const area = cutoutOf(boxes, others);
  const picture = (
    <svg
      viewBox={`${area.left} ${area.top} ${area.width} ${area.height}`}
      width={isLarge ? area.width * ENLARGED : `${(100 * area.width) / Math.max(LEAST, area.width)}%`}
      className={css.cutout}
      style={isLarge ? undefined : { maxWidth: area.width * ENLARGED }}
      aria-hidden
    >
      <image href={srcOf(cvId, page)} width={width} height={height} />
    </svg>
  );
  if (area.width <= READABLE) return picture;
  return (
    <div className={css.enlargeable}>
      <button
        type="button"
        className={css.enlarge}
        aria-pressed={isLarge}
        aria-label="Perbesar potongan halaman"
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it on every role; the rule knows 1.2
        aria-description={label}
        onClick={() => setLarge(!isLarge)}
      >
        {picture}
      </button>
      <span className={css.lens} aria-hidden>
        {isLarge ? <IconZoomOut size={18} /> : <IconZoomIn size={18} />}
      </span>
    </div>
  );
}
