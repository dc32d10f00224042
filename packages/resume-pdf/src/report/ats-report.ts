import { setImmediate as nextMacrotask } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import { REPORT_FONTS } from './report-fonts.ts';

interface AdviceItem {
  gain: string;
  title: string;
  why: string;
  fix: string;
  example: string;
}

/** What a report of an ATS check says, in words that are ready to be set. */
export interface AtsReport {
  title: string;
  fileName: string;
  checkedAt: string;
  /** 0..100 */
  score: number;
  verdict: { tone: 'success' | 'info' | 'warning' | 'error'; title: string; text: string };
  /** Below the verdict: whom the CV was judged as, and the like. */
  facts: string[];
  /** The two figures with a sentence each, 0..100; none for a result from before there were two. */
  figures: { label: string; value: number | null; text: string }[];
  groups: { label: string; earned: number; points: number }[];
  /** What to mend first. */
  first: AdviceItem[];
  /** The other mends, by group. */
  findings: { group: string; items: AdviceItem[] }[];
  bullets: {
    verdict: string;
    tone: 'strong' | 'fair' | 'weak';
    text: string;
    reason: string;
    sharper: string | null;
  }[];
  /** What the CV was compared with: job ads, the newest first. */
  matches: {
    title: string;
    /** Company, place and the like. */
    facts: string;
    /** 0..100; null where nothing could be compared. */
    score: number | null;
    /** What the CV has, nearly has and lacks, each list under its name. */
    lists: { label: string; tone: 'success' | 'warning' | 'error'; items: string[] }[];
    note: string;
  }[];
  /** Headings of the parts. */
  words: Record<
    | 'first'
    | 'findings'
    | 'bullets'
    | 'sharper'
    | 'groups'
    | 'allGood'
    | 'fix'
    | 'example'
    | 'matches'
    | 'data'
    | 'missing',
    string
  >;
  fields: { label: string; value: string | null }[];
  sections: { title: string; entries: { title: string; lines: string[] }[] }[];
  footer: string;
}

/** Characters of one text; what a CV says at more length would only make the report long. */
const LONGEST = 4_000;

/** Sets a report as PDF. It is data all the way: nothing of it is read as markup. @throws RenderError */
export async function renderAtsReport(engine: Engine, report: AtsReport): Promise<Uint8Array> {
  const data = JSON.stringify({ ...report, fonts: REPORT_FONTS }, (_, value: unknown) =>
    typeof value === 'string' ? value.slice(0, LONGEST).toWellFormed() : value,
  );
  const pdf = engine.compile({ main: 'report/ats-report.typ', data, files: {} });
  // As after every compile: the engine's memory is given back in a turn of the event loop.
  await nextMacrotask();
  return pdf;
}
