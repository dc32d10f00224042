import { isRecord } from '../guards.ts';
import { toColor } from '../metadata.ts';
import { toText } from '../text.ts';

type Fields = Record<string, unknown>;

/** What version 1 wrote where no look was chosen. */
const FIRST_FONT = 'montserrat';
const FIRST_COLORS = { background: '#FFFFFF', primary: '#212121', text: '#444444' };

/**
 * Version 1 → 2: a font or palette that is still the first one stood for the template's own. That now has a value of its
 * own (''), so that the first ones can be chosen, too.
 */
export function freeLooks(document: Fields): Fields {
  const { metadata } = document;
  if (!isRecord(metadata)) return document;
  const freed: Fields = { ...metadata };
  if (toText(metadata.font).trim().toLowerCase() === FIRST_FONT) freed.font = '';
  const { colors } = metadata;
  if (isRecord(colors) && isFirst(colors)) delete freed.colors;
  return { ...document, metadata: freed };
}

function isFirst(colors: Fields): boolean {
  return Object.entries(FIRST_COLORS).every(([name, first]) => toColor(colors[name], first) === first);
}
