import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { PdfPage, useSize } from '~/features/cv-rendering/public.ts';
import type { PageBox } from '~/services/db/review-schema.ts';
import { Banner } from '~/ui/banner.tsx';
import { cx } from '~/ui/cx.ts';
import { Spinner } from '~/ui/spinner.tsx';
import { boxBetween, type Point } from '../page-box.ts';
import css from './cv-pages.module.css';
import { usePdf } from './use-pdf.ts';

export interface Mark {
  id: string;
  /** As it stands in the list of comments. */
  number: number;
  page: number;
  box: PageBox;
}

interface CvPagesProps {
  url: string;
  marks: readonly Mark[];
  activeId: string | null;
  onMark: (id: string) => void;
  /** Lets a spot be drawn with the pointer. */
  onDraw?: (page: number, box: PageBox) => void;
  onCount?: (pages: number) => void;
}

const MOST_PAGES = 20;

/** The pages of the CV under review, with what comments point at. */
export function CvPages({ url, onCount, ...marking }: CvPagesProps) {
  const { pdf, failed } = usePdf(url);
  const { ref, width } = useSize<HTMLDivElement>();
  const count = Math.min(pdf?.numPages ?? 0, MOST_PAGES);
  useEffect(() => {
    if (count > 0) onCount?.(count);
  }, [count, onCount]);

  return (
    <div ref={ref} className={css.pages}>
      {failed && <Banner tone="error">CV belum bisa ditampilkan. Muat ulang halaman, ya.</Banner>}
      {!pdf && !failed && (
        <div className={css.waiting}>
          <Spinner label="Menyiapkan halaman CV…" size={28} />
        </div>
      )}
      {pdf &&
        width > 0 &&
        Array.from({ length: count }, (_, index) => (
          <div key={index} className={css.sheet}>
            <PdfPage pdf={pdf} number={index + 1} count={count} width={width} />
            <Marks page={index + 1} {...marking} />
          </div>
        ))}
    </div>
  );
}

type MarksProps = Pick<CvPagesProps, 'marks' | 'activeId' | 'onMark' | 'onDraw'> & { page: number };

function Marks({ page, marks, activeId, onMark, onDraw }: MarksProps) {
  const from = useRef<Point | null>(null);
  const [drawn, setDrawn] = useState<PageBox | null>(null);

  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const begin = (event: PointerEvent<HTMLElement>) => {
    if (!onDraw || event.button !== 0 || event.pointerType === 'touch') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointOf(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current) setDrawn(boxBetween(from.current, pointOf(event)));
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const box = from.current && boxBetween(from.current, pointOf(event));
    from.current = null;
    setDrawn(null);
    if (box) onDraw?.(page, box);
  };

  return (
    <div
      className={cx(css.marks, onDraw && css.drawable)}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => {
        from.current = null;
        setDrawn(null);
      }}
    >
      {marks
        .filter((mark) => mark.page === page)
        .map(({ id, number, box }) => (
          <button
            key={id}
            type="button"
            id={`tanda-${id}`}
            className={cx(css.mark, id === activeId && css.active)}
            style={place(box)}
            aria-label={`Komentar ${number}`}
            aria-pressed={id === activeId}
            onPointerDown={(event) => event.stopPropagation()}
            onClick={() => onMark(id)}
          >
            <span aria-hidden>{number}</span>
          </button>
        ))}
      {drawn && <div className={cx(css.mark, css.drawing)} style={place(drawn)} />}
    </div>
  );
}

function place({ x, y, width, height }: PageBox) {
  const percent = (part: number) => `${100 * part}%`;
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
