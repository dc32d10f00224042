import { IconFileSearch, IconListCheck, IconShieldLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { LinkButton } from '~/ui/link-button.tsx';
import css from '../result/ats-tab.module.css';
import { IntroArt } from './intro-art.tsx';

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

const steps = ['Pilih paket', 'Upload CV', 'Dapatkan hasilnya!'];

/** What the checker does, for someone who has not begun yet. */
export function AtsIntro() {
  return (
    <>
      <header className={css.intro}>
        <div className={css.introWords}>
          <h2 className={css.title}>3 dari 4 CV tidak pernah sampai ke rekruter</h2>
          <p className={css.lead}>
            Lebih dari 500 perusahaan besar menyaring CV dengan ATS. Cek dulu apakah{' '}
            <span className="unbroken">CV-mu</span> terbaca sebelum kamu kirim.
          </p>
          <ol className={css.introSteps}>
            {steps.map((step, index) => (
              <li key={step}>{`${index + 1}. ${step}`}</li>
            ))}
          </ol>
          <LinkButton to="?tab=ats&step=0" size="lg" variant="accent">
            Cek CVmu Sekarang
          </LinkButton>
          <Link to="/metode-ats" className={css.introMethod}>
            Cara kami menilai
          </Link>
        </div>
        <IntroArt />
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
    </>
  );
}
