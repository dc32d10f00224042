import { reasons } from '~/content/landing.ts';
import { useLowestPrice } from '~/ui/use-lowest-price.ts';
import ecosystemArt from '../art/reason-ecosystem.svg?no-inline';
import mentorArt from '../art/reason-mentor.svg?no-inline';
import priceArt from '../art/reason-price.svg?no-inline';
import css from './reasons.module.css';
import { SectionHead } from './section-head.tsx';
import section from './section.module.css';

const art = { ecosystem: ecosystemArt, mentor: mentorArt, price: priceArt };

export function Reasons() {
  const price = useLowestPrice();
  return (
    <section id="tentang" className={section.section} aria-labelledby="reasons-title">
      <SectionHead id="reasons-title" title={reasons.title}>
        {reasons.text}
      </SectionHead>
      <ul className={css.list}>
        {reasons.items(price).map(({ id, title, text }) => (
          <li key={id} className={css.item} data-reason={id}>
            <div className={css.words}>
              <h3 className={css.title}>{title}</h3>
              <p className={css.text}>{text}</p>
            </div>
            <img src={art[id]} alt="" width={320} height={220} loading="lazy" className={css.art} />
          </li>
        ))}
      </ul>
    </section>
  );
}
