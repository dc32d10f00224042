import { isBlank, type Resume } from '@setapak/resume';
import { IconTargetArrow } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { track } from '~/features/analytics/public.ts';
import { AssistantCv } from '~/features/assistant/public.ts';
import { LateUnprintableBanner, LivePreview } from '~/features/cv-rendering/public.ts';
import type { LoadedCv } from '~/features/cv-sync/public.server.ts';
import {
  GoneBanner,
  isDirty,
  LateConflictDialog,
  OtherAccountBanner,
  SaveStatus,
  statusOf,
  UndoButtons,
  useCvSync,
} from '~/features/cv-sync/public.ts';
import { TwinButton } from '~/features/cv-twins/public.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { Beside } from './beside.tsx';
import css from './builder.module.css';
import { LeaveDialog, NoExperienceDialog } from './dialogs.tsx';
import { HistoryButton } from './history/history-button.tsx';
import { StepBar } from './steps/step-bar.tsx';
import { StepForm } from './steps/step-form.tsx';
import { Stepper } from './steps/stepper.tsx';
import { builderUrl, LAST_STEP, placeUrl, stepCount, steps } from './steps/steps.ts';
import { useLaterSteps } from './steps/use-later-steps.ts';
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
  const [dialog, setDialog] = useState<'leave' | 'no-experience' | 'preview' | 'target' | null>(null);
  const closeDialog = () => setDialog(null);
  const [addRequest, setAddRequest] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const { id, title } = steps[step] ?? steps[0];
  const heading = useHeadingOf(step);
  useCountedEdit(isDirty(state));
  useLaterSteps();

  const go = (to: number) => void navigate(builderUrl(cv.id, to));
  const back = () => (step === 0 ? setDialog('leave') : go(step - 1));
  const finish = async () => {
    setLeaving(true);
    const stored = await sync.flush();
    setLeaving(false);
    if (stored || !isDirty(sync.getState())) await navigate(`/app/cv/preview/${cv.id}`);
    else
      snackbar.show({
        text: 'Belum tersambung ke server. Perubahanmu aman di perangkat ini.',
        tone: 'error',
      });
  };
  const next = () => {
    if (step >= LAST_STEP) return void finish();
    void sync.flush();
    if (id === 'work' && state.document.work.items.every(isBlank)) return setDialog('no-experience');
    return go(step + 1);
  };

  const location = useLocation();
  const isLed = new URLSearchParams(location.search).has('open');
  const job = <Target cvId={cv.id} document={state.document} flush={sync.flush} onLeave={closeDialog} />;
  const previewOf = (beside: boolean) => (
    <LivePreview cvId={cv.id} document={state.document} version={state.version} beside={beside} />
  );
  return (
    <AppLayout
      title={cv.name}
      titleAs="p"
      back={step === 0 ? DASHBOARD : builderUrl(cv.id, step - 1)}
      backLabel={step === 0 ? 'Kembali ke dashboard' : 'Langkah sebelumnya'}
      width="full"
    >
      <div className={css.builder}>
        <div className={css.pane}>
          <div className={css.column}>
            <Stepper cvId={cv.id} step={step} />
            <div className={css.state}>
              <p className={css.count} aria-hidden>
                {stepCount(step)}
              </p>
              <LateConflictDialog
                document={state.document}
                conflicts={state.conflicts}
                onChoose={sync.choose}
              />
              <SaveStatus status={statusOf(state)} />
              <div className={css.tools}>
                <UndoButtons sync={sync} history={state.history} />
                <Where wide={false}>
                  <IconButton label="Cocokkan dengan lowongan" onClick={() => setDialog('target')}>
                    <IconTargetArrow size={22} aria-hidden />
                  </IconButton>
                </Where>
                <TwinButton
                  cvId={cv.id}
                  document={state.document}
                  edit={sync.edit}
                  flush={sync.flush}
                  hrefOf={(place) => placeUrl(cv.id, state.document, place)}
                />
                <HistoryButton cvId={cv.id} document={state.document} sync={sync} />
              </div>
            </div>
            <h1 ref={heading} tabIndex={-1} className={css.title}>
              <span className="visually-hidden">{stepCount(step)}: </span>
              {title}
            </h1>
            {statusOf(state) === 'gone' && <GoneBanner cvId={cv.id} />}
            {statusOf(state) === 'other_account' && <OtherAccountBanner />}
            <LateUnprintableBanner document={state.document} className={css.note} />
            <AssistantCv value={cv.id}>
              <StepForm
                key={isLed ? `${id} ${location.key}` : id}
                id={id}
                className={css.form}
                ready={state.ready}
                cvId={cv.id}
                document={state.document}
                edit={sync.edit}
                addRequest={addRequest}
              />
            </AssistantCv>
          </div>
          <StepBar
            step={step}
            leaving={leaving}
            onBack={back}
            onPreview={() => setDialog('preview')}
            onNext={next}
          />
        </div>
        <Where wide>
          <Beside preview={previewOf(true)} job={job} />
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
      <LeaveDialog open={dialog === 'leave'} onStay={closeDialog} onLeave={() => void navigate(DASHBOARD)} />
      <NoExperienceDialog
        open={dialog === 'no-experience'}
        onClose={closeDialog}
        onAdd={() => {
          setDialog(null);
          setAddRequest(addRequest + 1);
        }}
        onSkip={() => {
          setDialog(null);
          go(step + 1);
        }}
      />
    </AppLayout>
  );
}

/** The heading of a step, which gets the focus, at the top of the page, when another step is gone to. */
function useHeadingOf(step: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}

/** A CV is counted as edited once for each visit. */
function useCountedEdit(edited: boolean): void {
  const counted = useRef(false);
  useEffect(() => {
    if (!edited || counted.current) return;
    counted.current = true;
    track('User Edit CV');
  }, [edited]);
}
