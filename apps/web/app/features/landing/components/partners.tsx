import { partners } from '~/content/landing.ts';
import kalapena from '../art/partners/kalapena.svg?no-inline';
import langitan from '../art/partners/langitan.svg?no-inline';
import nusaloka from '../art/partners/nusaloka.svg?no-inline';
import rimbaraya from '../art/partners/rimbaraya.svg?no-inline';
import selasar from '../art/partners/selasar.svg?no-inline';
import tigaruang from '../art/partners/tigaruang.svg?no-inline';
import css from './partners.module.css';

const logos = {
  nusaloka: { name: 'Nusaloka', src: nusaloka, width: 171 },
  selasar: { name: 'Bank Selasar', src: selasar, width: 210 },
  rimbaraya: { name: 'Rimbaraya', src: rimbaraya, width: 223 },
  tigaruang: { name: 'Tigaruang', src: tigaruang, width: 176 },
  kalapena: { name: 'Kalapena & Co', src: kalapena, width: 232 },
  langitan: { name: 'Langitan', src: langitan, width: 219 },
};

export function Partners() {
  return (
    <section className={css.section} aria-labelledby="partners-title">
      <h2 id="partners-title" className={css.title}>
        {partners.title}
      </h2>
      <ul className={css.list}>
        {partners.items.map((id) => {
          const { name, src, width } = logos[id];
          return (
            <li key={id}>
              <img src={src} alt={name} width={width} height={40} loading="lazy" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
