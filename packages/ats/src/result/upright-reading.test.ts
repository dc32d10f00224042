import { expect, test } from 'vitest';
import { boxAsShown, turnedSize, type Turn } from '../extract/geometry.ts';
import type { Reading } from './parsed-resume.ts';
import { uprightReading } from './upright-reading.ts';

const upright = { width: 595, height: 842 };
const box = { x: 60, y: 40, width: 120, height: 14 };

test.each<Turn>([0, 90, 180, 270])(
  'boxes and sizes of a page whose text is turned by %s stand as on the page turned back',
  (turn) => {
    const shown = { page: 0, ...boxAsShown(upright, turn, box) };
    const reading = {
      evidence: { name: { page: 0, confidence: 0.5, boxes: [shown] } },
      unused: [{ text: 'Siti', page: 0, reason: 'unassigned', boxes: [shown] }],
      document: { pageSizes: [turnedSize(upright, turn)], ...(turn && { pageTurns: [turn] }) },
    } as unknown as Reading;
    const { evidence, unused, document } = uprightReading(reading);
    expect(evidence['name']!.boxes).toEqual([{ page: 0, ...box }]);
    expect(unused[0]!.boxes).toEqual([{ page: 0, ...box }]);
    expect(document.pageSizes).toEqual([upright]);
  },
);
