import { KIND_OF_WORK } from '../../lexicon/kind-of-work.ts';
import { postScore } from '../../lexicon/score-text.ts';
import { isPlace } from '../../places/find-place.ts';
import type { HeaderPiece } from '../header-pieces.ts';
import { CONTRACT } from './head-facts.ts';
import { AT } from './piece-scores.ts';
import { styleOf } from './slots.ts';

/** The terms of a job: `Full-time`, or `Volunteer` in passing behind the employer, below a post. */
export function isTerms(piece: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  if (KIND_OF_WORK.test(piece.text)) return true;
  const isContract = CONTRACT.exec(piece.text)?.[0] === piece.text;
  return isContract && all.some((other) => isAbove(other, piece, all) || headsRow(other, piece, all));
}

/** `**HR Generalist** · Kopi Senja · Volunteer`: it stands out or reads like a post at the head of a line in which the other one follows a third fact. */
function headsRow(first: HeaderPiece, later: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const row = all.filter((each) => each.row === later.row);
  const isPost = styleOf(first) !== styleOf(later) || postScore(first.text) >= 1.5;
  return row[0] === first && row.indexOf(later) > 1 && isPost;
}

export const INTERNSHIP = /^(?:magang|internship|PKL|KKN)$/i;
export const SELF_EMPLOYED = /^(?:self-employed|wiraswasta|wirausaha)$/i;
const OWN_ACCOUNT = /^(?:freelance|self-employed|lepas)$/i;

/** `Magang` in a line of its own with nothing but an employer is the post; `Freelance` in one that stands out above a post is the employer. */
export function isOtherFact(terms: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const others = all.filter(
    (piece) => piece !== terms && !isPlace(piece.text) && /\p{L}{2}/u.test(piece.text),
  );
  const [only] = others;
  if (!only || others.length > 1) return false;
  if (INTERNSHIP.test(terms.text) && AT.test(only.joint)) return true;
  // In a margin it stands where the other jobs name their employers.
  if (terms.label && !only.label) return OWN_ACCOUNT.test(terms.text);
  const isLead = terms.order === 0 && only.row === terms.row;
  if (INTERNSHIP.test(terms.text) && isLead) return postScore(only.text) < 1;
  if (all.some((piece) => piece !== terms && piece.row === terms.row)) return false;
  if (INTERNSHIP.test(terms.text)) return postScore(only.text) < 1;
  return OWN_ACCOUNT.test(terms.text) && terms.row < only.row && styleOf(terms) !== styleOf(only);
}

/** Of two texts that read like posts, the one that heads the entry is it, not the one behind another fact below. */
export function outranks(piece: HeaderPiece, other: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  return postScore(piece.text) >= 2 && isAbove(piece, other, all);
}

/** It stands out in a line of its own above, and the lower one only follows another fact. */
function isAbove(upper: HeaderPiece, lower: HeaderPiece, all: readonly HeaderPiece[]): boolean {
  const rowOf = (piece: HeaderPiece) => all.filter((each) => each.row === piece.row);
  const follows = rowOf(lower).indexOf(lower) > 0;
  return follows && upper.row < lower.row && rowOf(upper).length === 1 && styleOf(upper) !== styleOf(lower);
}
