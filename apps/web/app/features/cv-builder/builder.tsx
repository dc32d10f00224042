import { isBlank } from '@setapak/resume';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Resume } from '@setapak/resume';
import { useLocation, useNavigate } from 'react-router';
import { IconArrowLeft, IconEye, IconTargetArrow } from '@tabler/icons-react';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { IconButton } from '~/ui/icon-button.tsx';
import { AppLayout } from '~/ui/layouts/app-layout.tsx';
import { useSnackbar } from '~/ui/snackbar.tsx';
import { loadLater } from '~/ui/lazy-part.ts';
import { keepFilesOf } from '~/ui/offline/use-service-worker.ts';
import { AssistantCv } from '~/features/assistant/public.ts';
import { track } from '~/features/analytics/public.ts';
import type { LoadedCv } from '~/features/cv-sync/public.server.ts';
import { LivePreview, LateUnprintableBanner } from '~/features/cv-rendering/public.ts';
import { isDirty, statusOf } from '~/features/cv-sync/public.ts';
import { useCvSync } from '~/features/cv-sync/public.ts';
import { TwinButton } from '~/features/cv-twins/public.ts';
import { HistoryButton } from './history/history-button.tsx';
import css from './builder.module.css';
import { LateConflictDialog } from '~/features/cv-sync/public.ts';
import { LeaveDialog, NoExperienceDialog } from './dialogs.tsx';
import { GoneBanner, OtherAccountBanner } from '~/features/cv-sync/public.ts';
import { SaveStatus } from '~/features/cv-sync/public.ts';
import { Stepper } from './steps/stepper.tsx';
import { onceBegun } from './fields/once-begun.ts';
import { loadPhotoDialog } from './fields/photo-field.tsx';
import { loadRichEditor } from './fields/rich-text-field.tsx';
import { loadWritingHelp } from './fields/summary-field.tsx';
import { loadStepForms } from './steps/load-step-forms.ts';
import { StepForm } from './steps/step-form.tsx';
import { builderUrl, LAST_STEP, nextLabel, placeUrl, stepCount, steps } from './steps/steps.ts';
import { UndoButtons } from '~/features/cv-sync/public.ts';
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
  const [besideIsTarget, setBesideIsTarget] = useState(false);
  const [addRequest, setAddRequest] = useState(0);
  const [leaving, setLeaving] = useState(false);
  const navigate = useNavigate();
  const snackbar = useSnackbar();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, title } = steps[step] ?? steps[0];

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);

  const edited = isDirty(state);
  const counted = useRef(false);
  useEffect(() => {
    if (!edited || counted.current) return;
    counted.current = true;
    track('User Edit CV');
  }, [edited]);

  // Its steps go on working without a network, so what they need comes with the first: the forms once it answers, their comforts later.
  useEffect(() => {
    const loadLaterSteps = async () => {
      await loadLater(loadStepForms);
      void keepFilesOf('routes/cv-builder');
      await onceBegun();
      // One after the other: each asks for a dozen files, which on a slow phone is long enough to be felt.
      for (const load of [loadRichEditor, loadWritingHelp, loadPhotoDialog])
        await loadLater<unknown>(load).catch(() => {});
      await keepFilesOf('routes/cv-builder');
    };
    // Not in the task in which React hydrates the page.
    setTimeout(() => void loadLaterSteps());
  }, []);

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
          <div className={css.bar} data-bottom-bar="always">
            <div className={css.barInner}>
              <Button
                variant="secondary"
                onClick={back}
                className={css.previous}
                icon={<IconArrowLeft aria-hidden />}
              >
                <span>Previous Step</span>
              </Button>
              <Where wide={false}>
                <Button
                  variant="secondary"
                  onClick={() => setDialog('preview')}
                  className={css.peek}
                  icon={<IconEye aria-hidden />}
                >
                  <span>Preview</span>
                </Button>
              </Where>
              <Button variant="accent" onClick={next} loading={leaving} className={css.next}>
                {nextLabel(step)}
              </Button>
            </div>
          </div>
        </div>
        <Where wide>
          <aside
            className={css.preview}
            aria-label={besideIsTarget ? 'Lowongan yang kamu tuju' : 'Pratinjau CV'}
          >
            <div className={css.besides} role="group" aria-label="Di samping isian">
              {[false, true].map((isTarget) => (
                <button
                  key={String(isTarget)}
                  type="button"
                  className={css.beside}
                  aria-pressed={besideIsTarget === isTarget}
                  onClick={() => setBesideIsTarget(isTarget)}
                >
                  {isTarget ? 'Lowongan' : 'Pratinjau'}
                </button>
              ))}
            </div>
            <div className={css.shown}>{besideIsTarget ? job : previewOf(true)}</div>
          </aside>
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
