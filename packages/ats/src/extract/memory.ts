import type { Pdfium } from './engine.ts';

const DECODERS = { 'utf-8': new TextDecoder('utf-8'), 'utf-16le': new TextDecoder('utf-16le') };

/** Scratch memory inside PDFium's heap. Views are looked up on every access because growing the heap replaces them. */
export class Scratch {
  readonly pointer: number;
  readonly #pdfium: Pdfium;
  readonly #bytes: number;

  constructor(pdfium: Pdfium, bytes = 4096) {
    this.#pdfium = pdfium;
    this.#bytes = bytes;
    this.pointer = pdfium.wasmExports.malloc(bytes);
  }

  float(index: number): number {
    return this.#pdfium.HEAPF32[(this.pointer >> 2) + index] ?? 0;
  }

  double(index: number): number {
    return this.#pdfium.HEAPF64[(this.pointer >> 3) + index] ?? 0;
  }

  uint(index: number): number {
    return this.#pdfium.HEAPU32[(this.pointer >> 2) + index] ?? 0;
  }

  setUint(index: number, value: number): void {
    this.#pdfium.HEAPU32[(this.pointer >> 2) + index] = value;
  }

  /** Text of a call that writes at most `length` bytes and answers how many it needs, its closing zero included. */
  text(encoding: 'utf-8' | 'utf-16le', call: (buffer: number, length: number) => number): string {
    const needed = call(this.pointer, this.#bytes);
    if (needed <= 0) return '';
    if (needed <= this.#bytes) return this.#decode(this.pointer, needed, encoding);
    const larger = this.#pdfium.wasmExports.malloc(needed);
    call(larger, needed);
    const text = this.#decode(larger, needed, encoding);
    this.#pdfium.wasmExports.free(larger);
    return text;
  }

  free(): void {
    this.#pdfium.wasmExports.free(this.pointer);
  }

  #decode(pointer: number, bytes: number, encoding: 'utf-8' | 'utf-16le'): string {
    const view = this.#pdfium.HEAPU8.slice(pointer, pointer + bytes);
    return DECODERS[encoding].decode(view).replace(/\0+$/, '');
  }
}
