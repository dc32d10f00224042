import { isSentence, wordCount } from '../entries/sentences.ts';
import { isLabel } from '../fields/contact-zone.ts';
import { sameLook } from '../layout/fragment.ts';
import type { Line } from '../layout/line.ts';
import { joinPoints } from '../layout/whole-points.ts';
import { isContactLine, isReached, LONGEST_IN_FOOT, partsOf } from './contact-lines.ts';
import type { Section } from './section.ts';

const FEWEST_LABELS = 2;
const MOST_ROWS = 5;
const MOST_FACTS = 8;
const LONGEST_FACT = 6;

/** Facts about the person below a few sentences, or in place of them under `About Me` or `Profil`. */
export function factsBelowSummary(section: Section): Section[] {
  const { type, lines, flow } = section;
  if (type !== 'summary') return [section];
  if (isForm(lines)) return [{ ...section, type: 'personal' }];
  const start = belowName(section);
  if (start >= 0)
    return [
      { type: 'header', lines: lines.slice(0, start), flow },
      { ...section, lines: lines.slice(start) },
    ];
  const points = fromPoints(lines);
  if (points > 0) {
    const named = namesPerson(lines) ? 1 : 0;
    return [
      ...(named > 0 ? [{ type: 'header' as const, lines: lines.slice(0, named), flow }] : []),
      { ...section, lines: lines.slice(named, points) },
      { type: 'contact', lines: joinPoints(lines.slice(points)), flow },
    ];
  }
  if (holdsFactsAlone(lines)) return [{ ...section, type: 'contact' }];
  const at = [fromLabels(lines), fromRows(lines)].find((from) => from > 0);
  if (at === undefined) return [section];
  return [
    { ...section, lines: lines.slice(0, at) },
    { type: 'contact', lines: lines.slice(at), flow },
  ];
}

/** `10.01.1999`, `Jl. Melati 4`, `Kudus`, and how to reach the person: no sentence under `About`. */
function holdsFactsAlone(lines: readonly Line[]): boolean {
  return (
    lines.length > 1 &&
    lines.length <= MOST_FACTS &&
    lines.some((line) => isContactLine(line, false)) &&
    lines.every(({ bullet, text }) => !bullet && wordCount(text) <= LONGEST_FACT && !isSentence(text))
  );
}

/** A form, and no words about oneself: `Nationality`, `German`, `Civil status`, `married`, or `Nama   Siti` in most rows. */
function isForm(lines: readonly Line[]): boolean {
  const labels = lines.filter(({ cells }) => isLabel(cells[0]!.text));
  const alone = labels.filter(({ cells }) => cells.length === 1);
  return (
    (alone.length >= FEWEST_LABELS && lines[0] === alone[0]) ||
    (labels.length - alone.length >= FEWEST_LABELS && labels.length > lines.length / 2)
  );
}

const CONTACT_LABEL =
  /^(?:address|alamat|phone|mobile|telepon|telp|no\.? hp|hp|e-?mail|surel|web(?:site)?|situs|linkedin|github|location|lokasi)\s*:?$/i;

/** `Address   Marseille`, `Phone   +33 …`: from the first label on it is about how to reach the person. */
function fromLabels(lines: readonly Line[]): number {
  const isLabelled = ({ cells: [first] }: Line) =>
    first !== undefined && first.bullet === 0 && CONTACT_LABEL.test(first.text.replace(/:\s.*$/, ''));
  const at = lines.findIndex(isLabelled);
  if (lines.slice(at).filter(isLabelled).length < FEWEST_LABELS) return -1;
  // `Umur   21` above the first of them
  let from = at;
  while (from > 0 && lines[from - 1]!.cells.length > 1 && isLabel(lines[from - 1]!.cells[0]!.text)) from -= 1;
  return from;
}

/** `siti@contoh.id   0812 …`, `Kudus   1 Mei 1996`: rows without labels down to the end. */
function fromRows(lines: readonly Line[]): number {
  const at = lines.findIndex((line) => isContactLine(line, false));
  const rows = lines.slice(at);
  const areFacts = rows.every(
    (line) =>
      !line.bullet && partsOf(line).every((part) => part.length <= LONGEST_IN_FOOT && !isSentence(part)),
  );
  return rows.length <= MOST_ROWS && areFacts ? at : -1;
}

/** `My Profile` over `SITI AMINAH` in larger letters: what a page is called, and no heading. Where the sentences begin, -1 under any other heading. */
function belowName({ heading, lines }: Section): number {
  const [name] = lines;
  if (!heading || !name || name.size < heading.size + 0.5 || !namesPerson(lines)) return -1;
  const at = lines.findIndex(({ cells, text }) => cells.length === 1 && wordCount(text) > LONGEST_FACT);
  return at < 0 ? lines.length : at;
}

const MOST_NAMES = 5;

/** `SITI AMINAH` over sentences in other letters. */
function namesPerson([first, next]: readonly Line[]): boolean {
  if (!first || !next || sameLook(first, next) || first.cells.length > 1) return false;
  const words = first.text.split(' ');
  return words.length <= MOST_NAMES && words.every((word) => /^\p{Lu}[\p{L}.’'-]*$/u.test(word));
}

/** `• Jl. Melati 4, Kudus`, `• 0812 …`, `• siti@contoh.id` below sentences that have no bullets: a list of contacts. */
function fromPoints(lines: readonly Line[]): number {
  const at = lines.findIndex(({ bullet }) => bullet);
  const points = lines.slice(at);
  const parts = points.flatMap(partsOf);
  const areFacts = parts.every((part) => part.length <= LONGEST_IN_FOOT && !isSentence(part));
  return areFacts && points.length <= MOST_ROWS && parts.filter(isReached).length > 1 ? at : -1;
}
