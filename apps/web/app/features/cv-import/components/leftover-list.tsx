import { IconCircleCheck, IconHelpCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ShownLeftover } from '../reading/leftover.ts';
import { LeftoverCard } from './leftover-card.tsx';
import css from './review-page.module.css';

interface LeftoverListProps {
  leftovers: readonly ShownLeftover[];
  /** Headings of sections of one's own that they can join. */
  own: readonly string[];
}

/** What stands in no field of the form: first what nobody knows a place for, then what goes into its section anyway. */
export function LeftoverList({ leftovers, own }: LeftoverListProps) {
  // The form names each by its place among them all.
  const all = leftovers.map((leftover, index) => ({ leftover, index }));
  return (
    <>
      <Group
        id="lost"
        icon={<IconHelpCircle size={22} aria-hidden className={css.warn} />}
        title="Belum punya tempat"
        lead="Teks ini ada di file, tapi kolomnya tidak jelas. Pilih ke mana masuknya, atau biarkan kalau memang tidak perlu ada di CV."
        some={all.filter(({ leftover }) => leftover.target === 'none')}
        own={own}
      />
      <Group
        id="odd"
        icon={<IconHelpCircle size={22} aria-hidden className={css.warn} />}
        title="Mungkin terbaca keliru"
        lead="Nama di dalamnya memuat tanggal atau kalimat. Cocokkan dengan file aslinya; yang masih keliru bisa kamu ubah di builder."
        some={all.filter(({ leftover }) => isDoubtful(leftover))}
        own={own}
      />
      <Group
        id="placed"
        icon={<IconCircleCheck size={22} aria-hidden className={css.ok} />}
        title="Sudah ada tempatnya"
        lead="Masuk ke bagian yang tertulis di bawahnya. Ganti kalau kurang pas."
        some={all.filter(({ leftover }) => leftover.target !== 'none' && !isDoubtful(leftover))}
        own={own}
      />
    </>
  );
}

/** It has a place, and reads as if something had gone wrong. */
export const isDoubtful = ({ target, isOdd = false }: ShownLeftover) => target !== 'none' && isOdd;

interface GroupProps extends Pick<LeftoverListProps, 'own'> {
  id: string;
  icon: ReactNode;
  title: string;
  lead: string;
  some: readonly { leftover: ShownLeftover; index: number }[];
}

function Group({ id, icon, title, lead, some, own }: GroupProps) {
  if (some.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {icon}
        {title} <span className={css.count}>{some.length}</span>
      </h2>
      <p className={css.lead}>{lead}</p>
      <ul className={css.rest}>
        {some.map(({ leftover, index }) => (
          <LeftoverCard key={index} index={index} leftover={leftover} own={own} />
        ))}
      </ul>
    </section>
  );
}
