/** What the assistant does, and what its texts may be. */
export const bulletTasks = ['sharpen', 'shorten', 'translate'] as const;
export type BulletTask = (typeof bulletTasks)[number];
export type Task = BulletTask | 'summary' | 'letter' | 'questions';
export type Language = 'id' | 'en';

export const LONGEST_POINT = 1_200;
export const LONGEST_PARAGRAPH = 3_000;
export const MOST_PARAGRAPHS = 20;
export const ASSISTANT_PATH = '/app/assistant';

/** Where the texts go, as people are told before they agree. */
export interface Recipient {
  host: string;
  model: string;
}

/** What an answer of ours always says: the very text that was sent, and how many suggestions are left today. */
interface Given {
  sent: string;
  left: number;
}

export interface TextSuggestion extends Given {
  state: 'text';
  before: string;
  after: string;
  /** Facts that the model made up and that stand as gaps now. */
  gaps: number;
}

export interface LetterSuggestion extends Given {
  state: 'letter';
  /** Only paragraphs that differ. */
  paragraphs: { id: string; before: string; after: string; gaps: number }[];
}

export interface QuestionsSuggestion extends Given {
  state: 'questions';
  questions: { question: string; hint: string }[];
}

/** Nothing was sent yet: the person is shown what would be. */
export interface ConsentNeeded {
  state: 'consent';
  recipient: Recipient;
  sent: string;
}

export type Suggestion = TextSuggestion | LetterSuggestion | QuestionsSuggestion;
