import type { ReactNode } from 'react';
import { Link } from 'react-router';
import road from '~/ui/art/night-road.svg?no-inline';
import { Banner } from '~/ui/banner.tsx';
import css from './account-page.module.css';

interface AccountPageProps {
  title: string;
  lead: ReactNode;
  /** A sign above the title. */
  icon?: ReactNode;
  /** Why the form was refused, where no field says it. */
  refusal?: string | null | undefined;
  children: ReactNode;
  /** The way to the other page: "Belum punya akun? Daftar". */
  other: ReactNode;
  /** False where nothing is agreed to. */
  terms?: boolean;
}

/** The frame of signing in and registering: the form on one side, the road that begins here on the other. */
export function AccountPage({ title, lead, icon, refusal, children, other, terms = true }: AccountPageProps) {
  return (
    <div className={css.page}>
      <section className={css.form} aria-labelledby="account-title">
        {icon && <span className={css.icon}>{icon}</span>}
        <h1 id="account-title" className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {refusal && (
          <Banner key={refusal} tone="error" focusOnMount className={css.banner}>
            {refusal}
          </Banner>
        )}
        {children}
        <p className={css.other}>{other}</p>
        {terms && (
          <p className={css.terms}>
            Dengan melanjutkan, kamu menyetujui <Link to="/term-and-condition">Syarat &amp; Ketentuan</Link>{' '}
            dan <Link to="/privacy-policy">Kebijakan Privasi</Link> Setapak.
          </p>
        )}
      </section>
      <aside className={css.aside}>
        <img src={road} alt="" width={1600} height={900} loading="lazy" className={css.road} />
        <p className={css.promise}>Satu langkah kecil hari ini, satu panggilan wawancara besok.</p>
        <ol className={css.steps}>
          <li>Buat CV yang ramah ATS, kurang dari 30 menit</li>
          <li>Lihat apa yang benar-benar dibaca sistem rekruter</li>
          <li>Perbaiki bersama reviewer dan mentor</li>
        </ol>
      </aside>
    </div>
  );
}
