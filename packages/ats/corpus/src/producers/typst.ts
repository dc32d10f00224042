import { writeFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { MarkupJob } from './chromium.ts';
import { fontFolders } from './fonts.ts';

export async function printWithTypst(jobs: MarkupJob[]): Promise<void> {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] });
  for (const { markup, to } of jobs) await writeFile(to, compiler.pdf({ mainFileContent: markup }));
  compiler.evictCache(0);
}
