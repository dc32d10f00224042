import type { Reading } from '@setapak/ats';
import { FeedbackPrompt } from '~/features/feedback/public.ts';
import { Banner } from '~/ui/banner.tsx';
import { LinkButton } from '~/ui/link-button.tsx';
import { Skeleton } from '~/ui/skeleton.tsx';
import type { AtsTabData } from '../load-ats-tab.server.ts';
import { failureText, firstCvPage, warningText, withQuota } from '../model.ts';
import { Bullets } from './bullets.tsx';
import { ChangesSince } from './changes.tsx';
import { CheckHeader } from './check-header.tsx';
import { CheckHistory } from './check-history.tsx';
import css from './check-view.module.css';
import { Findings } from './findings.tsx';
import { HighlightProvider } from './highlight.tsx';
import { JobMatch } from './job-match.tsx';
import { PdfPane } from './pdf-pane.tsx';
import { RawText } from './raw-text.tsx';
import { ResumeData } from './resume-data.tsx';
import { ScoreCard } from './score-card.tsx';

/** Heard when the page, still open, comes to know more. */
const statusWords = {
  processing: 'CV mu sedang diproses',
  done: 'Hasil pengecekan sudah keluar.',
  failed: '',
};

type ShownCheck = NonNullable<AtsTabData['check']>;

/** One check: what was read and how good it is, or why nothing could be. */
export function CheckView({ check, data }: { check: ShownCheck; data: AtsTabData }) {
  const { reading, status, errorCode } = check;
  return (
    <div className={css.check}>
      <CheckHeader check={check} usesLeft={data.uses.usesLeft} />
      <p role="status" className="visually-hidden">
        {statusWords[status]}
      </p>
      {status === 'processing' && (
        <div className={css.waiting}>
          <p aria-hidden>CV mu sedang diproses</p>
          <Skeleton height={320} />
        </div>
      )}
      {status === 'failed' && <Banner tone="error">{withQuota(failureText(errorCode), errorCode)}</Banner>}
      {status === 'done' && data.uses.usesLeft === 0 && <UsedUp />}
      {reading && <Result check={check} reading={reading} data={data} />}
      <CheckHistory checks={data.history} current={check.id} />
    </div>
  );
}

/** The last use is gone, and this result stays; so the way to another one is said here. */
function UsedUp() {
  return (
    <aside className={css.usedUp} aria-label="Kuota habis">
      <div>
        <p className={css.usedUpTitle}>Kuota ATS Checker kamu sudah habis</p>
        <p className={css.usedUpText}>
          Hasil ini tetap bisa kamu buka kapan saja. Setelah <span className="unbroken">CV-mu</span>{' '}
          diperbaiki, cek lagi dengan paket baru atau Redeem Code.
        </p>
      </div>
      <LinkButton to="/app/cv/dashboard?tab=ats&step=0" variant="accent">
        Pilih paket
      </LinkButton>
    </aside>
  );
}

interface ResultProps {
  check: ShownCheck;
  reading: Reading;
  data: AtsTabData;
}

function Result({ check, reading, data }: ResultProps) {
  const { result, evidence, warnings, document } = reading;
  const { compared } = data;
  const { pageSizes } = document;
  const notices = new Set(
    warnings.map((warning) => warningText(warning, pageSizes.length)).filter((text) => text !== null),
  );
  return (
    <HighlightProvider evidence={evidence}>
      <div className={css.columns}>
        <div className={css.main}>
          {[...notices].map((notice) => (
            <Banner key={notice} tone="warning">
              {notice}
            </Banner>
          ))}
          {check.checkup && (
            <ScoreCard
              checkup={check.checkup}
              rulesVersion={check.rulesVersion}
              delta={compared?.changes.score ?? null}
            />
          )}
          {compared && <ChangesSince checkId={check.id} compared={compared} />}
          {check.checkup && <Findings checkup={check.checkup} />}
          {check.checkup && <Bullets checkup={check.checkup} />}
          <ResumeData result={result} checkup={check.checkup} />
          <RawText sections={result.sections} />
          <JobMatch checkId={check.id} jobs={data.jobs} />
        </div>
        <PdfPane checkId={check.id} pages={pageSizes} firstPage={firstCvPage(reading)} />
      </div>
      <FeedbackPrompt types={['atsc', 'general']} after={3_000} />
    </HighlightProvider>
  );
}
