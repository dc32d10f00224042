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

test('a cut along the panel’s edge stays first, though a line of contacts above the panel reaches over it', () => {
  const page = buildPage([
    { text: 'Felicia Arunika', x: 40, y: 60 },
    { text: 'Medan', x: 240, y: 60 },
    { text: 'Kafka', x: 51, y: 200 },
    { text: 'JAN 2022 - Present', x: 221, y: 200 },
    { text: 'Backend Engineer', x: 329, y: 200 },
  ]);
  const [name, town, skill, period, post] = makeFragments(page.items, 0);
  const cut = { x: 0, top: 60, bottom: 200, score: 1 };
  const alongPanel = {
    ...cut,
    gutterLeft: 170,
    gutterRight: 221,
    left: [name!, skill!],
    right: [town!, period!, post!],
  };
  const withinPanel = { ...cut, gutterLeft: 172, gutterRight: 329, left: [skill!], right: [post!] };
  const panel = { kind: 'fill' as const, colour: 0x222233, x: 40, y: 110, width: 159, height: 640 };
  expect(panelFirst([alongPanel, withinPanel], { ...page, shapes: [panel] })[0]).toBe(alongPanel);
});
