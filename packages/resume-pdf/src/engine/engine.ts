/** What a compile needs; `main` is a path below `templates/`, `data` is JSON that it reads as the file `DATA`. */
export interface CompileJob {
  main: string;
  data: string;
  /** Further files by their path in the compiler's file system, such as `/photo.jpg`. */
  files: Record<string, Uint8Array>;
  /** What the file must keep to, the strictest first; the first that the document passes. Without any it is tagged all the same. */
  standards?: readonly ('ua-1' | 'a-2a')[];
}

/** A file and not `sys.inputs`: those are part of the language's library, and with each new one all templates would be evaluated anew. */
export const DATA = '/data.json';

/** Typst, in either of its builds. Calls are synchronous and block the process. */
export interface Engine {
  readonly kind: 'native' | 'wasm';
  /**
   * @returns the PDF
   * @throws RenderError `compile`
   */
  compile(job: CompileJob): Uint8Array;
}
