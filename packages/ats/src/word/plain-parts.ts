import { DOMParser, XMLSerializer, type Document, type Element } from '@xmldom/xmldom';
import { readHeading } from '../classify/read-heading.ts';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const WRAPPERS = /<\/?w:(?:fldSimple|bdo|dir|footnote|endnote)(?:\s[^<>]*)?>/g;

/**
 * A part's XML with what mammoth passes over brought into forms that it reads, so that no visible word is lost: fields and
 * directions unwrapped, every line break and tab alike, text boxes out of drawings and from the top down, formulas as text. Hidden letters go, and
 * so does what a template asks for where nobody wrote anything. Of damaged XML nothing is changed.
 */
export function withPlainParts(xml: string): string {
  const plain = xml
    .replace(WRAPPERS, '')
    .replace(/<w:cr\s*\/>/g, '<w:br/>')
    .replace(/<w:ptab(?:\s[^<>]*)?\/>/g, '<w:tab/>')
    .replace(/<w:softHyphen\s*\/>/g, '');
  const hasBoxes = plain.includes('<w:drawing') && plain.includes('<w:txbxContent');
  if (!hasBoxes && !/<(?:m:oMath|w:vanish|w:showingPlcHdr)\b/.test(plain)) return plain;
  try {
    const part = new DOMParser({ onError: () => undefined }).parseFromString(plain, 'text/xml');
    orderBoxes(part);
    sideColumnsLast(part);
    freeBoxes(part);
    writeFormulas(part);
    for (const mark of within(part, 'w:vanish')) hide(mark);
    for (const mark of within(part, 'w:showingPlcHdr')) emptyControl(mark);
    return new XMLSerializer().serializeToString(part);
  } catch {
    return plain;
  }
}

function within(from: Document | Element, name: string): Element[] {
  return [...from.getElementsByTagName(name)];
}

interface PlacedBox {
  holder: Element;
  from: string;
  top: number;
  left: number;
}

/** Boxes that hang on one paragraph stand in it in the order in which they were drawn: they are put in the order of their places. */
function orderBoxes(part: Document): void {
  const byParagraph = Map.groupBy(within(part, 'wp:anchor').flatMap(placedBox), ({ holder }) =>
    ancestor(holder, 'w:p'),
  );
  for (const [paragraph, boxes] of byParagraph) {
    if (!paragraph || boxes.length < 2 || boxes.some(({ from }) => from !== boxes[0]!.from)) continue;
    const sorted = boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
    const slots = boxes.map(({ holder }) => {
      const slot = part.createComment('');
      holder.parentNode?.replaceChild(slot, holder);
      return slot;
    });
    for (const [index, slot] of slots.entries()) slot.parentNode?.replaceChild(sorted[index]!.holder, slot);
  }
}

/** Where a box with text is anchored, if both its places are given in numbers. */
function placedBox(anchor: Element): PlacedBox[] {
  if (within(anchor, 'w:txbxContent').length === 0 || ancestor(anchor, 'w:txbxContent')) return [];
  const places = ['wp:positionV', 'wp:positionH'].flatMap((name) => within(anchor, name).slice(0, 1));
  const [top, left] = places.map((place) => Number(within(place, 'wp:posOffset')[0]?.textContent ?? NaN));
  const holder = ancestor(anchor, 'mc:AlternateContent') ?? ancestor(anchor, 'w:drawing');
  if (!holder || top === undefined || left === undefined || Number.isNaN(top + left)) return [];
  return [{ holder, from: places[0]!.getAttribute('relativeFrom') ?? '', top, left }];
}

/**
 * A box over the name that begins with a heading (`Kontak`) is a column beside the text, anchored at its first line: it is read after the text,
 * whose name would otherwise stand below the last heading of the box.
 */
function sideColumnsLast(part: Document): void {
  const [body] = within(part, 'w:body');
  const paragraphs = within(part, 'w:p').filter((each) => textWithoutBoxes(each) !== '');
  const isInBox = (paragraph: Element) => ancestor(paragraph, 'w:txbxContent') !== undefined;
  const first = paragraphs.find((each) => !isInBox(each));
  if (!body || !first || isHeading(first)) return;
  const anchors = within(part, 'wp:anchor').filter((anchor) => {
    const texts = within(anchor, 'w:p').filter((each) => textWithoutBoxes(each) !== '');
    return (
      !isInBox(anchor) &&
      texts.length >= FEWEST_OF_COLUMN &&
      isHeading(texts[0]!) &&
      isBefore(anchor, first, body)
    );
  });
  for (const anchor of anchors) {
    const holder = ancestor(anchor, 'mc:AlternateContent') ?? ancestor(anchor, 'w:r');
    if (!holder) continue;
    const paragraph = part.createElementNS(WORD, 'w:p');
    paragraph.appendChild(holder);
    const sect = [...body.childNodes].findLast((node) => node.nodeName === 'w:sectPr');
    body.insertBefore(paragraph, sect ?? null);
  }
}

const FEWEST_OF_COLUMN = 3;

const isHeading = (paragraph: Element) => readHeading(textWithoutBoxes(paragraph)) !== undefined;

/** It hangs on the first paragraph with words, or on one above. */
function isBefore(anchor: Element, first: Element, body: Element): boolean {
  const paragraph = ancestor(anchor, 'w:p');
  const all = within(body, 'w:p');
  return paragraph !== undefined && all.indexOf(paragraph) <= all.indexOf(first);
}

function textWithoutBoxes(paragraph: Element): string {
  const own = within(paragraph, 'w:t').filter((text) => ancestor(text, 'w:p') === paragraph);
  return own
    .map((text) => text.textContent ?? '')
    .join('')
    .trim();
}

function ancestor(of: Element, name: string): Element | undefined {
  for (let node = of.parentNode; node; node = node.parentNode)
    if (node.nodeName === name) return node as Element;
  return undefined;
}

/** Mammoth reads the boxes of older drawings alone, which some programs leave out. */
function freeBoxes(part: Document): void {
  for (const alternate of within(part, 'mc:AlternateContent')) {
    const isRead = within(alternate, 'mc:Fallback').some((each) => within(each, 'w:txbxContent').length > 0);
    if (!isRead) replaceByBoxes(part, alternate);
  }
  for (const drawing of within(part, 'w:drawing')) replaceByBoxes(part, drawing);
}

function replaceByBoxes(part: Document, drawing: Element): void {
  const boxes = within(drawing, 'w:txbxContent').filter((box) => !hasBoxAround(box, drawing));
  if (boxes.length === 0) return;
  const picture = part.createElementNS(WORD, 'w:pict');
  for (const box of boxes) picture.appendChild(box);
  drawing.parentNode?.replaceChild(picture, drawing);
}

function hasBoxAround(box: Element, drawing: Element): boolean {
  for (let node = box.parentNode; node && node !== drawing; node = node.parentNode)
    if (node.nodeName === 'w:txbxContent') return true;
  return false;
}

function writeFormulas(part: Document): void {
  for (const formula of [...within(part, 'm:oMathPara'), ...within(part, 'm:oMath')]) {
    const run = part.createElementNS(WORD, 'w:r');
    const text = part.createElementNS(WORD, 'w:t');
    text.appendChild(part.createTextNode(formula.textContent ?? ''));
    run.appendChild(text);
    formula.parentNode?.replaceChild(run, formula);
  }
}

const isOff = (mark: Element) => /^(?:0|false|off)$/.test(mark.getAttribute('w:val') ?? '');

/** A content control that still shows its prompt: `[Klik di sini …]`. */
function emptyControl(mark: Element): void {
  const control = mark.parentNode?.parentNode;
  if (isOff(mark) || control?.nodeName !== 'w:sdt') return;
  for (const run of within(control as Element, 'w:r')) run.parentNode?.removeChild(run);
}

function hide(mark: Element): void {
  const run = mark.parentNode?.parentNode;
  if (!isOff(mark) && mark.parentNode?.nodeName === 'w:rPr' && run?.nodeName === 'w:r')
    run.parentNode?.removeChild(run);
}
