import { useEffect, useRef, useState, type ReactNode } from 'react';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import css from './carousel.module.css';

interface CarouselProps {
  label: string;
  /** What was chosen; `auto` is a list on narrow screens. */
  view: 'carousel' | 'list' | 'auto';
  children: ReactNode;
}

/** Cards in a row that is pushed sideways: by finger, wheel and keyboard, and by two buttons where there is room; or the same as a list. */
export function Carousel({ label, view, children }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null);
  const [more, setMore] = useState({ before: false, after: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = list;
      setMore({ before: scrollLeft > 8, after: scrollLeft + clientWidth < scrollWidth - 8 });
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(list);
    list.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', look);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other cards are another width
  }, [children, view]);

  const push = (direction: -1 | 1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });

  return (
    <div className={css.carousel}>
      <ul ref={row} aria-label={label} className={css.row} data-view={view}>
        {children}
      </ul>
      <button
        type="button"
        className={css.push}
        data-side="before"
        aria-label="Geser ke kiri"
        hidden={!more.before}
        onClick={() => push(-1)}
      >
        <IconChevronLeft size={24} aria-hidden />
      </button>
      <button
        type="button"
        className={css.push}
        data-side="after"
        aria-label="Geser ke kanan"
        hidden={!more.after}
        onClick={() => push(1)}
      >
        <IconChevronRight size={24} aria-hidden />
      </button>
    </div>
  );
}
