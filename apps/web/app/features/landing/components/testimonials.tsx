import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { testimonials } from '~/content/landing.ts';
import type { LandingItem } from '../model.ts';
import css from './testimonials.module.css';
import { useCarousel } from './use-carousel.ts';

/** What people say; without stories there is no section. */
export function Testimonials({ items }: { items: LandingItem[] }) {
  if (items.length === 0) return null;
  return <Carousel items={items} />;
}

function Carousel({ items }: { items: LandingItem[] }) {
  const { row, copies, current, move, onKeyDown } = useCarousel(items.length);
  return (
    <section className={css.section} aria-labelledby="testimonials-title">
      <div className={css.inner}>
        <div className={css.head}>
          <h2 id="testimonials-title" className={css.title}>
            {testimonials.title}
          </h2>
          <div className={css.arrows}>
            <button
              type="button"
              className={css.arrow}
              aria-label="Cerita sebelumnya"
              onClick={() => move(-1)}
            >
              <IconArrowLeft aria-hidden />
            </button>
            <button
              type="button"
              className={css.arrow}
              aria-label="Cerita berikutnya"
              onClick={() => move(1)}
            >
              <IconArrowRight aria-hidden />
            </button>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a row that scrolls must take the focus, or the keyboard cannot reach its end */}
        <ul
          ref={row}
          className={css.row}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          aria-label="Cerita pengguna, geser dengan tombol panah"
          onKeyDown={onKeyDown}
        >
          {Array.from({ length: copies }, (_, copy) =>
            items.map(({ id, name, title: place, content, photoUrl }) => (
              <li
                key={`${copy}-${id}`}
                className={css.slide}
                aria-hidden={copies > 1 && copy !== 1 ? true : undefined}
              >
                <figure className={css.card}>
                  <blockquote className={css.quote}>{content}</blockquote>
                  <figcaption className={css.person}>
                    <img src={photoUrl} alt="" width={56} height={56} loading="lazy" />
                    <span>
                      <span className={css.name}>{name}</span>
                      <span className={css.place}>{place}</span>
                    </span>
                  </figcaption>
                </figure>
              </li>
            )),
          )}
        </ul>
        <div className={css.dots} aria-hidden>
          {items.map(({ id }, index) => (
            <span key={id} data-current={index === current || undefined} />
          ))}
        </div>
      </div>
    </section>
  );
}
