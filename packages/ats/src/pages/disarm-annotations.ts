import type { Pdfium } from '../extract/engine.ts';
import { Scratch } from '../extract/memory.ts';

/** PDFium's numbers of subtypes (fpdf_annot.h). */
const LINK = 2;
/** Attached files, sounds, films, screens, 3D, rich media, XFA: nothing that a reader of a CV misses. */
const ACTIVE = new Set([17, 18, 19, 21, 25, 26, 27]);
/** PDFium's number of the action that opens an address (fpdf_doc.h). */
const OPEN_ADDRESS = 3;
const HARMLESS_ADDRESS = /^(https?|mailto|tel):/i;
const MAX_ANNOTATIONS = 5_000;

/**
 * Takes away what a document's pages would do at a click or by themselves: only links to the web, mail and telephone stay,
 * written anew so that nothing hangs behind them. What can be seen of notes and form fields stays.
 */
export function disarmAnnotations(pdfium: Pdfium, document: number): void {
  const scratch = new Scratch(pdfium);
  const emptyText = pdfium.wasmExports.malloc(2);
  pdfium.HEAPU8.fill(0, emptyText, emptyText + 2);
  try {
    for (let index = 0; index < pdfium.FPDF_GetPageCount(document); index += 1) {
      const page = pdfium.FPDF_LoadPage(document, index);
      if (!page) continue;
      disarmPage({ pdfium, scratch, document, page, emptyText });
      pdfium.FPDF_ClosePage(page);
    }
  } finally {
    pdfium.wasmExports.free(emptyText);
    scratch.free();
  }
}

interface PageAt {
  pdfium: Pdfium;
  scratch: Scratch;
  document: number;
  page: number;
  emptyText: number;
}

function disarmPage({ pdfium, scratch, document, page, emptyText }: PageAt): void {
  const count = pdfium.FPDFPage_GetAnnotCount(page);
  // From the last on, for the places of those behind a removed one change. What is beyond counting goes unseen.
  for (let index = count - 1; index >= 0; index -= 1) {
    const annotation = index < MAX_ANNOTATIONS ? pdfium.FPDFPage_GetAnnot(page, index) : 0;
    const subtype = annotation ? pdfium.FPDFAnnot_GetSubtype(annotation) : 0;
    const isActive = !annotation || ACTIVE.has(subtype);
    if (!isActive) {
      const address = subtype === LINK ? addressOf(pdfium, scratch, document, annotation) : '';
      for (const key of ['A', 'AA', 'PA'])
        withText(pdfium, key, (name) => {
          if (pdfium.FPDFAnnot_HasKey(annotation, name))
            pdfium.FPDFAnnot_SetStringValue(annotation, name, emptyText);
        });
      if (HARMLESS_ADDRESS.test(address))
        withText(pdfium, address, (text) => pdfium.FPDFAnnot_SetURI(annotation, text));
    }
    if (annotation) pdfium.FPDFPage_CloseAnnot(annotation);
    if (isActive) pdfium.FPDFPage_RemoveAnnot(page, index);
  }
}

function addressOf(pdfium: Pdfium, scratch: Scratch, document: number, annotation: number): string {
  const link = pdfium.FPDFAnnot_GetLink(annotation);
  const action = link ? pdfium.FPDFLink_GetAction(link) : 0;
  if (!action || pdfium.FPDFAction_GetType(action) !== OPEN_ADDRESS) return '';
  return scratch.text('utf-8', (buffer, length) =>
    pdfium.FPDFAction_GetURIPath(document, action, buffer, length),
  );
}

/** Hands `use` a C string for as long as it runs. */
function withText(pdfium: Pdfium, text: string, use: (pointer: number) => void): void {
  const bytes = Buffer.from(`${text.replaceAll('\0', '')}\0`, 'utf8');
  const pointer = pdfium.wasmExports.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, pointer);
  use(pointer);
  pdfium.wasmExports.free(pointer);
}
