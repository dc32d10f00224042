import { IconFileSearch, IconListCheck, IconShieldLock } from '@tabler/icons-react';
import { rememberIntent } from '~/features/accounts/public.ts';
import { LinkButton } from '~/ui/link-button.tsx';
import css from './ats-tab.module.css';

const points = [
  {
    icon: IconFileSearch,
    title: 'Dibaca seperti mesin',
    text: 'Nama, pengalaman, pendidikan, dan keahlian, persis seperti yang ditangkap ATS.',
  },
  {
    icon: IconListCheck,
    title: 'Tahu yang terlewat',
    text: 'Setiap bagian diberi tanda: terdeteksi atau tidak, lengkap dengan contoh penulisan.',
  },
  {
    icon: IconShieldLock,
    title: 'Tetap milikmu',
    text: 'File hanya bisa dilihat olehmu dan bisa kamu hapus kapan saja.',
  },
];

/** What the checker does, for someone who is not signed in yet. */
export function AtsIntro() {
  return (
    <div className={css.tab}>
      <header className={css.intro}>
        <h2 className={css.title}>3 dari 4 CV tidak pernah sampai ke perekrut</h2>
        <p className={css.lead}>
          Lebih dari 500 perusahaan besar menyaring CV dengan ATS. Cek dulu apakah CV-mu terbaca sebelum kamu
          kirim.
        </p>
        <LinkButton to="/login" size="lg" onClick={() => rememberIntent('atsc')}>
          Cek CVmu Sekarang
        </LinkButton>
      </header>
      <ul className={css.points}>
        {points.map(({ icon: Icon, title, text }) => (
          <li key={title} className={css.point}>
            <Icon size={32} stroke={1.6} aria-hidden />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
