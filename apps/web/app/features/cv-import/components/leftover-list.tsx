import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import type { Leftover } from '../reading/leftovers.ts';
import { LeftoverCard } from './leftover-card.tsx';
import css from './review-page.module.css';

interface LeftoverListProps {
  leftovers: readonly Leftover[];
  /** Headings of sections of one's own that they can join. */
  own: readonly string[];
}

/** What stands in no field of the form: first what nobody knows a place for, then what goes into its section anyway. */
export function LeftoverList({ leftovers, own }: LeftoverListProps) {
  // The form names each by its place among them all.
  const all = leftovers.map((leftover, index) => ({ leftover, index }));
  const lost = all.filter(({ leftover }) => leftover.target === 'none');
  const placed = all.filter(({ leftover }) => leftover.target !== 'none');
  const cards = (some: typeof all) => (
    <ul className={css.rest}>
      {some.map(({ leftover, index }) => (
        <LeftoverCard key={index} index={index} leftover={leftover} own={own} />
      ))}
    </ul>
  );
  return (
    <>
      {lost.length > 0 && (
        <section aria-labelledby="lost">
          <h2 id="lost" className={css.heading}>
            <IconHelpCircle size={22} aria-hidden className={css.warn} />
            Belum punya tempat <span className={css.count}>{lost.length}</span>
          </h2>
          <p className={css.lead}>
            Teks ini ada di file, tapi kolomnya tidak jelas. Pilih ke mana masuknya, atau biarkan kalau memang
            tidak perlu ada di CV.
          </p>
          {cards(lost)}
        </section>
      )}
      {placed.length > 0 && (
        <section aria-labelledby="placed">
          <h2 id="placed" className={css.heading}>
            <IconCircleCheck size={22} aria-hidden className={css.ok} />
            Sudah ada tempatnya <span className={css.count}>{placed.length}</span>
          </h2>
          <p className={css.lead}>Masuk ke bagian yang tertulis di bawahnya. Ganti kalau kurang pas.</p>
          {cards(placed)}
        </section>
      )}
    </>
  );
}
