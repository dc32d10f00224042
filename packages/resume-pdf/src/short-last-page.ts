import { inflateSync } from 'node:zlib';
import type { ResumeView } from './view/view.ts';

/** A last page of which no more is used holds one short section, or the end of one: it looks forgotten. */
const SHORT = 0.18;
/** What is not taken without being asked for: letters stay as they are, and white space stays easy to read in. */
const MILD = { spacing: 0.85, margin: 0.97 };
const STRONG = { spacing: 0.8, margin: 0.9 };

/** Of our own files, whose page tree is written plainly. */
export function pageCount(pdf: Uint8Array): number {
  return Number(/\/Type \/Pages[^>]*?\/Count (\d+)/.exec(latin1(pdf))?.[1] ?? 1);
}

/**
 * The same with less white, while that saves a last page that holds next to nothing.
 * @param compile makes the PDF of a view; called once or twice more, only where the last page is short
 */
export function withoutShortLastPage(
  view: ResumeView,
  compile: (view: ResumeView) => Uint8Array,
): Uint8Array {
  const pdf = compile(view);
  const pages = pageCount(pdf);
  if (view.page.continuous || pages < 2) return pdf;
  if (usedOfLastPage(pdf) > SHORT) return pdf;
  for (const limit of [MILD, STRONG]) {
    const closer = {
      spacing: Math.min(view.spacing, limit.spacing),
      margin: Math.min(view.margin, limit.margin),
    };
    if (closer.spacing === view.spacing && closer.margin === view.margin) continue;
    const shorter = compile({ ...view, ...closer });
    if (pageCount(shorter) < pages) return shorter;
  }
  return pdf;
}

/** From its top edge to its lowest line, the foot apart, as a part of its height. */
export function usedOfLastPage(pdf: Uint8Array): number {
  const file = latin1(pdf);
  const [, height = ''] = /\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(file) ?? [];
  const object = [...file.matchAll(/\/Contents (\d+) 0 R/g)].at(-1)?.[1];
  const start = file.indexOf(`\n${object} 0 obj`);
  const begin = /stream\r?\n/.exec(file.slice(start));
  if (object === undefined || start < 0 || !begin) return 1;
  const content = inflateSync(pdf.subarray(start + begin.index + begin[0].length)).toString('latin1');
  const [body = ''] = content.split('/Type /Pagination');
  // Each run of text is placed by a matrix of its own.
  const bases = [...body.matchAll(/1 0 0 -1 [\d.-]+ ([\d.-]+) cm\n(?:[^\n]*\n){1,4}BT\n/g)].map(([, y]) =>
    Number(y),
  );
  return bases.length === 0 ? 0 : 1 - Math.min(...bases) / Number(height);
}

const latin1 = (pdf: Uint8Array) =>
  Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
