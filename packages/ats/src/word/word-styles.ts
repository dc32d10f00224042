import { DOMParser, type Element } from '@xmldom/xmldom';

/** What a style says of its letters; nothing where it leaves that to the style it is based on. */
interface LetterStyle {
  bold?: boolean;
  italic?: boolean;
  capitals?: boolean;
  /** Points. */
  size?: number;
}

export interface WordStyles {
  /** By the style's id, everything inherited. */
  of(id: string | null): LetterStyle;
  /** Points of ordinary text. */
  bodySize: number;
}

const MAX_DEPTH = 12;
const USUAL_SIZE = 11;

/** Reads a Word file's `styles.xml` (ECMA-376, 17.7). Never throws: of a damaged part the usual size is left. */
export function readStyles(xml: string): WordStyles {
  const known = new Map<string, LetterStyle & { basedOn?: string; isDefault?: boolean }>();
  let defaults: LetterStyle = {};
  for (const element of elementsOf(xml, 'w:docDefaults')) defaults = lettersOf(element);
  for (const element of elementsOf(xml, 'w:style')) {
    const id = element.getAttribute('w:styleId');
    const basedOn = child(element, 'w:basedOn')?.getAttribute('w:val');
    const isDefault =
      element.getAttribute('w:default') === '1' && element.getAttribute('w:type') === 'paragraph';
    if (id) known.set(id, { ...lettersOf(element), ...(basedOn && { basedOn }), isDefault });
  }
  const of = (id: string | null, depth = 0): LetterStyle => {
    const style = id === null ? undefined : known.get(id);
    if (!style || depth > MAX_DEPTH) return defaults;
    const { basedOn, isDefault: _, ...own } = style;
    return { ...of(basedOn ?? null, depth + 1), ...own };
  };
  const body = [...known].find(([, style]) => style.isDefault)?.[0] ?? null;
  return { of: (id) => of(id ?? body), bodySize: of(body).size ?? USUAL_SIZE };
}

function elementsOf(xml: string, name: string): Element[] {
  if (xml === '') return [];
  try {
    const document = new DOMParser({ onError: () => undefined }).parseFromString(xml, 'text/xml');
    return [...document.getElementsByTagName(name)];
  } catch {
    return [];
  }
}

function lettersOf(element: Element): LetterStyle {
  const letters = element.getElementsByTagName('w:rPr')[0];
  if (!letters) return {};
  const style: LetterStyle = {};
  const size = Number(child(letters, 'w:sz')?.getAttribute('w:val')) / 2;
  if (size > 0) style.size = size;
  const [bold, italic, capitals] = ['w:b', 'w:i', 'w:caps'].map((name) => toggle(letters, name));
  if (bold !== undefined) style.bold = bold;
  if (italic !== undefined) style.italic = italic;
  if (capitals !== undefined) style.capitals = capitals;
  return style;
}

function toggle(letters: Element, name: string): boolean | undefined {
  const element = child(letters, name);
  if (!element) return undefined;
  return !['0', 'false', 'off'].includes(element.getAttribute('w:val') ?? '1');
}

function child(element: Element, name: string): Element | undefined {
  return Array.from(element.getElementsByTagName(name)).find((each) => each.parentNode === element);
}
