import type { Fragment } from '../../layout/fragment.ts';
import { OPEN_PERIOD } from '../../layout/columns/stack-cells.ts';
import type { Line } from '../../layout/line.ts';
import { findGrade, schoolScore, startsWithLevel } from '../../lexicon/education-words.ts';
import { isStudyField } from '../../lexicon/study-fields.ts';
import { hasOwnDate } from '../own-dates.ts';
import { isSentence, wordCount } from '../sentences.ts';
import { hasDate } from './beside-dates.ts';
import type { Around } from './heads.ts';

const SAME_EDGE = 2;
const LONGEST_REST = 4;
/** In font sizes: columns that share the width by what they hold leave more white before a date. */
const BEFORE_DATE = 3;
const WORD_SPACE = 0.6;

/** `Kasir | Toko Buku`, `Arunika Ltd — Sous`, `Guru di` */
const PARTED = /\S\s(?:[—–|@·•-]|at|di|pada)(?:\s+\S|$)/u;

/**
 * `Chef de Partie at Aurora Cruise   2019 – 2022` over `Line` and its points: a post and its employer in one line with their period, as in all
 * entries of the section, of which this one had no room for its last words.
 */
export function wrapsTwoNames(above: Line, line: Line, { section }: Around): Fragment | undefined {
  const names = namesOf(above, line);
  if (!names || !PARTED.test(names.text) || !isRestOf(names, above, line)) return undefined;
  const others = section.flatMap((head, index) => {
    const [next, after] = [section[index + 1], section[index + 2]];
    const facts =
      next && namesOf(head, next.cells.length === 1 && hasOwnDate(next) ? undefined : next, after);
    return facts && next && PARTED.test(facts.text) && next !== line ? [{ facts, head, next }] : [];
  });
  const areOneLine = others.every(
    ({ facts, head, next }) =>
      next.bullet ||
      hasOwnDate(next) ||
      Math.abs(next.cells[0]!.x - facts.x) > SAME_EDGE ||
      wordCount(next.text) > LONGEST_REST ||
      isRestOf(facts, head, next),
  );
  return others.length > 0 && areOneLine ? names : undefined;
}

/** What a head names, beside its period or right above it. */
function namesOf(head: Line, below: Line | undefined, after?: Line): Fragment | undefined {
  if (head.bullet || head.isStatement) return undefined;
  const [names, ...others] = head.cells.filter((cell) => !hasDate(cell));
  if (!names || others.length > 0 || names.label) return undefined;
  const isDated = head.cells.length > 1 || hasOwnDate(head) || [below, after].some(isPeriodAlone);
  return isDated ? names : undefined;
}

function isPeriodAlone(line: Line | undefined): boolean {
  return line !== undefined && line.cells.length === 1 && hasDate(line.cells[0]!);
}

/** A few words right below in the same letters, of which the first had no room above. */
function isRestOf(names: Fragment, above: Line, line: Line): boolean {
  const [rest, ...others] = line.cells;
  if (!rest || others.length > 0 || line.bullet || hasOwnDate(line) || above.page !== line.page) return false;
  const [end, first] = [names.items.at(-1)!, rest.items[0]!];
  const isAlike =
    end.bold === first.bold &&
    end.italic === first.italic &&
    end.colour === first.colour &&
    Math.abs(end.size - first.size) < 0.4;
  if (!isAlike || Math.abs(names.x - rest.x) > SAME_EDGE || line.gap > 0.5 * line.size) return false;
  if (wordCount(rest.text) > LONGEST_REST || isSentence(rest.text) || /[.:;|]/.test(rest.text)) return false;
  const date = above.cells.find(({ x }) => x > names.right);
  if (date && OPEN_PERIOD.test(date.text)) return false;
  const room = (date?.x ?? above.columnRight) - names.right;
  return room < first.width + (date ? BEFORE_DATE : WORD_SPACE) * line.size;
}

const NAMED_SCHOOL =
  /(?:^|[\s,])(?:universitas|university of|institut|institute of|politeknik|poltekkes|sekolah tinggi|akademi|sm[akp](?: negeri)?)\s[^,|–—]*$/iu;
const LONGEST_NAME = 3;

/** `S1 Desain, Institut Seni   2017 – 2021` over `Indonesia Yogyakarta`: what stands below a school beside its degree is the rest of its name. */
export function wrapsNamedSchool(above: Line, line: Line, { section, below }: Around): Fragment | undefined {
  if (above.bullet || above.isStatement) return undefined;
  const [names, ...others] = above.cells.filter((cell) => !hasDate(cell));
  if (!names || others.length > 0 || names.label || !NAMED_SCHOOL.test(names.text)) return undefined;
  if (!isRestOf(names, above, line) || wordCount(line.text) > LONGEST_NAME) return undefined;
  if (startsWithLevel(line.text) || schoolScore(line.text) >= 3 || findGrade(line.text)) return undefined;
  const at = section.indexOf(line);
  const before = section
    .slice(Math.max(0, at - 3), at)
    .filter(({ gap, page }) => page === line.page && gap < line.size);
  const hasDegree = [...before, ...(below ? [below] : [])].some(({ cells }) =>
    cells.some(({ text }) => startsWithLevel(text) && wordCount(text) > 1),
  );
  return hasDegree && isStudyField(line.text) !== 'whole' ? names : undefined;
}
