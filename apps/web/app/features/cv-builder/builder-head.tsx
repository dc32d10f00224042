import { IconTargetArrow } from '@tabler/icons-react';
import {
  LateConflictDialog,
  SaveStatus,
  statusOf,
  UndoButtons,
  type CvSync,
  type CvSyncState,
} from '~/features/cv-sync/public.ts';
import { TwinButton } from '~/features/cv-twins/public.ts';
import { IconButton } from '~/ui/icon-button.tsx';
import css from './builder.module.css';
import { HistoryButton } from './history/history-button.tsx';
import { placeUrl, stepCount } from './steps/steps.ts';
import { Where } from './where.tsx';

interface BuilderHeadProps {
  cvId: string;
  step: number;
  sync: CvSync;
  state: CvSyncState;
  onTarget: () => void;
}

/** Above a step: which one it is, whether everything is saved, and what can be done with the whole CV. */
export function BuilderHead({ cvId, step, sync, state, onTarget }: BuilderHeadProps) {
  const { document } = state;
  return (
    <div className={css.state}>
      <p className={css.count} aria-hidden>
        {stepCount(step)}
      </p>
      <LateConflictDialog document={document} conflicts={state.conflicts} onChoose={sync.choose} />
      <SaveStatus status={statusOf(state)} />
      <div className={css.tools}>
        <UndoButtons sync={sync} history={state.history} />
        <Where wide={false}>
          <IconButton label="Cocokkan dengan lowongan" onClick={onTarget}>
            <IconTargetArrow size={22} aria-hidden />
          </IconButton>
        </Where>
        <TwinButton
          cvId={cvId}
          document={document}
          edit={sync.edit}
          flush={sync.flush}
          hrefOf={(place) => placeUrl(cvId, document, place)}
        />
        <HistoryButton cvId={cvId} document={document} sync={sync} />
      </div>
    </div>
  );
}
