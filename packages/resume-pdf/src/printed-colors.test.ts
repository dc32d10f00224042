import { templateNames } from '@setapak/resume';
import { expect, test } from 'vitest';
import { isReadable } from './contrast.ts';
import { templateLooks } from './looks.ts';
import { printedColors } from './printed-colors.ts';

const odd = ['#FFFFFF', '#FFC400', '#8FD3FF', '#888888', '#D81B60', '#1B1F2A', '#000000'];

test.each(templateNames)('%s: letters can be read, whichever colours were chosen', (template) => {
  for (const background of odd)
    for (const primary of odd)
      for (const text of odd) {
        const printed = printedColors(template, { background, primary, text });
        const { muted, onArea, quietOnArea } = printed;
        for (const color of [printed.primary, printed.text, muted])
          expect(isReadable(color, [background]), `${color} on ${background}`).toBe(true);
        for (const color of [onArea, quietOnArea])
          expect(isReadable(color, [primary]), `${color} on ${primary}`).toBe(true);
        expect(printed.area).toBe(primary);
      }
});

test.each(templateNames)('%s: its own colours are printed as they are', (template) => {
  const own = templateLooks[template].colors;
  expect(printedColors(template, own)).toMatchObject(own);
});
