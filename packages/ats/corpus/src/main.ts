import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arrange, labelledLines } from './blocks/arrange.ts';
import { makeCv } from './content/make-cv.ts';
import { Words } from './content/words.ts';
import { layouts as known } from './layouts/all.ts';
import { readOptions } from './options.ts';
import { printAll, type PrintJob } from './producers/print.ts';
import { Random } from './random.ts';
import { makeSheet } from './sheet/make-sheet.ts';
import type { Truth } from './sheet/truth.ts';
import { holdoutLayouts } from './split.ts';

const options = readOptions(process.argv.slice(2));
const unknown = options.layouts?.filter((id) => !known.some((layout) => layout.id === id)) ?? [];
if (unknown.length > 0)
  throw new Error(
    `no layout called ${unknown.join(', ')}; there are ${known.map((layout) => layout.id).join(', ')}`,
  );
const layouts = known.filter((layout) => options.layouts?.includes(layout.id) ?? true);
const held = holdoutLayouts(known);

const [pdfs, truths, lines] = (await Promise.all(
  ['pdf', 'truth', 'lines'].map(async (name) => {
    const folder = join(options.out, name);
    await mkdir(folder, { recursive: true });
    return folder;
  }),
)) as [string, string, string];

const manifest: (Truth['_meta'] & { sections: string[] })[] = [];
const jobs: PrintJob[] = [];
for (let i = 0; i < options.count; i++) {
  const layout = layouts[i % layouts.length];
  if (!layout) break;
  const turn = Math.floor(i / layouts.length);
  const random = new Random(`${options.seed}:${layout.id}:${turn}`);
  const split = held.has(layout.id) ? 'holdout' : 'train';
  const lang = (turn * 2 + new Random(`lang:${layout.id}`).int(0, 4)) % 5 < 3 ? 'id' : 'en';
  const name = `${layout.id}-${lang}-${String(turn + 1).padStart(2, '0')}`;
  const cv = makeCv(new Words(`${options.seed}:${layout.id}:${turn}:cv`, split), {
    id: `${options.seed}-${layout.id}-${turn}`,
    lang,
    asOf: options.asOf,
  });
  const {
    sheet,
    truth: { accept, optional, ...truth },
  } = makeSheet(random.fork('sheet'), cv, layout.shows, options.asOf);
  const page = arrange(sheet, layout.manner);
  const meta: Truth['_meta'] = {
    name,
    layout: layout.id,
    producer: layout.producer,
    columns: layout.columns,
    style: layout.style,
    lang,
    source: 'generated',
    doc: cv.id,
    split,
  };
  manifest.push({ ...meta, sections: page.sections.map((section) => section.kind) });
  jobs.push({
    producer: layout.producer,
    source: await layout.draw(page, random.fork('draw'), sheet),
    to: join(pdfs, `${name}.pdf`),
  });
  await writeFile(
    join(truths, `${name}.json`),
    `${JSON.stringify({ ...truth, _meta: meta, _accept: accept, _optional: optional } satisfies Truth, null, 1)}\n`,
  );
  await writeFile(join(lines, `${name}.json`), `${JSON.stringify(labelledLines(page), null, 1)}\n`);
}
await printAll(jobs);
await writeFile(join(options.out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(
  `${manifest.length} CVs in ${layouts.length} layouts, ${manifest.filter((entry) => entry.split === 'holdout').length} held out: ${options.out}`,
);
