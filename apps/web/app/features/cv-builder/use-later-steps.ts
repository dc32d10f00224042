import { useEffect } from 'react';
import { loadLater } from '~/ui/lazy-part.ts';
import { keepFilesOf } from '~/ui/offline/use-service-worker.ts';
import { onceBegun } from './fields/once-begun.ts';
import { loadPhotoDialog } from './fields/photo-field.tsx';
import { loadRichEditor } from './fields/rich-text-field.tsx';
import { loadWritingHelp } from './fields/summary-field.tsx';
import { loadStepForms } from './steps/load-step-forms.ts';

/** The steps go on working without a network, so what they need comes with the first: the forms once it answers, their comforts later. */
export function useLaterSteps(): void {
  useEffect(() => {
    // Not in the task in which React hydrates the page.
    setTimeout(() => void loadLaterSteps());
  }, []);
}

async function loadLaterSteps(): Promise<void> {
  await loadLater(loadStepForms);
  void keepFilesOf('routes/cv-builder');
  await onceBegun();
  // One after the other: each asks for a dozen files, which on a slow phone is long enough to be felt.
  for (const load of [loadRichEditor, loadWritingHelp, loadPhotoDialog])
    await loadLater<unknown>(load).catch(() => {});
  await keepFilesOf('routes/cv-builder');
}
