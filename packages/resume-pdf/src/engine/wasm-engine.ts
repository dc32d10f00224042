import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
  type TypstCompiler,
} from '@myriaddreamin/typst-ts-web-compiler';
import { RenderError } from '../error.ts';
import { engineFonts } from '../fonts.ts';
import { DATA, type CompileJob, type Engine } from './engine.ts';
import { templatePaths, templatesFolder } from './templates-folder.ts';

const require = createRequire(import.meta.url);

/** How the compiler words its complaints: 1 is short text. */
const DIAGNOSTICS = 1;

/**
 * Typst as WebAssembly, for platforms without a native build: the same version and the same output, about three times
 * slower. Its memory grows with every compile and never shrinks, so it belongs in a process that is replaced now and then.
 */
export async function createWasmEngine(): Promise<Engine> {
  await init({ module_or_path: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.set_fonts(await loadFonts());
  for (const path of templatePaths()) {
    compiler.add_source(`/${path}`, readFileSync(join(templatesFolder, path), 'utf8'));
  }
  return { kind: 'wasm', compile: (job) => compile(compiler, job) };
}

/** Fonts are described at once, and read only when a document needs them. */
async function loadFonts() {
  const builder = new TypstFontResolverBuilder();
  const add = (read: () => Uint8Array) => {
    const info: unknown = builder.get_font_info(read());
    builder.add_lazy_font(info, read);
  };
  const { folders, files } = engineFonts();
  for (const folder of folders) {
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ttf')))
      add(() => readFileSync(join(folder, file)));
  }
  for (const file of files) add(() => file);
  return builder.build();
}

interface Outcome {
  result?: Uint8Array;
  diagnostics?: string[];
  hasError?: boolean;
}

function compile(compiler: TypstCompiler, job: CompileJob): Uint8Array {
  const files = { ...job.files, [DATA]: Buffer.from(job.data) };
  for (const [path, bytes] of Object.entries(files)) compiler.map_shadow(path, bytes);
  try {
    const outcome = compiler.compile(`/${job.main}`, [], 'pdf', DIAGNOSTICS) as Outcome;
    if (!outcome.result)
      throw new RenderError('compile', outcome.diagnostics?.[0] ?? 'the engine gave no reason');
    return outcome.result;
  } catch (error) {
    if (error instanceof RenderError) throw error;
    throw new RenderError('compile', error instanceof Error ? error.message : String(error));
  } finally {
    for (const path of Object.keys(files)) compiler.unmap_shadow(path);
    // Ages the cache; the native engine's `evictCache`.
    compiler.reset();
  }
}
