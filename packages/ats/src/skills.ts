/** Skills, tools and traits that a text names, in Indonesian and English. Needs no Node; runs in a browser. */
export { findSkills, type SkillMention } from './skills/find-skills.ts';
export { kindOfSkill } from './skills/lexicon/lexicon.ts';
