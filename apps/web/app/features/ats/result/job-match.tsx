import { useKeptForm } from '~/ui/forms/use-kept-form.ts';
import { useRef, useState, type SubmitEvent } from 'react';
import type { Match } from '@setapak/ats';
import { useRevalidator } from 'react-router';
import { Banner } from '~/ui/banner.tsx';
import { Button } from '~/ui/button.tsx';
import { RefusalText, type ShownRefusal } from '~/ui/http/refusal-text.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { TextField } from '~/ui/text-field.tsx';
import { requestMatch } from './request-match.ts';
import css from './job-match.module.css';
import type { JobRequest } from '../jobs/job-schema.ts';
import { KeptJobs } from './kept-jobs.tsx';
import type { KeptJob } from '../jobs/list-jobs.server.ts';
import { MatchOutcome } from './match-outcome.tsx';
import { OtherPost, PostChoice } from './post-choice.tsx';

interface JobMatchProps {
  checkId: string;
  jobs: KeptJob[];
}

/** Compares the CV with a job ad, pasted or kept. The server compares and keeps both. */
export function JobMatch({ checkId, jobs }: JobMatchProps) {
  const [jobAd, setJobAd] = useState('');
  const [link, setLink] = useState('');
  const [shown, setShown] = useState<{ jobId: string; match: Match } | null>(null);
  const [failure, setFailure] = useState<{ at: 'form' | 'list'; refusal: ShownRefusal }>();
  const [busy, setBusy] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptForm(form, 'ats ad');

  const ask = async (request: JobRequest, name: string) => {
    if (busy) return;
    setBusy(name);
    setFailure(undefined);
    const answer = await requestMatch(checkId, request);
    setBusy(undefined);
    if (!answer.ok) {
      // What is wrong with the field stands beside it; a session that ended has nothing to do with it.
      const isOfForm = request.intent === 'match' && !answer.refusal.login;
      return setFailure({ at: isOfForm ? 'form' : 'list', refusal: answer.refusal });
    }
    const { jobId, match } = answer.data;
    if (match) {
      setShown({ jobId, match });
      requestAnimationFrame(() => outcome.current?.scrollIntoView({ block: 'nearest' }));
    }
    if (request.intent === 'match') {
      forget();
      setJobAd('');
      setLink('');
    }
    if (request.intent === 'remove' && shown?.jobId === request.jobId) setShown(null);
    await revalidate();
  };
  const compare = (event: SubmitEvent) => {
    event.preventDefault();
    void ask({ intent: 'match', jobAd, link }, 'form');
  };
  const job = jobs.find(({ id }) => id === shown?.jobId);
  return (
    <section aria-labelledby="ats-match" className={css.part}>
      <h3 id="ats-match" className={css.title}>
        Cocokkan dengan lowongan
      </h3>
      <form ref={form} onSubmit={compare} className={css.form} noValidate>
        <TextArea
          label="Isi lowongan"
          name="jobAd"
          hint="Tempel seluruh iklannya. Kami simpan supaya bisa kamu bandingkan lagi, dan bisa kamu hapus kapan saja."
          value={jobAd}
          onChange={({ currentTarget }) => setJobAd(currentTarget.value)}
          error={failure?.at === 'form' ? failure.refusal.text : undefined}
          rows={6}
        />
        <TextField
          label="Tautan lowongan"
          name="link"
          optional
          type="url"
          inputMode="url"
          placeholder="https://"
          value={link}
          onChange={({ currentTarget }) => setLink(currentTarget.value)}
        />
        <Button type="submit" loading={busy === 'form'}>
          Cocokkan
        </Button>
      </form>
      <div ref={outcome} className={css.shown} aria-live="polite">
        {shown && (
          <PostChoice
            posts={shown.match.posts}
            busy={busy === 'post'}
            onChoose={(post) => void ask({ intent: 'post', jobId: shown.jobId, post }, 'post')}
          />
        )}
        {shown && job?.isOnePost && (
          <OtherPost
            busy={busy === 'post'}
            onPress={() => void ask({ intent: 'post', jobId: shown.jobId, post: null }, 'post')}
          />
        )}
        {shown && <MatchOutcome match={shown.match} job={job} checkId={checkId} />}
      </div>
      {failure?.at === 'list' && (
        <Banner tone="error">
          <RefusalText {...failure.refusal} />
        </Banner>
      )}
      <KeptJobs
        jobs={jobs}
        checkId={checkId}
        current={shown?.jobId}
        busy={busy}
        onAsk={(request, name) => void ask(request, name)}
      />
    </section>
  );
}
