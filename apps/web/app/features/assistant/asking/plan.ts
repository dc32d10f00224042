import { detectLanguage, plainText, type Resume } from '@setapak/resume';
import { checkAnswer, type Checked, type Expectation } from '../facts/check-answer.ts';
import type { Language, LetterSuggestion, QuestionsSuggestion, TextSuggestion } from '../model.ts';
import type { AssistantRequest } from '../schema.ts';
import { cvText } from './cv-text.ts';
import type { Mask } from './mask.ts';
import { letterAnswer, parseAnswer, questionsAnswer, textAnswer } from './parse-answer.ts';
import { promptOf, type Prompt } from './prompts.ts';

type Request = Exclude<AssistantRequest, { task: 'withdraw' }>;
type Without<Suggestion> = Omit<Suggestion, 'sent' | 'left'>;

export type Outcome =
  | Without<TextSuggestion>
  | Without<LetterSuggestion>
  | Without<QuestionsSuggestion>
  | { refused: string };

/** What is sent for a request, and what is made of the answer. */
interface Plan {
  prompt: Prompt;
  read: (answer: string) => Outcome;
}

interface Sources {
  resume: Resume | null;
  ad: string;
  title: string;
  company: string;
}

interface Means {
  mask: Mask;
  isWord: (word: string) => boolean;
}

const MALFORMED = { refused: 'malformed' };
const LEAST_CV = 60;
const LONGEST_AD = 5_000;
const LONGEST_SUMMARY = 700;
const LONGEST_QUESTION = 320;
const LONGEST_HINT = 440;
const MOST_QUESTIONS = 3;

/** Undefined where there is too little to write from. Pure. */
export function planOf(request: Request, sources: Sources, means: Means): Plan | undefined {
  if (request.task === 'summary') return summaryPlan(request.language, sources.resume, means);
  if (request.task === 'letter') return letterPlan(request, sources.resume, means);
  if (request.task === 'questions') return questionsPlan(request.language, sources, means);
  return pointPlan(request, means);
}

function pointPlan(
  { task, text, language }: Extract<Request, { text: string }>,
  { mask, isWord }: Means,
): Plan {
  const longest = {
    sharpen: 1.7 * text.length + 80,
    shorten: text.length - 1,
    translate: 2.2 * text.length + 60,
  }[task];
  return {
    prompt: promptOf(task, language, { text: mask.hide(text) }),
    read: textReader(text, mask, {
      source: text,
      gapsIn: text,
      language,
      relation: task === 'translate' ? 'translated' : 'same',
      longest,
      mostGaps: 3,
      isWord,
    }),
  };
}

function summaryPlan(language: Language, resume: Resume | null, { mask, isWord }: Means): Plan | undefined {
  const source = resume ? cvText(resume) : '';
  if (!resume || source.length < LEAST_CV) return undefined;
  return {
    prompt: promptOf('summary', language, { cv: mask.hide(source).split('\n') }),
    read: textReader(plainText(resume.objective.body, ''), mask, {
      source,
      language,
      // A CV and its summary may have two languages.
      relation: 'about',
      isTranslated: detectLanguage(resume) !== language,
      longest: LONGEST_SUMMARY,
      mostGaps: 4,
      isWord,
    }),
  };
}

function textReader(before: string, mask: Mask, expected: Expectation) {
  return (answer: string): Outcome => {
    const parsed = parseAnswer(textAnswer, answer);
    if (!parsed) return MALFORMED;
    const checked = checkAnswer(mask.show(parsed.text), expected);
    return checked.ok
      ? { state: 'text', before, after: checked.text, gaps: checked.gaps }
      : { refused: checked.why };
  };
}

function letterPlan(
  { paragraphs, language }: Extract<Request, { task: 'letter' }>,
  resume: Resume | null,
  { mask, isWord }: Means,
): Plan {
  const whole = paragraphs.map(({ text }) => text).join('\n');
  const source = [whole, resume ? cvText(resume) : ''].join('\n');
  const read = (answer: string): Outcome => {
    const parsed = parseAnswer(letterAnswer, answer);
    if (!parsed) return MALFORMED;
    const checked = paragraphs.flatMap(({ id, text }) => {
      const written = parsed.paragraphs.find((each) => each.id === id);
      if (!written) return [];
      const expected: Expectation = {
        source,
        gapsIn: text,
        language,
        relation: 'same',
        longest: 2 * text.length + 200,
        mostGaps: 2,
        isWord,
      };
      return [{ id, before: text, checked: checkAnswer(mask.show(written.text), expected) }];
    });
    const good = checked.flatMap(({ id, before, checked: one }) =>
      one.ok && one.text !== before.replaceAll(/\s+/g, ' ')
        ? [{ id, before, after: one.text, gaps: one.gaps }]
        : [],
    );
    const refused = checked.map(({ checked: one }) => one).find(isRefused);
    if (good.length === 0 && (refused || checked.length === 0)) return { refused: refused?.why ?? 'empty' };
    return { state: 'letter', paragraphs: good };
  };
  return {
    prompt: promptOf('letter', language, {
      paragraphs: paragraphs.map(({ id, text }) => ({ id, text: mask.hide(text) })),
    }),
    read,
  };
}

const isRefused = (checked: Checked): checked is Extract<Checked, { ok: false }> => !checked.ok;

function questionsPlan(
  language: Language,
  { resume, ad, title, company }: Sources,
  { mask, isWord }: Means,
): Plan | undefined {
  const cv = resume ? cvText(resume) : '';
  if (`${ad}${title}`.trim() === '') return undefined;
  const expected = {
    // The ad is no source: its writer may say of the person what they like.
    source: [cv, title, company].join('\n'),
    skills: ad,
    isTranslated: true,
    language,
    relation: 'about',
    mostGaps: 0,
    isWord,
  } as const;
  const read = (answer: string): Outcome => {
    const parsed = parseAnswer(questionsAnswer, answer);
    if (!parsed) return MALFORMED;
    const questions = parsed.questions.flatMap((each) => {
      const question = checkAnswer(mask.show(each.question), { ...expected, longest: LONGEST_QUESTION });
      const hint = checkAnswer(mask.show(each.hint), { ...expected, longest: LONGEST_HINT });
      if (!question.ok || !hint.ok || !question.text.endsWith('?')) return [];
      return [{ question: question.text, hint: hint.text }];
    });
    return questions.length > 0
      ? { state: 'questions', questions: questions.slice(0, MOST_QUESTIONS) }
      : { refused: 'invents' };
  };
  return {
    prompt: promptOf('questions', language, {
      job: mask.hide([title, company].filter(Boolean).join(', ')),
      ad: mask.hide(ad.slice(0, LONGEST_AD)).split('\n'),
      cv: mask.hide(cv).split('\n'),
    }),
    read,
  };
}
