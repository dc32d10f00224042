import { splitName } from '@setapak/resume';
import { addressIn } from '../address-in.ts';
import { get, isRecord, line, list, periodIn, rich, withPoints, words, type Fields } from './fields.ts';
import { layoutsOf, namesIn } from './foreign-order.ts';

/** OpenResume, as its page keeps and saves it. @returns the document itself; undefined for another format */
export function openResumeIn(value: unknown): Fields | undefined {
  const inner = get(value, 'resume');
  const { resume: _, ...around } = isRecord(value) ? value : {};
  const root = isRecord(inner) ? { ...around, ...inner } : value;
  return isRecord(root) && ('workExperiences' in root || 'educations' in root) ? root : undefined;
}

export function fromOpenResume(root: Fields): Fields {
  const profile = get(root, 'profile');
  const skills = get(root, 'skills');
  const points = (item: unknown) => withPoints('', words(item, 'descriptions'));
  const url = line(profile, 'url', 'portfolioLink');
  const isLinkedin = /linkedin\.com/i.test(url);
  const github = line(profile, 'githubLink');
  const own = points(get(root, 'custom'));
  const settings = get(root, 'settings');
  const form = (name: string) => ({
    heading: line(get(settings, 'formToHeading'), name),
    visible: get(get(settings, 'formToShow'), name) !== false,
  });
  const order = namesIn(get(settings, 'formsOrder'));
  return {
    profile: {
      ...splitName(line(profile, 'name')),
      email: line(profile, 'email'),
      phone: line(profile, 'phone'),
      website: isLinkedin ? '' : url,
      linkedin: line(profile, 'linkedinLink') || (isLinkedin ? url : ''),
      address: addressIn(line(profile, 'location')),
    },
    objective: { body: rich(profile, 'summary') },
    work: {
      ...form('workExperiences'),
      items: list(get(root, 'workExperiences')).map((item) => ({
        company: line(item, 'company'),
        position: line(item, 'jobTitle'),
        ...periodIn(line(item, 'date')),
        summary: points(item),
      })),
    },
    education: {
      ...form('educations'),
      items: list(get(root, 'educations')).map((item) => ({
        institution: line(item, 'school'),
        degree: line(item, 'degree'),
        gpa: line(item, 'gpa'),
        ...periodIn(line(item, 'date')),
        summary: points(item),
      })),
    },
    projects: {
      ...form('projects'),
      items: list(get(root, 'projects')).map((item) => {
        const { startDate, ...rest } = periodIn(line(item, 'date'));
        return { title: line(item, 'project'), date: startDate, ...rest, summary: points(item) };
      }),
    },
    skills: {
      ...form('skills'),
      items: [
        ...[get(skills, 'featuredSkills') ?? []]
          .flat()
          .map((item: unknown) => ({ name: line(isRecord(item) ? item : { skill: item }, 'skill') }))
          .filter(({ name }) => name !== ''),
        ...words(skills, 'descriptions').map(groupIn),
      ],
    },
    social: github === '' ? [] : [{ network: 'GitHub', link: github }],
    custom: own === '' ? [] : [{ id: 'custom', ...form('custom'), items: [{ type: 'text', summary: own }] }],
    metadata: { layout: layoutsOf(order.length > 0 ? [['summary', ...order]] : []) },
  };
}

/** `Perangkat: Excel, SQL` is a group with its skills. */
function groupIn(text: string): Fields {
  const [name = '', rest = ''] = text.split(/:\s+(.*)/s);
  return rest === '' ? { name: text } : { name, keywords: rest.split(',').map((word) => word.trim()) };
}
