/** The lists that mentors are described by. */
export { industries, serviceLines, skills } from './model.ts';
