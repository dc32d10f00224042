import { judgeBullet, type BulletReason, type BulletVerdict } from '@setapak/ats/bullets';
import { parseRichText, type Block, type Language } from '@setapak/resume';

export interface JudgedPoint {
  text: string;
  verdict: BulletVerdict;
  /** The most important thing that is missing; absent for a strong point. */
  reason?: BulletReason;
  /** A frame with gaps, in the CV's language; it adds no fact. */
  sharper?: string;
}

/** Shorter points are still being written. */
const SHORTEST = 12;

/** What was judged before: of a long list only the point that changed is judged anew. */
const known = new Map<string, JudgedPoint>();
const MOST_KNOWN = 500;

/** The points of a summary as the ATS check judges them, in their order. */
export function judgePoints(summary: string, language: Language): JudgedPoint[] {
  return parseRichText(summary)
    .flatMap(pointsOf)
    .filter((text) => text.length >= SHORTEST)
    .map((text) => judgedPoint(text, language));
}

function judgedPoint(text: string, language: Language): JudgedPoint {
  const key = `${language} ${text}`;
  const judged = known.get(key) ?? judge(text, language);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, judged);
  return judged;
}

function judge(text: string, language: Language): JudgedPoint {
  const { verdict, reasons, sharper } = judgeBullet(text, language);
  const [reason] = reasons;
  return { text, verdict, ...(reason && { reason }), ...(sharper !== undefined && { sharper }) };
}

function pointsOf(block: Block): string[] {
  if (block.kind !== 'list') return [];
  return block.items.flatMap(({ spans, list }) => [
    pointText(spans.map(({ text }) => text).join('')),
    ...(list ? pointsOf(list) : []),
  ]);
}

/** A point's words in one line: how the editor finds the verdict of what it shows. */
export function pointText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
