/** Where the builder opens, for the screens that lead back into it. */
export { stepOfSection } from './steps/step-of-section.ts';
export { builderUrl, steps } from './steps/steps.ts';
