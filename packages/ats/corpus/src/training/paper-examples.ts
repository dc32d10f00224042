import { arrange, labelledLines } from '../blocks/arrange.ts';
import { makeCv } from '../content/make-cv.ts';
import { Words } from '../content/words.ts';
import { layouts } from '../layouts/all.ts';
import { paperMarks } from '../../../src/read-items.ts';
import { makePaper, PAPER_KINDS } from '../papers/make-paper.ts';
import type { PaperLine } from '../papers/paper-line.ts';
import { setPaper } from '../papers/set-paper.ts';
import { Random } from '../random.ts';
import { makeSheet } from '../sheet/make-sheet.ts';
import type { Example } from './logistic.ts';

/** Everything is set by `setPaper`: no producer is needed, and the same seeds give the same examples on every machine. */
const SEED = '91';
const EACH = 16;
const CVS = 400;
const AS_OF = { year: 2026, month: 11 };
/** A CV that is refused costs more than a paper that is read. */
const CV_WEIGHT = 10;

/** CVs, whole and with only their beginning, as thin ones are; and papers of every kind, in both languages. */
export function paperExamples(): Example[] {
  return [...cvExamples(), ...otherExamples()];
}

function cvExamples(): Example[] {
  return Array.from({ length: CVS }, (_, turn) => {
    const seed = `${SEED}:cv:${turn}`;
    const lang = turn % 2 === 0 ? 'id' : 'en';
    const layout = layouts[(turn * 7) % layouts.length]!;
    const cv = makeCv(new Words(seed, 'train'), { id: seed, lang, asOf: AS_OF });
    if (turn % 12 === 5) cv.person.email = ownDomain(cv.person.name, turn);
    const { sheet } = makeSheet(new Random(`${seed}:sheet`), cv, layout.shows, AS_OF);
    const lines = labelledLines(arrange(sheet, layout.manner)).map(({ pieces }): PaperLine => {
      const label = pieces[0]?.label ?? 'other';
      const named = label === 'name' || label === 'document-title';
      const text = pieces.map((piece) => piece.text).join(pieces.length > 2 ? ' | ' : '\t');
      return { text, as: named ? 'title' : label.startsWith('heading:') ? 'head' : 'row' };
    });
    const random = new Random(`${seed}:set`);
    return { features: paperMarks(setPaper(shownOf(lines, turn, random), random)), is: 1, weight: CV_WEIGHT };
  });
}

/** `hello@ayulestari.example`: a freelancer's mailbox reads like that of an office. */
function ownDomain(name: string, turn: number): string {
  const mailbox = ['hello', 'info', 'contact', 'halo'][turn % 4]!;
  return `${mailbox}@${name.toLowerCase().replace(/[^a-z]/g, '')}.example`;
}

/** Every second CV whole; the others thin: their beginning alone, or one or two of their sections under the name. */
function shownOf(lines: readonly PaperLine[], turn: number, random: Random): readonly PaperLine[] {
  if (turn % 4 < 2) return lines;
  if (turn % 4 === 2) return lines.slice(0, Math.ceil(lines.length * (0.12 + 0.4 * random.next())));
  const heads = lines.flatMap((line, index) => (line.as === 'head' ? [index] : []));
  const kept = random.sample(heads, random.int(1, 2)).sort((a, b) => a - b);
  const top = lines.slice(0, Math.min(heads[0] ?? lines.length, random.int(1, 5)));
  return [...top, ...kept.flatMap((at) => lines.slice(at, heads.find((next) => next > at) ?? lines.length))];
}

function otherExamples(): Example[] {
  return PAPER_KINDS.flatMap((kind) =>
    (['id', 'en'] as const).flatMap((lang) =>
      Array.from({ length: EACH }, (_, turn): Example => {
        const seed = `${SEED}:${kind}:${lang}:${turn}`;
        const pages = setPaper(makePaper(seed, kind, lang), new Random(`${seed}:set`));
        return { features: paperMarks(pages), is: 0, weight: 1 };
      }),
    ),
  );
}
