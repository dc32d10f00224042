import { useCallback, useEffect } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { failureText } from '../model.ts';
import { AtsIntro } from './ats-intro.tsx';
import { CheckHistory } from './check-history.tsx';
import { CheckView } from './check-view.tsx';
import css from './ats-tab.module.css';
import { UploadForm } from './upload-form.tsx';

const POLL_MS = 2_000;

/** The second tab of the dashboard: upload a CV, see what an ATS reads from it. */
export function AtsTab({ data }: { data: AtsTabData }) {
  const navigate = useNavigate();
  const show = useCallback(
    (id: string) => void navigate(`/app/cv/dashboard?tab=ats&check=${id}`),
    [navigate],
  );
  usePollWhile(data.check?.status === 'processing');

  if (!data.signedIn) return <AtsIntro />;
  if (data.check) return <CheckView check={data.check} />;
  return (
    <div className={css.tab}>
      <header>
        <h2 className={css.title}>Cek CV di ATS</h2>
        <p className={css.lead}>
          Unggah CV-mu dan lihat persis apa yang dibaca sistem perekrut: mana yang terdeteksi, mana yang
          terlewat.
        </p>
      </header>
      <UploadForm failure={data.failure && failureText(data.failure)} onDone={show} />
      <CheckHistory checks={data.history} />
    </div>
  );
}

/** A check that another tab or a restarted server is still working on is asked for again until it is done. */
function usePollWhile(waiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void revalidate(), POLL_MS);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
}
