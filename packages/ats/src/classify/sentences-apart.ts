import { findDates } from '../dates/find-dates.ts';
import { cutFragment, headOf } from '../layout/cut-fragment.ts';
import { withCells, type Line } from '../layout/line.ts';
import { postScore } from '../lexicon/score-text.ts';
import type { Section } from './section.ts';
import { matchesIn } from '../text/matches-in.ts';

const LEAST_OF_POST = 1;
const JOINT = /\.\s+(?=\p{Lu})/gu;

/** `Anggota Klub Arunika sejak 2018. Relawan PMI Kudus pada 2019.` under a heading of clubs: a line for each of them. */
export function sentencesApart(section: Section): Section {
  if (section.type !== 'organisation') return section;
  return { ...section, lines: section.lines.flatMap(apart) };
}

function apart(line: Line): Line[] {
  const [cell, ...others] = line.cells;
  if (!cell || others.length > 0 || cell.bullet > 0) return [line];
  const joints = matchesIn(cell.text, JOINT);
  const edges = [0, ...joints.map(({ index, 0: joint }) => index + joint.length), cell.text.length];
  const sentences = edges.slice(1).map((end, at) => cell.text.slice(edges[at], end).trim());
  if (sentences.length < 2 || !sentences.every(hasJobTitle)) return [line];
  const lines: Line[] = [];
  let rest = cell;
  for (const sentence of sentences.slice(0, -1)) {
    lines.push(withCells(line, [headOf(rest, sentence.length - 1)]));
    rest = cutFragment(rest, rest.text.indexOf(sentence) + sentence.length);
  }
  return [...lines, withCells(line, [rest])].map((each, at) => (at === 0 ? each : { ...each, gap: 0 }));
}

const hasJobTitle = (sentence: string) =>
  postScore(sentence.split(' ')[0]!) >= LEAST_OF_POST && findDates(sentence).length === 1;
