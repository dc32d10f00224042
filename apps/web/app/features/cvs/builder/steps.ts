/** The builder's steps with the product document's titles (its section 2). */
export const steps = [
  { id: 'personal', name: 'Personal Details', title: 'Tell us about yourself!' },
  { id: 'work', name: 'Work Experience', title: "Let's fill out your work experience!" },
  { id: 'education', name: 'Education', title: 'Now, tell us about your education!' },
  { id: 'projects', name: 'Projects', title: 'What projects have you worked on?' },
  { id: 'skills', name: 'Skill', title: 'Last, what skills do you have?' },
] as const;

export type StepId = (typeof steps)[number]['id'];

export const LAST_STEP = steps.length - 1;

/** The step that an address names; the first one where it names none. */
export function stepOf(param: string | null): number {
  const step = Number(param ?? 0);
  return Number.isInteger(step) && step >= 0 && step <= LAST_STEP ? step : 0;
}

export function builderUrl(cvId: string, step: number): string {
  return `/app/cv/builder/${cvId}?step=${step}`;
}

/** What the button that goes on says. */
export function nextLabel(step: number): string {
  if (step === 0) return 'Save Personal Details';
  return step === LAST_STEP ? 'Finish' : 'Next Step';
}
