import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IconBriefcase, IconFileCv, IconRefresh } from '@tabler/icons-react';
import { listCopies, type KeptCv } from '~/features/cv-sync/editing/kept-copies.ts';
import { keptBoard } from '~/features/job-applications/board-copies.ts';
import { BOARD } from '~/features/job-applications/model.ts';
import art from '~/ui/art/lost.svg?no-inline';
import { buttonClass } from '~/ui/button-look.ts';
import button from '~/ui/button.module.css';
import { LinkButton } from '~/ui/link-button.tsx';
import { opensOffline, ownAddress } from '~/ui/offline/opens-offline.ts';
import { serverAnswers } from '~/ui/offline/server-answers.ts';
import page from '~/ui/status-page.module.css';
import css from './offline.module.css';
import type { Route } from './+types/offline.ts';

/** The network may be back before there is a way to the server, and the server may have been away alone. */
const LOOK_MS = 3_000;

export const meta: Route.MetaFunction = () => [
  { title: 'Kamu sedang offline | Setapak' },
  { name: 'robots', content: 'noindex' },
];

/**
 * What the service worker opens where the server cannot be reached, for any request of anyone: so nothing of an account
 * stands in it. `?to=` is where one was going.
 */
export default function Offline() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [known, setKnown] = useState<{ to: string; cvs: KeptCv[]; hasBoard: boolean }>();
  const wanted = ownAddress(search.get('to')) ?? '/';

  useEffect(() => {
    if (opensOffline(new URL(wanted, window.location.origin).pathname)) {
      void navigate(wanted, { replace: true });
      return undefined;
    }
    void Promise.all([listCopies(), keptBoard()]).then(([cvs, board]) =>
      setKnown({ to: wanted, cvs, hasBoard: (board?.applications.length ?? 0) > 0 }),
    );
    let leaving = false;
    const goOn = async () => {
      if (!navigator.onLine || !(await serverAnswers()) || leaving) return;
      // Going twice would end the first time, which a slow server is still about to answer.
      leaving = true;
      window.location.replace(wanted);
    };
    const look = () => void (leaving || goOn());
    window.addEventListener('online', look);
    const timer = setInterval(look, LOOK_MS);
    return () => {
      window.removeEventListener('online', look);
      clearInterval(timer);
    };
  }, [wanted, navigate]);

  return (
    <section className={page.page}>
      <img src={art} alt="" width={420} height={300} className={page.art} />
      <h1 className={page.title}>Kamu sedang offline</h1>
      <p className={page.text}>
        Halaman ini butuh internet. Begitu kamu tersambung lagi, kami langsung membukanya untukmu.
      </p>
      <div className={page.actions}>
        <a href={known?.to ?? '/'} className={buttonClass({})}>
          <span className={button.content}>
            <IconRefresh aria-hidden />
            Coba lagi
          </span>
        </a>
      </div>
      {known && (known.cvs.length > 0 || known.hasBoard) && (
        <div className={css.kept}>
          <h2 className={css.heading}>Tetap bisa kamu isi sekarang</h2>
          <ul className={css.list}>
            {known.hasBoard && (
              <li>
                <LinkButton to={BOARD} variant="secondary" icon={<IconBriefcase aria-hidden />}>
                  Papan lamaran
                </LinkButton>
              </li>
            )}
            {known.cvs.map(({ id, name }) => (
              <li key={id}>
                <LinkButton
                  to={`/app/cv/builder/${id}`}
                  variant="secondary"
                  icon={<IconFileCv aria-hidden />}
                >
                  {name}
                </LinkButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
