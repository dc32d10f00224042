import { ResumeError } from './errors.ts';
import { LIMITS } from './limits.ts';

interface Visit {
  value: unknown;
  depth: number;
  isPhotograph: boolean;
}

/**
 * Refuses a document that is too big or too deep before anything else looks at it. Walks with its own stack, for a
 * document nested a hundred thousand levels deep would overflow the engine's; a circular one passes the depth cap.
 *
 * @param total characters of text
 * @param countsFiles whether files that stand in it as text count: another program's document may hold pictures and papers
 * @throws ResumeError `too_large` or `too_deep`
 */
export function checkSize(
  input: unknown,
  { total = LIMITS.total, countsFiles = true }: { total?: number; countsFiles?: boolean } = {},
): void {
  const open: Visit[] = [{ value: input, depth: 0, isPhotograph: false }];
  let nodes = 0;
  let characters = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    nodes += 1;
    if (nodes > LIMITS.nodes) throw new ResumeError('too_large', `more than ${LIMITS.nodes} values`);
    if (visit.depth > LIMITS.depth)
      throw new ResumeError('too_deep', `nested deeper than ${LIMITS.depth} levels`);
    const { value, depth } = visit;
    if (typeof value === 'string') {
      const isFile = visit.isPhotograph
        ? value.length <= LIMITS.photograph
        : !countsFiles && isEncoded(value);
      characters += isFile ? 0 : value.length;
      if (characters > total) throw new ResumeError('too_large', `more than ${total} characters`);
    } else if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value);
      // Pushed in full only below the cap: a list of ten million entries must not be copied onto the stack.
      if (entries.length > LIMITS.nodes)
        throw new ResumeError('too_large', `more than ${LIMITS.nodes} values`);
      for (const [key, child] of entries) {
        open.push({ value: child, depth: depth + 1, isPhotograph: key === 'photograph' || key === 'image' });
      }
    }
  }
}

const SHORTEST_LINE = 60;

/** Whether a text is a file in base64, in one line or in the lines of a mail, and no words that anybody reads. */
function isEncoded(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length <= LIMITS.line || !/^[\w+/=:;,.\s-]*$/.test(trimmed)) return false;
  return trimmed
    .split(/\s+/)
    .slice(0, -1)
    .every((line) => line.length >= SHORTEST_LINE);
}
