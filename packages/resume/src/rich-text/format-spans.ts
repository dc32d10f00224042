import type { Span } from './blocks.ts';
import { parseSpans } from './parse-spans.ts';

/** Runs of text back to one line of marks. Tries what says the most first, and keeps the first that reads back right. */
export function formatSpans(input: readonly Span[]): string {
  const spans = merge(input.flatMap(unstyleEnds).map(joinNeighbours));
  const attempts = [
    spans,
    spans.map(({ text, href }) => ({ text, href })),
    spans.map(({ text }) => ({ text })),
  ];
  for (const attempt of attempts) {
    const source = write(attempt);
    if (isSame(parseSpans(source), attempt)) return source;
  }
  return write([{ text: spans.map((span) => span.text).join('') }]);
}

/** Marks hug the words: spaces at the ends of a run stand outside them. */
function unstyleEnds(span: Span): Span[] {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(span.text) ?? [];
  return [{ text: before }, { ...span, text: core }, { text: after }].filter((part) => part.text !== '');
}

/** A space between two runs has the style that both share, so that one pair of marks spans them. */
function joinNeighbours(span: Span, at: number, all: readonly Span[]): Span {
  const [before, after] = [all[at - 1], all[at + 1]];
  if (span.text.trim() !== '' || !before || !after) return span;
  const bold = before.bold && after.bold;
  const italic = before.italic && after.italic;
  return { text: span.text, ...(bold && { bold }), ...(italic && { italic }) };
}

function merge(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && hasSameLook(last, span)) merged[merged.length - 1] = { ...last, text: last.text + span.text };
    else merged.push(span);
  }
  return merged;
}

function hasSameLook(left: Span, right: Span): boolean {
  return left.bold === right.bold && left.italic === right.italic && left.href === right.href;
}

function isSame(left: readonly Span[], right: readonly Span[]): boolean {
  const [a, b] = [merge(left), merge(right)];
  return (
    a.length === b.length && a.every((span, at) => span.text === b[at]?.text && hasSameLook(span, b[at]))
  );
}

/** Writes a mark wherever the style changes: runs that share a style share its marks. */
function write(spans: readonly Span[]): string {
  let out = '';
  let bold = false;
  let italic = false;
  for (const [at, span] of [...spans, { text: '' } as Span].entries()) {
    const marks = (Boolean(span.bold) === bold ? '' : '**') + (Boolean(span.italic) === italic ? '' : '*');
    bold = Boolean(span.bold);
    italic = Boolean(span.italic);
    out += marks + writeText(span, spans[at + 1]);
  }
  return out;
}

function writeText(span: Span, next: Span | undefined): string {
  const stands = next === undefined || /^\s/.test(next.text);
  if (span.href === undefined || (span.href === span.text && stands)) return escape(span.text);
  return `[${escape(span.text)}](${span.href})`;
}

function escape(text: string): string {
  return text.replace(/\\(?=[*[\]\\]|$)|[*[\]]/g, '\\$&');
}
