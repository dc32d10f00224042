import { setImmediate as nextMacrotask } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import { REPORT_FONTS } from './report-fonts.ts';

/** What a mentor was paid and for what, in words that are ready to be set. */
export interface PayoutStatement {
  title: string;
  name: string;
  facts: { label: string; value: string }[];
  lines: { date: string; text: string; amount: string }[];
  total: { label: string; amount: string };
  words: { date: string; text: string; amount: string };
  note: string;
  footer: string;
}

/** Sets a statement as PDF. It is data all the way: nothing of it is read as markup. @throws RenderError */
export async function renderPayoutStatement(engine: Engine, statement: PayoutStatement): Promise<Uint8Array> {
  const data = JSON.stringify({ ...statement, fonts: REPORT_FONTS }, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  const pdf = engine.compile({ main: 'report/payout-statement.typ', data, files: {} });
  // As after every compile: the engine's memory is given back in a turn of the event loop.
  await nextMacrotask();
  return pdf;
}
