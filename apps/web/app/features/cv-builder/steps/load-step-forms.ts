import type { stepForms } from './step-forms.ts';

type StepForms = typeof stepForms;

let loaded: StepForms | undefined;

/** Half of the builder: it comes once the first step stands. The server has it before it renders one of these steps. */
export async function loadStepForms(): Promise<StepForms> {
  loaded ??= (await import('./step-forms.ts')).stepForms;
  return loaded;
}

export const loadedStepForms = (): StepForms | undefined => loaded;
