import { itemSectionNames, type Resume } from '@setapak/resume';

/**
 * The builder's steps. The five of the product document (its section 2) are the road, which ends with 'Finish'; the sixth
 * holds every other section of a CV and is offered beside it.
 */
export const steps = [
  { id: 'personal', name: 'Personal Details', title: 'Tell us about yourself!' },
  { id: 'work', name: 'Work Experience', title: "Let's fill out your work experience!" },
  { id: 'education', name: 'Education', title: 'Now, tell us about your education!' },
  { id: 'projects', name: 'Projects', title: 'What projects have you worked on?' },
  { id: 'skills', name: 'Skill', title: 'Last, what skills do you have?' },
  { id: 'others', name: 'Bagian lain', title: 'Bagian lain' },
] as const;

export type StepId = (typeof steps)[number]['id'];

/** The last step of the road. */
export const LAST_STEP = 4;
/** The sections beyond the road. */
export const OTHERS_STEP = 5;

/** The step that an address names; the first one where it names none. */
export function stepOf(param: string | null): number {
  const step = Number(param ?? 0);
  return Number.isInteger(step) && step >= 0 && step < steps.length ? step : 0;
}

export function builderUrl(cvId: string, step: number): string {
  return `/app/cv/builder/${cvId}?step=${step}`;
}

/** Where one item is edited; what is hidden, and sections of one's own, by their step. */
export function placeUrl(
  cvId: string,
  document: Resume,
  { section, id }: { section: string; id: string },
): string {
  const name = itemSectionNames.find((each) => each === section);
  const step =
    section === 'profile' || section === 'objective' ? 0 : steps.findIndex((one) => one.id === section);
  const address = builderUrl(cvId, step < 0 ? OTHERS_STEP : step);
  const shown = name ? document[name].items.filter(({ isVisible }) => isVisible) : [];
  const at = shown.findIndex((item) => item.id === id);
  return at < 0 ? address : `${address}&open=${section}:${at}`;
}

/** What the button that goes on says. */
export function nextLabel(step: number): string {
  if (step === 0) return 'Save Personal Details';
  return step >= LAST_STEP ? 'Finish' : 'Next Step';
}

/** `Langkah 2 dari 5`; the sixth stands beside the count. */
export function stepCount(step: number): string {
  return step <= LAST_STEP ? `Langkah ${step + 1} dari ${LAST_STEP + 1}` : 'Langkah tambahan';
}
