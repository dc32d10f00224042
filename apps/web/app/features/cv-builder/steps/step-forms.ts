import { StepOthers } from './step-others.tsx';
import { StepEducation, StepProjects, StepSkills, StepWork } from './step-sections.tsx';

/** The forms of every step but the first: lists whose entries are dragged, with verdicts on their points. */
export const stepForms = {
  work: StepWork,
  education: StepEducation,
  projects: StepProjects,
  skills: StepSkills,
  others: StepOthers,
};
