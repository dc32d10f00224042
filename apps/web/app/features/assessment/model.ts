import { quiz, type Output, type OutputId } from '~/content/assessment.ts';

/** The chosen value's id of each question answered so far, in the questions' order. */
export type Answers = readonly string[];

/** What the answers say, in the questions' order: first of all the recommended service. */
export type Results = readonly Output[];

export const LAST_STEP = quiz.length - 1;

/** The answers that a query names: up to the first that is missing or none of ours. */
export function answersOf(query: URLSearchParams): Answers {
  const answers: string[] = [];
  for (const { id, values } of quiz) {
    const given = query.get(id);
    if (given === null || !values.some((value) => value.id === given)) break;
    answers.push(given);
  }
  return answers;
}

/** The results of a whole set of answers; undefined while one is missing or none of ours. */
export function resultsOf(answers: Answers): Results | undefined {
  const chosen = quiz.map(({ values }, step) => values.find(({ id }) => id === answers[step]));
  if (answers.length !== quiz.length || chosen.includes(undefined)) return undefined;
  return chosen.flatMap((value) => value?.output ?? []);
}

/** The values that the results name under one id, such as all recommended services. */
export function valuesOf(results: Results, id: OutputId): string[] {
  return results.filter((output) => output.id === id).map(({ value }) => value);
}

/** The query that names these answers, for steps without script. */
export function queryOf(answers: Answers): string {
  const query = new URLSearchParams();
  for (const [step, answer] of answers.entries()) {
    const question = quiz[step];
    if (question) query.set(question.id, answer);
  }
  return query.toString();
}

/** The form that saves these answers. */
export function formOf(answers: Answers): Record<string, string> {
  const fields = quiz.map(({ id }, step): [string, string] => [id, answers[step] ?? '']);
  return { intent: 'save', ...Object.fromEntries(fields) };
}

/** The mentor list with service line, industry and skills preselected; a name stands once for each of its values. */
export function mentorListAddress(results: Results): string {
  const query = new URLSearchParams(results.map(({ id, value }) => [id, value]));
  return query.size === 0 ? '/app/mentoring' : `/app/mentoring?${query.toString()}`;
}
