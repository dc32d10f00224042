import { Link } from 'react-router';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { hero } from '~/content/landing.ts';
import { rememberIntent } from '~/features/accounts/public.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import art from '~/ui/art/night-road.svg?no-inline';
import css from './hero.module.css';

const readFields = ['Nama & kontak', 'Pengalaman magang', 'Pendidikan'];

export function Hero() {
  return (
    <section className={css.hero} aria-labelledby="hero-title">
      <img src={art} alt="" width={1600} height={900} className={css.art} fetchPriority="high" />
      <div className={css.inner}>
        <div className={css.words}>
          <h1 id="hero-title" className={css.title}>
            {hero.title}
          </h1>
          <p className={css.text}>{hero.text}</p>
          <div className={css.actions}>
            <LinkButton to="/app/home" variant="accent" size="lg" trailing={<IconArrowRight aria-hidden />}>
              {hero.start}
            </LinkButton>
            {/* Only visitors see the hero: they meet the registration first, and come out at their CVs. */}
            <Link to="/register" className={css.second} onClick={() => rememberIntent('cvMaker')}>
              {hero.second}
            </Link>
          </div>
        </div>
        {/* Two glimpses of the product, drawn rather than written: a screen reader loses nothing. */}
        <div className={css.glimpses} aria-hidden>
          <div className={css.read}>
            <p className={css.readTitle}>
              Terbaca ATS <b>3/3</b>
            </p>
            {readFields.map((field) => (
              <p key={field} className={css.field}>
                <span className={css.tick} />
                {field}
              </p>
            ))}
          </div>
          <div className={css.mentor}>
            <img src="/people/rani.svg" alt="" width={48} height={48} />
            <p>
              <b>Sesi dengan Rani</b>
              <span>Besok, 19.00 WIB</span>
            </p>
            <span className={css.rate}>
              <IconCheck size={14} stroke={3} /> Terjadwal
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}
