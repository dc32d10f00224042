/** What a compile needs; `main` is a path below `templates/`, `data` arrives in it as `sys.inputs.data`. */
export interface CompileJob {
  main: string;
  data: string;
  /** Further files by their path in the compiler's file system, such as `/photo.jpg`. */
  files: Record<string, Uint8Array>;
}

/** Typst, in either of its builds. Calls are synchronous and block the process. */
export interface Engine {
  readonly kind: 'native' | 'wasm';
  /**
   * @returns the PDF
   * @throws RenderError `compile`
   */
  compile(job: CompileJob): Uint8Array;
}
