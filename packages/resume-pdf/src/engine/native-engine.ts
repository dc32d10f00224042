import { readFileSync } from 'node:fs';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { RenderError } from '../error.ts';
import { engineFonts } from '../fonts.ts';
import { DATA, type CompileJob, type Engine } from './engine.ts';
import { templatePaths, templatesFolder } from './templates-folder.ts';

/** Compiled layouts are kept for as many compiles: fonts and templates are reused, and what is older costs more to look through than it saves. */
const CACHE_AGE = 1;
/** What a huge document left behind goes at once. Characters of data; a usual CV has 10,000. */
const HUGE = 100_000;

/** Typst as a native add-on. Throws where the platform has none. */
export function createNativeEngine(): Engine {
  const fonts = engineFonts();
  const compiler = NodeCompiler.create({
    workspace: templatesFolder,
    // Files before folders: the other order ends the process.
    fontArgs: [{ fontBlobs: fonts.files }, { fontPaths: fonts.folders }],
  });
  // In its memory: it would look each up on the disk for every document.
  for (const path of templatePaths()) {
    const place = `${templatesFolder}/${path}`;
    compiler.mapShadow(place, readFileSync(place));
  }
  // Forgetting takes a twentieth of a render. It comes once the PDF is on its way, or before the next one.
  let age: number | undefined;
  const forget = () => {
    if (age !== undefined) compiler.evictCache(age);
    age = undefined;
  };
  return {
    kind: 'native',
    compile(job) {
      forget();
      age = job.data.length > HUGE ? 0 : CACHE_AGE;
      setImmediate(forget);
      return compile(compiler, job);
    },
  };
}

function compile(compiler: NodeCompiler, job: CompileJob): Uint8Array {
  const paths = Object.entries({ ...job.files, [DATA]: Buffer.from(job.data) }).map(([path, bytes]) => {
    const place = `${templatesFolder}${path}`;
    compiler.mapShadow(place, Buffer.from(bytes));
    return place;
  });
  try {
    const result = compiler.compile({ mainFilePath: `${templatesFolder}/${job.main}` });
    if (!result.result) throw new RenderError('compile', describe(compiler, result.takeDiagnostics()));
    return new Uint8Array(exported(compiler, result.result, job.standards ?? []));
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
  }
}

/** As the first standard that the document passes: the engine checks all that a program can, and throws. */
function exported(
  compiler: NodeCompiler,
  document: NodeTypstDocument,
  [standard, ...others]: readonly string[],
): Buffer {
  if (standard === undefined) return compiler.pdf(document, {});
  try {
    return compiler.pdf(document, { pdfStandard: standard });
  } catch {
    return exported(compiler, document, others);
  }
}

function describe(
  compiler: NodeCompiler,
  error: ReturnType<ReturnType<NodeCompiler['compile']>['takeDiagnostics']>,
): string {
  const [first] = error ? (compiler.fetchDiagnostics(error) as { message?: string }[]) : [];
  return first?.message ?? 'the engine gave no reason';
}
