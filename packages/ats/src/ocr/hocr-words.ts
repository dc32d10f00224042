import type { TextItem } from '../model.ts';
import { isMisreadBullet, isMisreadIcon } from './misread-bullets.ts';

const LINE =
  /<span class='ocr_(?:line|header|caption|textfloat)'[^>]*title="([^"]*)">([\s\S]*?)\n {5}<\/span>/g;
const WORD =
  /<span class='ocrx_word'[^>]*title='bbox (\d+) (\d+) (\d+) (\d+); x_wconf (\d+)'[^>]*>([\s\S]*?)<\/span>/g;
/** Of 100; below this a "word" is mostly a stain, a rule or a face. */
const LEAST_SURE = 35;
/** A drawn rule is a line much lower than its letters would be, of which nothing is read surely. */
const LOWEST = 0.8;
const LEAST_SURE_OF_RULE = 70;
/** Of 100. */
const SURE = 80;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/**
 * Tesseract's hOCR as words with their places.
 * @param scale pixels a point
 */
export function wordsOfHocr(hocr: string, scale: number): TextItem[] {
  return [...hocr.matchAll(LINE)].flatMap(([, title = '', inner = '']) => {
    const [lineLeft = 0, lineTop = 0, lineRight = 0, lineBottom = 0] = numbersOf(title, 'bbox');
    const [size = 30] = numbersOf(title, 'x_size');
    const surest = Math.max(...[...inner.matchAll(WORD)].map((word) => Number(word[5])));
    if (lineBottom - lineTop < LOWEST * size && surest < LEAST_SURE_OF_RULE) return [];
    const words = [...inner.matchAll(WORD)].flatMap(([, left, top, right, bottom, sure, markup = '']) => {
      const text = textOf(markup);
      return text === '' || Number(sure) < LEAST_SURE
        ? []
        : [
            {
              text,
              left: Number(left),
              top: Number(top),
              right: Number(right),
              bottom: Number(bottom),
              sure: Number(sure),
            },
          ];
    });
    const [slope = 0, offset = 0] = numbersOf(title, 'baseline');
    // One for the line, so that what is left of a slope parts no words.
    const baseline = (lineBottom + offset + (slope * (lineRight - lineLeft)) / 2) / scale;
    if (words[0] && isMisreadIcon(words[0], words[1]?.text)) words.shift();
    return words.map((word, index): TextItem => {
      const bullet = index === 0 && isMisreadBullet(word.text, words[1]?.text);
      return {
        text: bullet ? '•' : word.text,
        x: word.left / scale,
        y: word.top / scale,
        width: (word.right - word.left) / scale,
        height: (word.bottom - word.top) / scale,
        baseline,
        size: size / scale,
        font: 'OCR',
        bold: false,
        italic: false,
        colour: 0,
        ...(index > 0 && { spaced: true }),
      };
    });
  });
}

/** How many letters stand in words of which Tesseract is sure. */
export function sureLetters(hocr: string): number {
  return [...hocr.matchAll(WORD)].reduce((sum, [, , , , , sure, markup = '']) => {
    const text = textOf(markup);
    return Number(sure) >= SURE && text.length > 2 ? sum + text.length : sum;
  }, 0);
}

function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .trim();
}

function numbersOf(title: string, name: string): number[] {
  const found = new RegExp(`(?:^|; )${name} ([-\\d. ]+)`).exec(title)?.[1];
  return found?.trim().split(' ').map(Number) ?? [];
}
