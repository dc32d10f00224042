import { useEffect, useRef } from 'react';
import { Banner } from '~/ui/banner.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import type { ImportDone } from '../handle-import.server.ts';
import css from './imported-card.module.css';

/** A CV that was made of another program's file, and everything of the file that found no place in it. */
export function ImportedCard({ done }: { done: ImportDone }) {
  const { id, format, unplaced, phones } = done;
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that was sent may stand far below.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.card} aria-labelledby="imported">
      <h2 id="imported" ref={heading} tabIndex={-1} className={css.title}>
        CV dari {format} sudah masuk
      </h2>
      {phones.map(({ printed, phone }) => (
        <p key={printed}>
          Nomor {phone}: di file tertulis {printed}; kami beri kode negaranya.
        </p>
      ))}
      {unplaced.length > 0 && <Unplaced list={unplaced} />}
      <LinkButton to={`/app/cv/builder/${id}`} className={css.open}>
        Buka di builder
      </LinkButton>
    </section>
  );
}

function Unplaced({ list }: { list: ImportDone['unplaced'] }) {
  return (
    <>
      <Banner tone="info">
        {list.length} hal berikut tidak punya kolom di CV Maker. Tidak ada yang dibuang diam-diam: salin yang
        kamu perlukan sebelum lanjut.
      </Banner>
      <ul className={css.list}>
        {list.map(({ where, text }, index) => (
          <li key={index} className={css.item}>
            <span className={css.where}>{where}</span>
            <span className={css.text}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
