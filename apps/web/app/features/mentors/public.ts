export { IntroductionDialog, PlayIntroduction } from './components/introduction.tsx';
export { Portrait } from './components/portrait.tsx';
export type { OwnProfileData } from './own-profile.server.ts';
export type { IntroducedMentor } from './list-introduced.server.ts';
export { industries, mentorAddress, ownProfileLabels, serviceLines, skills } from './model.ts';
