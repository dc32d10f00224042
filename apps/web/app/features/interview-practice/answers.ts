import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';

/** What somebody recorded and ticked for a question. It lies in this browser alone and goes at the sign-out. */
export interface Answer {
  recording: { blob: Blob; seconds: number; at: number } | null;
  /** Which lines of the checklist were ticked. */
  ticked: string[];
}

export const NO_ANSWER: Answer = { recording: null, ticked: [] };

export interface AnswerKey {
  ownerId: string;
  question: string;
  language: string;
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('setapak-interview', 'answers'));
const nameOf = ({ ownerId, question, language }: AnswerKey) => [ownerId, language, question].join(':');

export async function loadAnswer(key: AnswerKey): Promise<Answer> {
  return (await get<Answer>(nameOf(key), store()).catch(() => undefined)) ?? NO_ANSWER;
}

/** @returns false where the browser has no room or keeps nothing */
export async function keepAnswer(key: AnswerKey, answer: Answer): Promise<boolean> {
  const isEmpty = answer.recording === null && answer.ticked.length === 0;
  const written = isEmpty ? del(nameOf(key), store()) : set(nameOf(key), answer, store());
  return written.then(
    () => true,
    () => false,
  );
}

/** The questions of this person and language for which something is kept. */
export async function answeredQuestions({
  ownerId,
  language,
}: Omit<AnswerKey, 'question'>): Promise<Set<string>> {
  const start = `${ownerId}:${language}:`;
  const names = await keys<string>(store()).catch(() => []);
  return new Set(names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)));
}
