import { useCallback } from 'react';
import { Link, useNavigate } from 'react-router';
import { IconArrowRight } from '@tabler/icons-react';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { usePollWhile } from '~/ui/use-poll-while.ts';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { failureText } from '../model.ts';
import { AtsIntro } from './ats-intro.tsx';
import css from '../result/ats-tab.module.css';
import { CheckHistory } from '../result/check-history.tsx';
import { LateCheckView } from '../result/late-check-view.tsx';
import { FlowSteps } from './flow-steps.tsx';
import { PackageList } from '../packages/package-list.tsx';
import { SmallScreenNotice } from './small-screen-notice.tsx';
import { UploadForm } from '../upload/upload-form.tsx';
import type { Done } from '../upload/use-check-upload.ts';

const TAB = '/app/cv/dashboard?tab=ats';
const POLL_MS = 2_000;

/** The second tab of the dashboard: choose a package, upload a CV, see what an ATS reads from it. */
export function AtsTab({ data }: { data: AtsTabData }) {
  // Another tab or a restarted server may still work on it.
  usePollWhile(data.check?.status === 'processing', POLL_MS);
  return (
    <>
      {!data.onPhone && <SmallScreenNotice />}
      <div className={css.tab}>
        {data.isLanding ? (
          <AtsIntro />
        ) : (
          <>
            <FlowSteps current={data.step} />
            <CurrentStep data={data} />
          </>
        )}
      </div>
    </>
  );
}

function CurrentStep({ data }: { data: AtsTabData }) {
  const navigate = useNavigate();
  const { show } = useSnackbar();
  const { check, chosenCv, history } = data;
  const done = useCallback(
    ({ id, again }: Done) => {
      if (again)
        show({ tone: 'info', text: 'File ini sudah pernah dicek. Ini hasilnya, tanpa memakai kuota.' });
      void navigate(`${TAB}&check=${id}`, { state: { isNewResult: true } });
    },
    [navigate, show],
  );
  const ready = () => navigate(`${TAB}&step=1${chosenCv ? `&cv=${encodeURIComponent(chosenCv)}` : ''}`);

  if (check) return <LateCheckView key={check.id} check={check} data={data} />;
  if (data.step === 0)
    return (
      <>
        {data.failure === 'no_uses' && <p role="alert">{failureText(data.failure)}</p>}
        <PackageList products={data.products} signedIn={data.signedIn} onReady={() => void ready()} />
        <CheckHistory checks={history} />
      </>
    );
  return (
    <>
      <header className={css.header}>
        <div className={css.headerText}>
          <h2 className={css.title}>Upload CV</h2>
          <p className={css.lead}>
            Sisa {data.uses.usesLeft}x pengecekan. Kuota hanya berkurang kalau{' '}
            <span className="unbroken">CV-mu</span> berhasil dibaca; file yang sama tidak dihitung dua kali.
          </p>
        </div>
        <PreviousResult history={history} />
      </header>
      <UploadForm
        key={chosenCv}
        failure={data.failure && failureText(data.failure)}
        cvs={data.cvs}
        chosenCv={chosenCv}
        onDone={done}
      />
      <CheckHistory checks={history} />
    </>
  );
}

function PreviousResult({ history }: Pick<AtsTabData, 'history'>) {
  const latest = history.find((check) => check.status === 'done');
  if (!latest) return null;
  return (
    <Link to={`${TAB}&check=${latest.id}`} className={css.previous}>
      Lihat hasil pengecekan sebelumnya
      <IconArrowRight size={18} aria-hidden />
    </Link>
  );
}
