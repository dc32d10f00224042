import { IconFileCv, IconHome, IconUsers } from '@tabler/icons-react';
import art from './art/lost.svg?no-inline';
import { LinkButton } from './link-button.tsx';
import css from './status-page.module.css';

export function NotFoundPage() {
  return (
    <>
      <title>Halaman tidak ditemukan | Setapak</title>
      <section className={css.page}>
        <img src={art} alt="" width={420} height={300} className={css.art} />
        <h1 className={css.title}>The page you are looking for isn&apos;t here</h1>
        <p className={css.text}>
          Jalannya buntu di sini: halaman yang kamu cari sudah pindah atau memang belum pernah ada. Yuk, balik
          ke jalur yang benar.
        </p>
        <div className={css.actions}>
          <LinkButton to="/" icon={<IconHome aria-hidden />}>
            Ke beranda
          </LinkButton>
          <LinkButton to="/app/cv/dashboard" variant="secondary" icon={<IconFileCv aria-hidden />}>
            Buat CV
          </LinkButton>
          <LinkButton to="/app/mentoring" variant="secondary" icon={<IconUsers aria-hidden />}>
            Cari mentor
          </LinkButton>
        </div>
      </section>
    </>
  );
}
