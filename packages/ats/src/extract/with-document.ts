import { ReadError } from '../read-error.ts';
import { loadPdfium, type Pdfium } from './engine.ts';
import { pdfBytes } from './sniff.ts';

const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;

/**
 * Opens a PDF for as long as `use` runs; `document` is PDFium's handle.
 * @throws ReadError `empty`, `not_pdf`, `too_large`, `encrypted` or `damaged`, and what `use` throws
 */
export async function withDocument<Result>(
  bytes: Uint8Array,
  maxBytes: number,
  use: (pdfium: Pdfium, document: number) => Result,
): Promise<Result> {
  if (bytes.length > maxBytes)
    throw new ReadError('too_large', `The file has ${bytes.length} bytes, more than ${maxBytes}.`);
  const content = pdfBytes(bytes);
  const pdfium = await loadPdfium();
  const data = pdfium.wasmExports.malloc(content.length);
  if (!data) throw new ReadError('memory', 'There is not enough memory for the file.');
  pdfium.HEAPU8.set(content, data);
  const document = pdfium.FPDF_LoadMemDocument(data, content.length, 0);
  try {
    if (!document) throw openError(pdfium.FPDF_GetLastError());
    return use(pdfium, document);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.wasmExports.free(data);
  }
}

function openError(code: number): ReadError {
  if (code === ERROR_PASSWORD) return new ReadError('encrypted', 'The file is protected by a password.');
  if (code === ERROR_SECURITY) return new ReadError('encrypted', 'The file is protected in an unknown way.');
  return new ReadError('damaged', 'The file is damaged and cannot be opened.');
}
