import { resultsOf, type Answers } from './model.ts';

/** The answers in a stored text; undefined when there are none or they are no longer ours. */
export function parseLocal(stored: string | null): Answers | undefined {
  try {
    const answers: unknown = JSON.parse(stored ?? 'null');
    return isTexts(answers) && resultsOf(answers) ? answers : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((answer) => typeof answer === 'string');
}
