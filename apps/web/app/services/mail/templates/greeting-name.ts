import { calledName } from '@setapak/resume/called-name';

const LONGEST = 30;

/**
 * The name that a mail greets with: the first words, letters only. Anybody can register anybody's address under any
 * "name", and ours must not carry a stranger's message or a link to them.
 * @returns an empty string where no letter is left
 */
function greetingName(name: string): string {
  const letters = calledName(name.toWellFormed()).replaceAll(/[^\p{L}\p{M}'’ -]/gu, '');
  return letters.trim().slice(0, LONGEST);
}

/** `Hai Rani,`, or `Hai,` to somebody whose name we cannot say. */
export function greeting(name: string): string {
  return `${['Hai', greetingName(name)].filter(Boolean).join(' ')},`;
}
