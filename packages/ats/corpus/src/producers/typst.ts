import { writeFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { MarkupJob } from './chromium.ts';
import { fontFolders } from './fonts.ts';

/** Makes PDFs from Typst's markup, in this process. */
export function typstPrinter(): (markup: string) => Uint8Array {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] });
  return (markup) => {
    const pdf = compiler.pdf({ mainFileContent: markup });
    compiler.evictCache(0);
    return pdf;
  };
}

export async function printWithTypst(jobs: MarkupJob[]): Promise<void> {
  const print = typstPrinter();
  for (const { markup, to } of jobs) await writeFile(to, print(markup));
}
