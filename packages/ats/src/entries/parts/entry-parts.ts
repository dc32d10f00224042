import { findDates, toPartialIso, type DateSpan } from '../../dates/find-dates.ts';
import type { Line } from '../../layout/line.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { splitByStyle, trimmed } from '../header-pieces.ts';
import { pieceOf, slicePiece, splitPiece } from '../../text/piece.ts';
import { matchesIn } from '../../text/matches-in.ts';

/** What an entry of a section without fields says: a club, a project, a referee. Days are yyyy, yyyy-MM or yyyy-MM-dd. */
export interface EntryParts {
  /** What it is called: a project, a referee. */
  title?: string;
  position?: string;
  organization?: string;
  location?: string;
  startDate?: string;
  endDate?: string;
  isCurrent?: 'true';
  email?: string;
  phone?: string;
  link?: string;
  /** What was used in it, with commas between. */
  keywords?: string;
  /** What was done, a line for each point. */
  description?: string;
}

/** The lines in bold letters that begin an entry each, where the first one does and something in plain letters stands below every one. */
export function boldNames(lines: readonly Line[]): number[] {
  const starts = [...lines.keys()].filter((at) => lines[at]!.bold && !lines[at - 1]?.bold);
  return starts[0] === 0 && !lines.at(-1)!.bold ? starts : [];
}

export const SURELY_A_POST = 1.5;

/** The names in a line, its dates left out; a dash or a comma parts none. */
export function namesIn({ cells }: Line): string[] {
  return cells.flatMap((cell) => {
    const whole = pieceOf(cell);
    const body = slicePiece(whole, cell.bullet, whole.text.length);
    const cuts = findDates(body.text).flatMap(({ from, to }) => [from, to]);
    const edges = [0, ...cuts, body.text.length];
    return edges
      .filter((_, at) => at % 2 === 0)
      .flatMap((start, at) => trimmed(slicePiece(body, start, edges[2 * at + 1]!)) ?? [])
      .flatMap((part) => splitByStyle(part))
      .flatMap((styled) => splitPiece(styled, DOT).flatMap((each) => trimmed(each)?.text ?? []))
      .filter((name) => /[\p{L}\p{N}]/u.test(name));
  });
}

const DOT = /\s+[|·•]\s+/gu;

export const isPostFirst = ([post = '']: readonly string[]) => postScore(post) >= SURELY_A_POST;

/** A text in two at each of its words that begin with a capital. */
export function sidesOf(text: string): string[][] {
  const joints = matchesIn(text, /\s+(?:(?:di|pada|at|of)\s+)?(?=\p{Lu})/gu);
  return joints.map(({ index, 0: between }) => [text.slice(0, index), text.slice(index + between.length)]);
}

/** A single day is when it was, or when it began. */
export function period({ start, end, current, single }: DateSpan): EntryParts {
  const [from, to] = single && !current ? [start ?? end, undefined] : [start, end];
  return {
    ...(from && { startDate: toPartialIso(from) }),
    ...(to && { endDate: toPartialIso(to) }),
    ...(current && { isCurrent: 'true' as const }),
  };
}

export function withoutEmpty(parts: {
  [Part in keyof EntryParts]: EntryParts[Part] | undefined;
}): EntryParts {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value));
}
