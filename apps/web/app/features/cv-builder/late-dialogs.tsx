import { lazyPart } from '~/ui/lazy-part.ts';

/** They come with the forms of the later steps. */
const load = () => import('./steps/step-forms.ts');

export const LateLeaveDialog = lazyPart(async () => (await load()).LeaveDialog);
export const LateNoExperienceDialog = lazyPart(async () => (await load()).NoExperienceDialog);
