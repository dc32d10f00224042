import { isBlank, type Resume } from '@setapak/resume';
import { Suspense, useState, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AssistantCv } from '~/features/assistant/public.ts';
import { LateUnprintableBanner, LivePreview } from '~/features/cv-rendering/public.ts';
import {
  isDirty,
  LateGoneBanner,
  LateOtherAccountBanner,
  statusOf,
  useCvSync,
} from '~/features/cv-sync/public.ts';
import type { LoadedCv } from '~/features/cv-sync/public.server.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { BesideForm } from './beside-form.tsx';
import { BuilderHead } from './builder-head.tsx';
import css from './builder.module.css';
import { LateLeaveDialog, LateNoExperienceDialog } from './late-dialogs.tsx';
import { StepBar } from './step-bar.tsx';
import { StepForm } from './steps/step-form.tsx';
import { Stepper } from './steps/stepper.tsx';
import { builderUrl, LAST_STEP, stepCount, steps } from './steps/steps.ts';
import { useEditCount } from './use-edit-count.ts';
import { useFinish } from './use-finish.ts';
import { useLaterSteps } from './use-later-steps.ts';
import { useStepHeading } from './use-step-heading.ts';
import { Where } from './where.tsx';

const DASHBOARD = '/app/cv/dashboard';

interface TargetProps {
  cvId: string;
  /** What the CV says now. */
  document: Resume;
  /** Sends what is not stored yet. @returns whether everything is stored */
  flush: () => Promise<boolean>;
  /** Somebody goes to a place in the builder, or to another CV. */
  onLeave: () => void;
}

interface BuilderProps {
  cv: LoadedCv;
  step: number;
  /** The job that the CV is made for: what its ad asks for beside what the CV has. */
  Target: ComponentType<TargetProps>;
}

/** A CV filled in step by step, with its pages, or a job's ad, beside it. */
export function Builder({ cv, step, Target }: BuilderProps) {
  const { sync, state } = useCvSync(cv);
  const { document, version, ready } = state;
  const [dialog, setDialog] = useState<'leave' | 'no-experience' | 'preview' | 'target' | null>(null);
  const [addRequest, setAddRequest] = useState(0);
  const navigate = useNavigate();
  const location = useLocation();
  const heading = useStepHeading(step);
  const { finish, finishing } = useFinish(cv.id, sync);
  useEditCount(isDirty(state));
  useLaterSteps();

  const { id, title } = steps[step] ?? steps[0];
  const status = statusOf(state);
  const closeDialog = () => setDialog(null);
  const go = (to: number) => void navigate(builderUrl(cv.id, to));
  const back = () => (step === 0 ? setDialog('leave') : go(step - 1));
  const next = () => {
    if (step >= LAST_STEP) return void finish();
    void sync.flush();
    if (id === 'work' && document.work.items.every(isBlank)) return setDialog('no-experience');
    return go(step + 1);
  };

  const isLed = new URLSearchParams(location.search).has('open');
  const job = <Target cvId={cv.id} document={document} flush={sync.flush} onLeave={closeDialog} />;
  const previewOf = (beside: boolean) => (
    <LivePreview cvId={cv.id} document={document} version={version} beside={beside} />
  );
  return (
    <AppLayout
      title={cv.name}
      titleAs="p"
      back={step === 0 ? DASHBOARD : builderUrl(cv.id, step - 1)}
      backLabel={step === 0 ? 'Kembali ke dashboard' : 'Langkah sebelumnya'}
      width="full"
    >
      <div className={css.builder} data-panes>
        <div className={css.pane}>
          <div className={css.column}>
            <Stepper cvId={cv.id} step={step} />
            <BuilderHead cvId={cv.id} {...{ step, sync, state }} onTarget={() => setDialog('target')} />
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              <span className="visually-hidden">{stepCount(step)}: </span>
              {title}
            </h1>
            {status === 'gone' && <LateGoneBanner cvId={cv.id} />}
            {status === 'other_account' && <LateOtherAccountBanner />}
            <LateUnprintableBanner document={document} className={css.note} />
            <AssistantCv value={cv.id}>
              <StepForm
                key={isLed ? `${id} ${location.key}` : id}
                id={id}
                className={css.form}
                ready={ready}
                cvId={cv.id}
                document={document}
                edit={sync.edit}
                addRequest={addRequest}
              />
            </AssistantCv>
          </div>
          <StepBar
            {...{ step, finishing }}
            onPrevious={back}
            onPreview={() => setDialog('preview')}
            onNext={next}
          />
        </div>
        <Where wide>
          <BesideForm preview={previewOf(true)} job={job} />
        </Where>
      </div>
      <Where wide={false}>
        <Dialog
          open={dialog === 'preview' || dialog === 'target'}
          onClose={closeDialog}
          title={dialog === 'preview' ? 'Preview' : 'Lowongan yang kamu tuju'}
          size="full"
        >
          {dialog === 'preview' ? <div className={css.sheet}>{previewOf(false)}</div> : job}
        </Dialog>
      </Where>
      {ready && (
        <Suspense fallback={null}>
          <LateLeaveDialog
            open={dialog === 'leave'}
            onStay={closeDialog}
            onLeave={() => void navigate(DASHBOARD)}
          />
          <LateNoExperienceDialog
            open={dialog === 'no-experience'}
            onClose={closeDialog}
            onAdd={() => {
              closeDialog();
              setAddRequest(addRequest + 1);
            }}
            onSkip={() => {
              closeDialog();
              go(step + 1);
            }}
          />
        </Suspense>
      )}
    </AppLayout>
  );
}
