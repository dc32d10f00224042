import type { Pdfium } from './engine.ts';
import type { Scratch } from './memory.ts';

const WIDGET = 20;
const URI_ACTION = 3;
const MAX_ANNOTATIONS = 2_000;

/** left, top, right, bottom in PDF space */
export type Rect = readonly [number, number, number, number];

/** The web and mail addresses behind a page's links. */
export function readLinks(pdfium: Pdfium, scratch: Scratch, document: number, page: number) {
  const links: { url: string; rect: Rect }[] = [];
  const cursor = scratch.pointer;
  const position = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32[position >> 2] = 0;
  for (let count = 0; count < MAX_ANNOTATIONS; count += 1) {
    if (!pdfium.FPDFLink_Enumerate(page, position, cursor)) break;
    const link = scratch.uint(0);
    const action = pdfium.FPDFLink_GetAction(link);
    if (!action || pdfium.FPDFAction_GetType(action) !== URI_ACTION) continue;
    const rect = pdfium.FPDFLink_GetAnnotRect(link, cursor) ? readRect(scratch) : undefined;
    const url = scratch.text('utf-8', (buffer, length) =>
      pdfium.FPDFAction_GetURIPath(document, action, buffer, length),
    );
    if (rect && url !== '' && url.length < 2_000) links.push({ url, rect });
  }
  pdfium.wasmExports.free(position);
  return links;
}

const FORM_INFO_BYTES = 256;
const FORM_INFO_VERSION = 2;

/** A document's interactive form, which knows the values that its fields inherit. `close` it before the document. */
export function openForm(pdfium: Pdfium, document: number): { form: number; close(): void } | undefined {
  if (pdfium.FPDF_GetFormType(document) <= 0) return undefined;
  const info = pdfium.wasmExports.malloc(FORM_INFO_BYTES);
  pdfium.HEAPU8.fill(0, info, info + FORM_INFO_BYTES);
  pdfium.HEAP32[info >> 2] = FORM_INFO_VERSION;
  const form = pdfium.FPDFDOC_InitFormFillEnvironment(document, info);
  return {
    form,
    close() {
      if (form) pdfium.FPDFDOC_ExitFormFillEnvironment(form);
      pdfium.wasmExports.free(info);
    },
  };
}

/** ISO 32000-2, 12.5.3: a hidden annotation, and one that is not shown on a screen. */
const UNSEEN_FLAGS = (1 << 1) | (1 << 5);
/** Points: nothing can be read in a smaller field. */
const LEAST_SIDE = 2;

/** What was typed into those of a page's form fields that can be seen. */
export function readFormValues(pdfium: Pdfium, scratch: Scratch, page: number, form: number) {
  const values: { text: string; rect: Rect }[] = [];
  const count = Math.min(pdfium.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  for (let index = 0; index < count; index += 1) {
    const annotation = pdfium.FPDFPage_GetAnnot(page, index);
    if (!annotation) continue;
    const isSeen = (pdfium.FPDFAnnot_GetFlags(annotation) & UNSEEN_FLAGS) === 0;
    if (isSeen && pdfium.FPDFAnnot_GetSubtype(annotation) === WIDGET) {
      const text = scratch.text('utf-16le', (buffer, length) =>
        pdfium.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, length),
      );
      if (text.trim() !== '' && pdfium.FPDFAnnot_GetRect(annotation, scratch.pointer)) {
        const rect = readRect(scratch);
        if (!isFlat(rect)) values.push({ text, rect });
      }
    }
    pdfium.FPDFPage_CloseAnnot(annotation);
  }
  return values;
}

function isFlat([left, top, right, bottom]: Rect): boolean {
  return Math.abs(right - left) < LEAST_SIDE || Math.abs(top - bottom) < LEAST_SIDE;
}

function readRect(scratch: Scratch): Rect {
  return [scratch.float(0), scratch.float(1), scratch.float(2), scratch.float(3)];
}
