import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from './generate.ts';
import { layouts as known } from './layouts/all.ts';
import { readOptions } from './options.ts';
import { printAll, type PrintJob } from './producers/print.ts';
import type { Truth } from './sheet/truth.ts';

const options = readOptions(process.argv.slice(2));
const unknown = options.layouts?.filter((id) => !known.some((layout) => layout.id === id)) ?? [];
if (unknown.length > 0)
  throw new Error(
    `no layout called ${unknown.join(', ')}; there are ${known.map((layout) => layout.id).join(', ')}`,
  );
const layouts = known.filter((layout) => options.layouts?.includes(layout.id) ?? true);

const [pdfs, truths, lineFiles] = (await Promise.all(
  ['pdf', 'truth', 'lines'].map(async (name) => {
    const folder = join(options.out, name);
    await mkdir(folder, { recursive: true });
    return folder;
  }),
)) as [string, string, string];

const manifest: (Truth['_meta'] & { sections: string[] })[] = [];
const jobs: PrintJob[] = [];
for await (const { meta, truth, source, sections, lines } of generate({ ...options, layouts })) {
  const { name, producer } = meta;
  manifest.push({ ...meta, sections });
  jobs.push({ producer, source, to: join(pdfs, `${name}.pdf`) });
  await writeFile(join(truths, `${name}.json`), `${JSON.stringify(truth, null, 1)}\n`);
  await writeFile(join(lineFiles, `${name}.json`), `${JSON.stringify(lines, null, 1)}\n`);
}
await printAll(jobs);
await writeFile(join(options.out, 'manifest.json'), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(
  `${manifest.length} CVs in ${layouts.length} layouts, ${manifest.filter((entry) => entry.split === 'holdout').length} held out: ${options.out}`,
);
