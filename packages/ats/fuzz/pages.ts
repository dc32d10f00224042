import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DEFAULT_LIMITS, readPdf } from '../src/extract/read-pdf.ts';
import type { PageItems, TextItem } from '../src/model.ts';
import { readItems } from '../src/read-items.ts';
import { seeded } from './mutate.ts';

// Reads pages whose words stand, look and say otherwise than in their file: whatever the layout, reading must not throw.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});
if (positionals.length === 0) {
  process.stderr.write('Usage: npm run fuzz:pages -w @setapak/ats -- [--rounds N] [--seed N] FILE.pdf...\n');
  process.exit(2);
}

type Pages = readonly PageItems[];
type Change = (item: TextItem) => TextItem | undefined;

const random = seeded(Number(values.seed));
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
const rarely =
  (change: Change, share = 0.1): Change =>
  (item) =>
    random() < share ? change(item) : item;

const WORDS =
  '2019 - 2020|Universitas|-|–|PT Maju,|Jakarta|S1|•|(|IPK 3,5|Jan 2020|Sekarang|:|Pengalaman|Skills|À|a|1|Email:|+62|%|/|Feb'.split(
    '|',
  );
const CHANGES: readonly Change[] = [
  (item) => moved(item, random() * 40 - 20, random() * 6 - 3),
  rarely((item) => moved(item, random() * 500 - item.x, 0)),
  rarely((item) => moved(item, 0, random() * 800 - item.y), 0.05),
  rarely((item) => ({ ...item, text: pick(WORDS) })),
  rarely((item) => ({ ...item, text: item.text.slice(0, 1 + Math.floor(random() * 4)) })),
  rarely((item) => ({ ...item, text: item.text.replace(/\d/g, () => String(Math.floor(random() * 10))) })),
  rarely((item) => ({ ...item, text: item.text.toUpperCase() })),
  rarely((item) => ({ ...item, size: pick([1, 4, 8, 10, 12, 24, 60]) })),
  rarely((item) => ({ ...item, width: item.width * pick([0, 0.2, 3]) })),
  rarely((item) => ({ ...item, bold: !item.bold })),
  rarely(() => undefined, 0.05),
];

function moved(item: TextItem, x: number, y: number): TextItem {
  return { ...item, x: item.x + x, y: item.y + y, baseline: item.baseline + y };
}

function changed(pages: Pages): Pages {
  const changes = [pick(CHANGES), pick(CHANGES), pick(CHANGES)];
  const apply = (item: TextItem) =>
    changes.reduce<TextItem | undefined>((each, change) => each && change(each), item);
  return pages.map((page) => ({ ...page, items: page.items.flatMap((item) => apply(item) ?? []) }));
}

/** Where reading broke off: the error and the first lines of its stack; undefined where it did not. */
function faultOf(pages: Pages): string | undefined {
  try {
    readItems(pages, { asOf: '2026-01-01' });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.stack!.split('\n').slice(0, 3).join('\n') : String(error);
  }
}

/** As few words as still bring about the same fault. */
function fewest(pages: Pages, fault: string): Pages {
  let words = pages.flatMap((page, number) => page.items.map((item) => ({ number, item })));
  const build = (some: typeof words) =>
    pages.map((page, number) => ({
      ...page,
      items: some.filter((word) => word.number === number).map(({ item }) => item),
    }));
  for (let size = Math.ceil(words.length / 2); size >= 1; size = size === 1 ? 0 : Math.floor(size / 2))
    for (let at = 0; at < words.length;) {
      const others = words.toSpliced(at, size);
      if (faultOf(build(others)) === fault) words = others;
      else at += size;
    }
  return build(words);
}

const files: Pages[] = [];
for (const file of positionals)
  files.push((await readPdf(Uint8Array.from(readFileSync(file)), DEFAULT_LIMITS)).pages);
const faults = new Map<string, number>();
let slowest = 0;
for (let round = 0; round < Number(values.rounds); round += 1) {
  const pages = changed(pick(files));
  const begun = performance.now();
  const fault = faultOf(pages);
  slowest = Math.max(slowest, performance.now() - begun);
  if (fault === undefined) continue;
  faults.set(fault, (faults.get(fault) ?? 0) + 1);
  if (faults.get(fault)! > 1) continue;
  const items = fewest(pages, fault).flatMap((page) => page.items);
  const words = items.map(
    ({ text, x, baseline, size }) => `  ${x} ${baseline} ${size} ${JSON.stringify(text)}`,
  );
  process.stdout.write(`${fault}\n${words.join('\n')}\n`);
}
process.stdout.write(
  `${JSON.stringify({ rounds: Number(values.rounds), slowestMs: Math.round(slowest), faults: faults.size })}\n`,
);
if (faults.size > 0) process.exitCode = 1;
