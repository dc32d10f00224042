import type { ReviewField } from '../reading/review-fields.ts';
import { cutoutOf } from './cutout-of.ts';
import css from './page-view.module.css';

interface PageViewProps {
  cvId: string;
  pages: { width: number; height: number }[];
  boxes: ReviewField['boxes'];
}

const A4 = { width: 595, height: 842 };
/** Points around what is marked. */
const ROOM = 4;
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
              y={box.y - ROOM}
              width={box.width + 2 * ROOM}
              height={box.height + 2 * ROOM}
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

/** Only the piece of the page, for screens that have no room for it whole. */
export function Cutout({ cvId, pages, boxes, others }: PageViewProps & { others: ReviewField['boxes'] }) {
  const page = boxes[0]?.page ?? 0;
  const { width, height } = pages[page] ?? A4;
  const area = cutoutOf(boxes, others);
  return (
    <svg
      viewBox={`${area.left} ${area.top} ${area.width} ${area.height}`}
      width={`${(100 * area.width) / Math.max(LEAST, area.width)}%`}
      className={css.cutout}
      aria-hidden
    >
      <image href={srcOf(cvId, page)} width={width} height={height} />
    </svg>
  );
}
