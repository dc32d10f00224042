import { memo } from 'react';
import { StepOthers } from './step-others.tsx';
import { StepEducation, StepProjects, StepSkills, StepWork } from './step-sections.tsx';

/** The forms of every step but the first: lists whose entries are dragged, with verdicts on their points. Drawn again only for what they show. */
export const stepForms = {
  work: memo(StepWork),
  education: memo(StepEducation),
  projects: memo(StepProjects),
  skills: memo(StepSkills),
  others: memo(StepOthers),
};

export { LeaveDialog, NoExperienceDialog } from '../dialogs.tsx';
