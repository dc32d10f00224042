import type { ParsedResume } from '../../../src/result/parsed-resume.ts';
import { alike, bareUrl, digits, same } from '../score/alike.ts';
import type { Truth } from '../sheet/truth.ts';

const anySame = (value: string, list: readonly string[]) => list.some((each) => same(value, each));
const monthOf = (date: string | null | undefined, printed: string | null) =>
  date && printed ? date.slice(0, printed.length) === printed : !date && !printed;

/** Whether the value at one path of a result is what the CV says; undefined for what truth does not cover. */
export function isRight(path: string, result: ParsedResume, truth: Truth): boolean | undefined {
  const { _accept: accept, _optional: optional } = truth;
  const [list = '', index = '', field = ''] = path.split('.');
  const at = Number(index);
  switch (list) {
    case 'name':
      return accept.name.some((name) => same(result.name?.raw, name));
    case 'emails':
      return truth.emails.some((email) => email.toLowerCase() === result.emails[at]?.toLowerCase());
    case 'phoneNumbers':
      return truth.phones.some((phone) => digits(phone) === digits(result.phoneNumbers[at] ?? ''));
    case 'linkedin':
      return bareUrl(result.linkedin ?? '') === bareUrl(truth.linkedin ?? optional.linkedin?.[0] ?? '-');
    case 'websites':
      return [...truth.websites, ...(optional.websites ?? [])].some(
        (url) => bareUrl(url) === bareUrl(result.websites[at] ?? ''),
      );
    case 'location':
      return alike(result.location?.rawInput, truth.location) >= 0.75;
    case 'dateOfBirth':
      return result.dateOfBirth === truth.dateOfBirth;
    case 'summary':
      return same(result.summary, truth.summary);
    case 'skills':
      return anySame(result.skills[at]?.name ?? '', truth.skills);
    case 'certifications':
      return truth.certifications.some((name) => {
        const value = result.certifications[at] ?? '';
        const [issuer = '', date = ''] = accept.certifications[name] ?? [];
        return [name, `${name} ${issuer}`, `${name} ${issuer} ${date}`].some((form) => same(value, form));
      });
    case 'languages':
      return truth.languages.some(
        (name) => alike(result.languages[at]?.replace(/^Bahasa /, ''), name.replace(/^Bahasa /, '')) === 1,
      );
    case 'workExperience':
      return workRight(result.workExperience[at], field, truth);
    case 'education':
      return schoolRight(result.education[at], field, truth);
    default:
      return undefined;
  }
}

function workRight(job: ParsedResume['workExperience'][number] | undefined, field: string, truth: Truth) {
  if (!job || field === 'location') return undefined;
  const scored = truth.work.map((each) => ({
    each,
    score:
      alike(job.jobTitle, each.jobTitle) +
      alike(job.organization, each.organization) +
      Number(monthOf(job.dates?.startDate, each.startDate)) +
      alike(job.jobDescription, each.description),
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.6) return false;
  const { each } = best;
  if (field === 'jobTitle') return same(job.jobTitle, each.jobTitle);
  if (field === 'organization') return same(job.organization, each.organization);
  if (field === 'jobDescription') return same(job.jobDescription, each.description);
  if (field === 'dates')
    return monthOf(job.dates?.startDate, each.startDate) && monthOf(job.dates?.endDate, each.endDate);
  return undefined;
}

function schoolRight(school: ParsedResume['education'][number] | undefined, field: string, truth: Truth) {
  if (!school || field === 'location') return undefined;
  const scored = truth.education.map((each) => ({
    each,
    score:
      alike(school.organization, each.organization) +
      alike(school.accreditation?.inputStr, each.accreditation) +
      Number(monthOf(school.dates?.completionDate, each.completionDate)),
  }));
  const best = scored.sort((a, b) => b.score - a.score)[0];
  if (!best || best.score < 0.6) return false;
  const { each } = best;
  if (field === 'organization') return same(school.organization, each.organization);
  if (field === 'accreditation') return same(school.accreditation?.inputStr, each.accreditation);
  if (field === 'grade')
    return (
      Number.parseFloat((school.grade?.raw ?? '').replace(',', '.')) ===
      Number.parseFloat((each.grade ?? '').replace(',', '.'))
    );
  if (field === 'dates')
    return (
      monthOf(school.dates?.startDate, each.startDate) &&
      monthOf(school.dates?.completionDate, each.completionDate)
    );
  return undefined;
}
