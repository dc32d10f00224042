import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findSections } from '../../../src/classify/find-sections.ts';
import { lineRoles, type LineRole } from '../../../src/entries/line-roles.ts';
import { preparedColumns } from '../../../src/entries/split-entries.ts';
import { DEFAULT_LIMITS, readPdf } from '../../../src/extract/read-pdf.ts';
import type { Line } from '../../../src/layout/line.ts';
import { readingOrder } from '../../../src/layout/reading-order.ts';
import { lineFeatures } from '../../../src/tagger/line-features.ts';
import type { LabelledLine } from '../blocks/arrange.ts';
import type { Label } from '../sheet/sheet.ts';

/** The lines of one list of entries with what they are; undefined where the labels do not tell. */
export interface Sample {
  layout: string;
  held: boolean;
  features: string[][];
  rules: LineRole[];
  roles: (LineRole | undefined)[];
}

const ROLE_OF: Partial<Record<Label, LineRole>> = {
  'entry-title': 'head',
  'entry-org': 'head',
  'entry-place': 'head',
  date: 'head',
  'education-degree': 'head',
  'education-org': 'head',
  'activity-title': 'head',
  'activity-org': 'head',
  'project-title': 'head',
  bullet: 'text',
  description: 'text',
  'education-note': 'text',
};

const squeeze = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** The role of a line of the page by the labelled pieces that it holds, or that hold it. */
function roleOf(line: Line, pieces: readonly (readonly [string, LineRole])[]): LineRole | undefined {
  const text = squeeze(line.text);
  const votes = new Map<LineRole, number>();
  for (const [piece, role] of pieces) {
    const overlap = text.includes(piece) ? piece.length : piece.includes(text) ? text.length : 0;
    if (overlap > 2) votes.set(role, Math.max(votes.get(role) ?? 0, overlap));
  }
  const [best] = [...votes].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= 0.4 * text.length ? best[0] : undefined;
}

/** Every list of entries of a corpus folder. */
export async function lineSamples(folder: string): Promise<Sample[]> {
  const samples: Sample[] = [];
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as {
    name: string;
    layout: string;
    split: string;
  }[];
  const files = new Set(await readdir(join(folder, 'pdf')));
  for (const { name, layout, split } of manifest) {
    if (!files.has(`${name}.pdf`)) continue;
    const labelled = JSON.parse(
      await readFile(join(folder, 'lines', `${name}.json`), 'utf8'),
    ) as LabelledLine[];
    const pieces = labelled.flatMap((line) =>
      line.pieces.flatMap(({ text, label }) => {
        const role = ROLE_OF[label];
        return role && squeeze(text).length > 2 ? [[squeeze(text), role] as const] : [];
      }),
    );
    const { pages } = await readPdf(await readFile(join(folder, 'pdf', `${name}.pdf`)), DEFAULT_LIMITS);
    const { flows, styles } = readingOrder(pages);
    for (const section of findSections(flows, styles)) {
      if (!['work', 'education', 'organisation'].includes(section.type)) continue;
      for (const lines of preparedColumns(section.lines)) {
        const rules = lineRoles(lines);
        const roles = lines.map((line) => roleOf(line, pieces));
        const features = lineFeatures(lines, rules);
        samples.push({ layout, held: split === 'holdout', features, rules, roles });
      }
    }
  }
  return samples;
}
