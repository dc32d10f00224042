import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFetcher, useNavigate, useSearchParams } from 'react-router';
import { track } from '~/features/analytics/public.ts';
import { Spinner } from '~/ui/spinner.tsx';
import { useViewer } from '~/ui/layouts/use-viewer.ts';
import { readLocal, subscribeLocal, writeLocal } from '../local-store.ts';
import { answersOf, formOf, resultsOf, type Answers, type Results } from '../model.ts';
import { parseLocal } from '../parse-local.ts';
import css from './assessment-panel.module.css';
import { Quiz } from './quiz.tsx';
import { ResultCard } from './result-card.tsx';

interface AssessmentPanelProps {
  /** From `loadAssessment`. */
  saved: Results | null;
  /** What a visitor without script just answered, from the action. */
  answered?: Answers | null;
  /** Of the question, and of the result. */
  heading?: 'h2' | 'h3';
}

/** The quiz, and once there is a result, the result in its place. */
export function AssessmentPanel({ saved, answered, heading = 'h2' }: AssessmentPanelProps) {
  const signedIn = useViewer() !== null;
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const local = parseLocal(useSyncExternalStore(subscribeLocal, readLocal, () => null));
  const fetcher = useFetcher({ key: 'assessment' });
  const [round, setRound] = useState(0);

  const given = (round === 0 ? answered : null) ?? answersOf(params);
  const results = signedIn ? saved : resultsOf(local ?? given);
  const complete = resultsOf(given) !== undefined;
  // Answered before the script was there: from here on the browser remembers.
  useEffect(() => {
    if (!signedIn && !local && complete) writeLocal(given);
  });

  const finish = (answers: Answers) => {
    if (signedIn) void fetcher.submit(formOf(answers), { method: 'post', action: '/assessment' });
    else writeLocal(answers);
  };
  const retake = () => {
    setRound(round + 1);
    writeLocal(null);
    if (params.size > 0) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
    if (!signedIn) return;
    track('User Retake Assessment');
    void fetcher.submit({ intent: 'retake' }, { method: 'post', action: '/assessment' });
  };

  return (
    <section className={css.panel} aria-label="Assessment">
      {fetcher.state !== 'idle' ? (
        <div className={css.waiting}>
          <Spinner size={36} label="Memuat hasil" />
        </div>
      ) : results ? (
        <ResultCard results={results} heading={heading} onRetake={retake} />
      ) : (
        <Quiz key={round} answers={complete ? [] : given} heading={heading} onFinish={finish} />
      )}
    </section>
  );
}
