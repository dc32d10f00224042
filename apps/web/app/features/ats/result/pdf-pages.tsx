import { useEffect, useRef } from 'react';
import { cx } from '~/ui/cx.ts';
import { useHighlight, type PageBox } from './highlight.tsx';
import css from './pdf-pages.module.css';

interface PdfPagesProps {
  checkId: string;
  pages: { width: number; height: number }[];
  /** The one that is shown where nothing is lit up (counted from 0). */
  firstPage: number;
  /** What to light up and scroll to; what is pointed at, where nothing is given. */
  boxes?: readonly PageBox[] | undefined;
}

/** The checked PDF, page by page, with every place that was read, and the one that is pointed at. */
export function PdfPages({ checkId, pages, firstPage, boxes }: PdfPagesProps) {
  const { evidence, pointed, point } = useHighlight();
  const lit = boxes ?? pointed?.boxes ?? [];
  const scroller = useRef<HTMLDivElement>(null);
  const first = lit[0];
  // What the pointer met on the paper itself needs no scrolling.
  const fromPaper = useRef(false);

  useEffect(() => {
    const element = scroller.current;
    const sheet = element?.children[firstPage];
    if (element && firstPage > 0 && sheet instanceof HTMLElement) element.scrollTop = sheet.offsetTop;
  }, [firstPage]);

  useEffect(() => {
    const element = scroller.current;
    if (!first || !element || fromPaper.current) return;
    const sheet = element.children[first.page];
    if (sheet instanceof HTMLElement) scrollTo(element, sheet, first, pages[first.page]);
  }, [first, pages]);

  return (
    <div
      ref={scroller}
      className={css.pages}
      role="region"
      aria-label="Halaman CV"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the keyboard
      tabIndex={0}
    >
      {pages.map((page, index) => (
        <div key={index} className={css.page} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
          <img
            src={`/app/cv/ats-check/${checkId}/page/${index + 1}`}
            alt={`Halaman ${index + 1} dari CV yang dicek`}
            loading={index === firstPage ? 'eager' : 'lazy'}
            onLoad={({ currentTarget }) => currentTarget.setAttribute('data-there', '')}
          />
          <div
            className={css.layer}
            aria-hidden
            onPointerLeave={() => {
              fromPaper.current = false;
            }}
          >
            {Object.entries(evidence).flatMap(([path, entry]) =>
              entry.boxes
                .filter((box) => box.page === index)
                .map((box, place) => (
                  <span
                    key={`${path} ${place}`}
                    className={css.read}
                    style={placeOn(page, box)}
                    onPointerEnter={() => {
                      fromPaper.current = true;
                      point({ paths: [path], boxes: entry.boxes });
                    }}
                    onPointerLeave={() => {
                      fromPaper.current = false;
                      point(null);
                    }}
                  />
                )),
            )}
            {lit
              .filter((box) => box.page === index)
              .map((box, place) => (
                <span key={place} className={cx(css.read, css.lit)} style={placeOn(page, box, 2)} />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Percentages of the page, so that it holds at any size; `room` points around it. */
function placeOn({ width, height }: { width: number; height: number }, box: PageBox, room = 1) {
  return {
    left: `${((box.x - room) / width) * 100}%`,
    top: `${((box.y - room) / height) * 100}%`,
    width: `${((box.width + 2 * room) / width) * 100}%`,
    height: `${((box.height + 2 * room) / height) * 100}%`,
  };
}

/** Brings a place to the upper third of the pages, without moving the page around them. */
function scrollTo(
  element: HTMLElement,
  sheet: HTMLElement,
  box: PageBox,
  size: { height: number } | undefined,
): void {
  const at = sheet.offsetTop + (box.y / (size?.height ?? 1)) * sheet.offsetHeight;
  const isSeen = at > element.scrollTop + 40 && at < element.scrollTop + element.clientHeight - 80;
  if (isSeen) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollTo({ top: at - element.clientHeight / 3, behavior: still ? 'auto' : 'smooth' });
}
