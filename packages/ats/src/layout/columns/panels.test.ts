import { expect, test } from 'vitest';
import { buildPage } from '../../testing/build-page.ts';
import { makeFragments } from '../make-fragments.ts';
import { panelFirst } from './panels.ts';

test('a panel down the page is cut off before the towns that stand flush right beside it', () => {
  const page = buildPage([
    { text: 'Arunika River Authority', x: 75, y: 100 },
    { text: 'Salisbury', x: 370, y: 100 },
    { text: 'Modelling', x: 441, y: 110 },
  ]);
  const [employer, town, skill] = makeFragments(page.items, 0);
  const cut = { x: 0, gutterLeft: 0, gutterRight: 0, top: 90, bottom: 110, score: 1 };
  const beforeTowns = { ...cut, left: [employer!], right: [town!, skill!] };
  const beforePanel = { ...cut, left: [employer!, town!], right: [skill!] };
  const panel = { kind: 'fill' as const, colour: 0xf2f2f2, x: 432, y: 0, width: 163, height: 842 };
  expect(panelFirst([beforeTowns, beforePanel], { ...page, shapes: [panel] })[0]).toBe(beforePanel);
  expect(panelFirst([beforeTowns, beforePanel], page)[0]).toBe(beforeTowns);
});
