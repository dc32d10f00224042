import { formatDate, languageOfWords, turnTerm } from '@setapak/resume';
import type { Education, Facts, Role } from './facts.ts';
import { gap } from './gaps.ts';
import type { Job } from './job.ts';
import type { LetterTone } from './kinds.ts';
import { flat, joined, sentence } from './sentences.ts';
import { withSkills, type Composed, type Writing } from './writing.ts';

/* The English letter: modern and short. Words of an Indonesian CV become gaps: only their owner can translate them. */

const openings: Record<LetterTone, (post: string) => string> = {
  general: (post) => `I am writing to apply for ${post}`,
  finance: (post) => `I am applying for ${post}`,
  technology: (post) => `I would like to apply for ${post}`,
  creative: (post) => `I would love to be considered for ${post}`,
  service: (post) => `I would like to apply for ${post}`,
  care: (post) => `I am writing to apply for ${post}`,
};

const meetings: Record<LetterTone, string> = {
  general: 'I would welcome the chance to talk about the position.',
  finance: 'I would be glad to go through the details of my work with you.',
  technology: 'I would be glad to go through the details of my work with you.',
  creative: 'I would enjoy telling you more about my work.',
  service: 'I would be glad to meet you in person.',
  care: 'I would welcome the chance to tell you more about my work.',
};

/** Writes the English letter. */
export function writeEnglish(writing: Writing): Composed {
  const { job, facts, documents } = writing;
  const name = job.contact.replace(/^(?:ibu|bu|mrs?\.?|ms\.?|bapak|pak|sdr[i]?\.?)\s+/i, '');
  const polite = /^(?:ibu|bu|ms|mrs)\b/i.test(job.contact)
    ? 'Ms. '
    : /^(?:bapak|pak|mr)\b/i.test(job.contact)
      ? 'Mr. '
      : '';
  const who = job.contact ? `${polite}${name}` : 'Hiring Team';
  return {
    subject: `Application for ${job.title || gap('the position')}`,
    recipient: { name: who, company: job.company, place: job.place },
    salutation: `Dear ${who},`,
    closing: 'Kind regards,',
    paragraphs: bodyOf(writing, facts),
    data: [],
    attachments: ['CV', ...documents],
  };
}

function postOf({ title, company, source }: Job): string {
  const named = title || gap('position');
  const word = /\b(?:position|role|internship|programme|program)$/i.test(named) ? '' : ' position';
  const from = source ? `, which I found on ${source}` : '';
  return `the ${named}${word} at ${company || gap('company')}${from}.`;
}

function bodyOf(writing: Writing, facts: Facts): Composed['paragraphs'] {
  const { kind, tone, job } = writing;
  const about = aboutOf(writing);
  const time =
    kind === 'internship'
      ? `I am available ${gap('from which month to which month')}.`
      : kind === 'part_time'
        ? `I can work ${gap('on which days and at what hours')}.`
        : '';
  const motive = `I want to join ${job.company || 'your team'} because ${gap('your own reason, such as a product or programme of theirs that you know')}.`;
  const isAlone = writing.documents.length === 0;
  const thanks = 'Thank you for your time.';
  const meeting = facts.roles.some(({ kind: of }) => of !== 'project') ? meetings[tone] : meetings.general;
  return [
    { kind: 'text', text: openings[tone](postOf(job)) },
    ...withSkills(about, skillsOf(facts, writing.ad !== null)),
    { kind: 'text', text: [motive, time].filter(Boolean).join(' ') },
    isAlone
      ? { kind: 'text', text: `My CV is attached. ${meeting} ${thanks}` }
      : { kind: 'attachments', text: 'I have attached:' },
    ...(isAlone ? [] : [{ kind: 'text' as const, text: `${meeting} ${thanks}` }]),
  ];
}

function aboutOf(writing: Writing): string[] {
  const { facts, kind, today } = writing;
  const jobs = facts.roles.filter((role) => role.kind === 'job' || role.kind === 'internship');
  const [first, ...others] = jobs;
  const studies = educationSentence(facts.education, writing);
  if (!first) {
    const office = facts.roles[0];
    const text = [studies, office ? otherSentence(office, facts) : ''].filter(Boolean).join(' ');
    const missing = gap(
      'the experience that comes closest to this position: student organisations, projects, competitions',
    );
    return [office && text ? text : `${text}${text ? ' ' : ''}${missing}`];
  }
  const work = [workSentence(first, facts, today), deedSentences(first, facts)].filter(Boolean).join(' ');
  const other =
    others.find(({ clauses }) => clauses.length > 0) ??
    facts.roles.find((role) => role !== first && role.clauses.length > 0);
  const before = other && facts.language === 'en' ? otherSentence(other, facts) : '';
  const isFresh = kind === 'internship' || first.kind === 'internship';
  return isFresh
    ? [[studies, work].filter(Boolean).join(' '), before].filter(Boolean)
    : before
      ? [work, [before, studies].filter(Boolean).join(' ')]
      : [[work, studies].filter(Boolean).join(' ')];
}

const DEGREES: Record<string, string> = {
  Associate: 'an Associate degree',
  Bachelors: 'a Bachelor’s degree',
  Masters: 'a Master’s degree',
  Doctoral: 'a doctorate',
};

function educationSentence(education: Education | null, { facts, kind }: Writing): string {
  if (!education) return '';
  const { degree, institution, state, isSchool, gpa } = education;
  const field = inEnglish(education.field, facts, 'your field of study in English', 'field');
  const hasJob = facts.roles.some((role) => role.kind === 'job');
  const grade =
    gpa !== '' && !isSchool && (kind === 'internship' || !hasJob) ? ` (GPA ${gpa.replaceAll(',', '.')})` : '';
  if (isSchool) return sentence(`${state === 'graduate' ? 'I graduated from' : 'I attended'} ${institution}`);
  const within = field ? ` ${field}` : '';
  if (state === 'student') return sentence(`I am studying${within} at ${institution}${grade}`);
  const known = DEGREES[degree];
  if (known && state === 'graduate')
    return sentence(`I hold ${known}${field ? ` in ${field}` : ''} from ${institution}${grade}`);
  if (degree && !field) return sentence(`I studied at ${institution} (${degree})${grade}`);
  return sentence(`I studied${within} at ${institution}${grade}`);
}

const ENGLISH_TITLE =
  /\b(?:generalist|freelance|videographer|photographer|illustrator|scientist|strategist|recruiter|planner|buyer|cashier|waiter|waitress|concierge|receptionist|merchandiser|copywriter|tutor|trainer|manager|staff|intern|engineer|developer|designer|analyst|officer|specialist|executive|assistant|coordinator|supervisor|lead|head|consultant|writer|editor|teacher|nurse|associate|trainee|administrator|representative|accountant|technician|programmer|barista|cook|chef|driver)\b/i;

function inEnglish(words: string, facts: Facts, hint: string, kind?: 'field' | 'role'): string {
  if (words === '' || facts.language === 'en' || ENGLISH_TITLE.test(words)) return words;
  return (kind && turnTerm(kind, words, 'en')) ?? gap(`${hint}: ${words}`);
}

const AN = /^(?:[aeio]|u(?!ni|se|s\b|x|i\b|i\/)|(?:HR|HSE|MC|SEO|SAP|SQL|R&D|F&B|FMCG|NGO|X)\b)/i;
const withArticle = (title: string) =>
  title.startsWith('[') ? title : `${AN.test(title) || /^(?:IT|IoT|AI)\b/.test(title) ? 'an' : 'a'} ${title}`;

function roleWords({ title, where }: Role, facts: Facts): string {
  const words = inEnglish(title, facts, 'your position in English', 'role');
  const place = where ? `at ${where}` : '';
  return [words && withArticle(words), place].filter(Boolean).join(' ');
}

function workSentence(role: Role, facts: Facts, today: string): string {
  const start = formatDate(role.start, 'en', 'long');
  const end = formatDate(role.end, 'en', 'long');
  const as = roleWords(role, facts);
  const isHeld = role.title !== '';
  if (role.isCurrent || (role.end !== '' && role.end.slice(0, 7) > today.slice(0, role.end.length)))
    return sentence(
      start
        ? `Since ${start} I have ${isHeld ? 'been' : 'worked'} ${as}`
        : `I ${isHeld ? 'am' : 'work'} ${as}`,
    );
  const span = start && end && start !== end ? ` from ${start} to ${end}` : '';
  return sentence(`${isHeld ? 'I was' : 'I worked'} ${as}${span}`);
}

/** What can stand behind "I". */
const sayable = ({ clauses, isCurrent }: Role) =>
  clauses.filter(({ form }) => form === 'verb' || (form === 'present' && isCurrent));

/** Work for oneself has no place. */
const there = ({ where }: Role) => (where ? 'There I' : 'In this work I');

function deedSentences(role: Role, facts: Facts): string {
  if (facts.language !== 'en')
    return sentence(`${there(role)} ${gap('two results of your work, in English')}`);
  const verbs = sayable(role).slice(0, 2);
  if (verbs.length > 0)
    return verbs
      .map(({ text }, index) => sentence(index === 0 ? `${there(role)} ${text}` : `I also ${text}`))
      .join(' ');
  const nouns = role.clauses.filter(({ form }) => form === 'noun').slice(0, 2);
  const verb = role.isCurrent ? 'includes' : 'included';
  if (nouns.length > 0)
    return sentence(
      `My work ${role.where ? 'there ' : ''}${verb} ${nouns.map(({ text }) => text).join(' and ')}`,
    );
  return sentence(`${there(role)} ${gap('one or two results of your work, with a figure if you have one')}`);
}

function otherSentence(role: Role, facts: Facts): string {
  const [clause] = facts.language === 'en' ? sayable(role) : [];
  const deed = clause ? `I ${clause.text}` : '';
  if (role.kind === 'project') {
    const title = inEnglish(role.title, facts, 'the name of your project in English');
    const forWhom = role.where && !role.isStudy ? ` for ${role.where}` : '';
    return sentence(
      deed ? `In the project ${title}${forWhom}, ${deed}` : `I worked on the project ${title}${forWhom}`,
    );
  }
  if (role.kind === 'organisation') {
    const as = inEnglish(role.title, facts, 'your role in English', 'role');
    const held = as ? `${as} of ${role.where}` : `a member of ${role.where}`;
    if (!role.title) return sentence(deed ? `At ${role.where}, ${deed}` : `I took part in ${role.where}`);
    return sentence(deed ? `As ${held}, ${deed}` : `I ${role.isCurrent ? 'am' : 'was'} ${held}`);
  }
  const as = roleWords(role, facts);
  if (!role.title) return sentence(deed ? `Before that, ${as}, ${deed}` : `Before that I worked ${as}`);
  return sentence(deed ? `Before that, as ${as}, ${deed}` : `Before that I was ${as}`);
}

/** A skill of an Indonesian CV: turned where it is a known term, left out where it is Indonesian: `perawatan luka`, `SIM A`. */
function skillInEnglish(skill: Facts['skills'][number]): Facts['skills'] {
  const name = turnTerm('skill', skill.name, 'en') ?? skill.name;
  return languageOfWords(name) === 'id' || /^SIM [A-D]/.test(name) ? [] : [{ ...skill, name }];
}

function skillsOf(facts: Facts, hasAd: boolean): string {
  const usable = facts.language === 'en' ? facts.skills : facts.skills.flatMap(skillInEnglish);
  const wanted = usable.filter(({ isWanted }) => isWanted).slice(0, 4);
  const skills = (hasAd ? wanted : usable.slice(0, 3)).map(({ name }) => name);
  const tongues = facts.languages.map(({ name, fluency }) =>
    fluency && facts.language === 'en' ? `${name} (${flat(fluency)})` : name,
  );
  const all = [...skills, ...(skills.length > 0 ? tongues : [])];
  const held = facts.certificates
    .filter(({ isWanted }) => isWanted || !hasAd)
    .slice(0, 2)
    .map(({ title, issuer, year }) => {
      const behind = [issuer, year].filter(Boolean).join(', ');
      return behind ? `${title} (${behind})` : title;
    });
  const sentences = [
    all.length > 0
      ? sentence(
          `${hasAd ? 'Of the skills you are looking for, I bring' : 'My skills include'} ${joined(all, 'en')}`,
        )
      : '',
    all.length === 0 && tongues.length > 0 ? sentence(`I speak ${joined(tongues, 'en')}`) : '',
    held.length > 0 ? sentence(`I ${all.length > 0 ? 'also ' : ''}hold ${joined(held, 'en')}`) : '',
  ].filter(Boolean);
  return sentences.join(' ');
}
