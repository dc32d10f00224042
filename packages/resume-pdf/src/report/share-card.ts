import { setImmediate as nextMacrotask } from 'node:timers/promises';
import type { Engine } from '../engine/engine.ts';
import { REPORT_FONTS } from './report-fonts.ts';

/** What stands on the picture of a shared CV. */
export interface ShareCard {
  label: string;
  name: string;
  /** What the person is, in a line; may be empty. */
  role: string;
  footer: string;
}

/** Longest name and role that are set, in characters; more is cut off. */
const LONGEST = { name: 60, role: 110 };

/** Sets the card as a PDF of one page, 1200 by 630 points. It is data all the way: nothing of it is read as markup. @throws RenderError */
export async function renderShareCard(engine: Engine, card: ShareCard): Promise<Uint8Array> {
  const words = { ...card, name: cut(card.name, LONGEST.name), role: cut(card.role, LONGEST.role) };
  const data = JSON.stringify({ ...words, fonts: REPORT_FONTS }, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  );
  const pdf = engine.compile({ main: 'report/share-card.typ', data, files: {} });
  // As after every compile: the engine's memory is given back in a turn of the event loop.
  await nextMacrotask();
  return pdf;
}

function cut(text: string, most: number): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' ').trim());
  return letters.length > most
    ? `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}
